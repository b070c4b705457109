package dev.standpipe.rewrite.summary;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What may be another afterwards where {@link QuietCode} has run, or a round, and what the proof rests on. */
public final class Footprint {
    private final Set<FieldName> fields = new LinkedHashSet<>();
    /** By what stores into them, from {@code IASTORE} on. */
    private final BitSet arrays = new BitSet();

    private boolean ofThisClass;
    /** Or may do so. */
    private boolean resizesLists;

    void storesTo(FieldName field) {
        fields.add(field);
    }

    /** By an instruction of this opcode. */
    void storesBy(int opcode) {
        arrays.set(opcode - Opcodes.IASTORE);
    }

    void restsOnThisClass() {
        ofThisClass = true;
    }

    /** The same where it must be certain that {@code this} is of no subclass. */
    public Footprint ofThisClass() {
        Footprint sure = new Footprint();
        sure.include(this);
        sure.restsOnThisClass();
        return sure;
    }

    void include(Footprint other) {
        fields.addAll(other.fields);
        arrays.or(other.arrays);
    }

    /** What a round does, of whatever kind. */
    void add(Effect effect) {
        resizesLists |= !keepsLists(effect);
        if (effect.kind() == Effect.Kind.FIELD_STORE) {
            FieldInsnNode by = (FieldInsnNode) effect.by();
            fields.add(new FieldName(by.owner, by.name, by.desc));
        } else if (effect.kind() == Effect.Kind.ARRAY_STORE) {
            arrays.set(effect.by().getOpcode() - Opcodes.IASTORE);
        } else if (effect.transfer() != null && effect.transfer().fills()) {
            arrays.set(Opcodes.BASTORE - Opcodes.IASTORE);
        } else if (effect.footprint() != null) {
            include(effect.footprint());
        }
    }

    /** What is read may come of anything, and other code may run meanwhile. */
    private static boolean keepsLists(Effect effect) {
        if (effect.kind() == Effect.Kind.TRANSFER) {
            return !effect.transfer().reads();
        }
        MethodInsnNode quiet = effect.kind() == Effect.Kind.QUIET_CALL ? (MethodInsnNode) effect.by() : null;
        return quiet == null
                ? !effect.isCall() && effect.footprint() == null
                : QuietCalls.classes(quiet) == null || ListCalls.look(quiet) || ListCalls.areOfIterator(quiet);
    }

    int size() {
        return fields.size();
    }

    boolean mayBeIn(FieldName field) {
        for (FieldName stored : fields) {
            if (field.mayBe(stored)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of those is stored into that this instruction loads from. */
    boolean mayBeInArrays(int load) {
        return arrays.get(load - Opcodes.IALOAD);
    }

    boolean mayResizeLists() {
        return resizesLists;
    }

    /** It calls methods of {@code this} that a subclass could override. */
    public boolean isOfThisClass() {
        return ofThisClass;
    }
}
