package dev.standpipe.rewrite.summary;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** What may be another afterwards where {@link QuietCode} has run, and what its proof rests on. */
public final class Footprint {
    private final Set<FieldName> fields = new LinkedHashSet<>();
    /** By what stores into them, from {@code IASTORE} on. */
    private final BitSet arrays = new BitSet();

    private boolean ofThisClass;
    private boolean ofOthers;

    /** Of code of another class that is not at hand: all but the fields of the class at hand may be others. */
    public static Footprint ofOthers() {
        Footprint most = new Footprint();
        most.arrays.set(0, Opcodes.SASTORE - Opcodes.IASTORE + 1);
        most.ofOthers = true;
        return most;
    }

    /** Whether fields of any other class may be stored to. */
    boolean isOfOthers() {
        return ofOthers;
    }

    /** Whether all fields that are stored to are fields of this class itself. */
    public boolean isOfFields(ClassFacts facts) {
        for (FieldName field : fields) {
            if (!facts.declares(field)) {
                return false;
            }
        }
        return !ofOthers;
    }

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

    void addTo(Set<FieldName> storedFields, BitSet storedArrays) {
        storedFields.addAll(fields);
        storedArrays.or(arrays);
    }

    /** It calls methods of {@code this} that a subclass could override. */
    public boolean isOfThisClass() {
        return ofThisClass;
    }
}
