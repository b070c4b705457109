package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.call.ListCalls;
import dev.standpipe.rewrite.call.QuietCalls;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What the rounds of a loop may leave changed: fields, elements of arrays, and how long lists are. */
final class Stores {
    private final Set<FieldName> fields = new LinkedHashSet<>();
    /** By what stores into them, from {@code IASTORE} on. */
    private final BitSet arrays = new BitSet();

    private boolean ofOthers;
    /** Or may do so. */
    private boolean resizesLists;

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
            effect.footprint().addTo(fields, arrays);
            ofOthers |= effect.footprint().isOfOthers();
        }
    }

    /** Fields and arrays. */
    void addAll(Stores others) {
        fields.addAll(others.fields);
        arrays.or(others.arrays);
        ofOthers |= others.ofOthers;
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

    /** {@code facts}: of the class with the loop. */
    boolean mayBeIn(FieldName field, ClassFacts facts) {
        for (FieldName stored : fields) {
            if (field.mayBe(stored)) {
                return true;
            }
        }
        return ofOthers && !facts.declares(field);
    }

    /** Whether one of those is stored into that this instruction loads from. */
    boolean mayBeInArrays(int load) {
        return arrays.get(load - Opcodes.IALOAD);
    }

    boolean mayResizeLists() {
        return resizesLists;
    }
}
