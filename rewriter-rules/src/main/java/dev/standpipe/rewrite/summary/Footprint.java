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
