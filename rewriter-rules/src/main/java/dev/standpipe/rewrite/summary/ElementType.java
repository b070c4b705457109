package dev.standpipe.rewrite.summary;

import org.objectweb.asm.Opcodes;

/** The eight types of arrays, in the order in which the runtime knows them. */
public enum ElementType {
    BOOLEAN("[Z", 1, false, Opcodes.BALOAD),
    BYTE("[B", 8, true, Opcodes.BALOAD),
    CHAR("[C", 16, false, Opcodes.CALOAD),
    SHORT("[S", 16, true, Opcodes.SALOAD),
    INT("[I", 32, true, Opcodes.IALOAD),
    LONG("[J", 64, true, Opcodes.LALOAD),
    FLOAT("[F", 32, true, Opcodes.FALOAD),
    DOUBLE("[D", 64, true, Opcodes.DALOAD);

    private final String array;
    private final int bits;
    private final boolean signed;
    private final int load;

    ElementType(String array, int bits, boolean signed, int load) {
        this.array = array;
        this.bits = bits;
        this.signed = signed;
        this.load = load;
    }

    /** The descriptor of an array of it. */
    public String array() {
        return array;
    }

    /** How many of its low bits an element keeps. */
    public int bits() {
        return bits;
    }

    /** Whether a load extends the sign. */
    public boolean signed() {
        return signed;
    }

    public boolean floating() {
        return this == FLOAT || this == DOUBLE;
    }

    /** The type of the array that has this descriptor, or null. */
    public static ElementType ofArray(String descriptor) {
        for (ElementType type : values()) {
            if (type.array.equals(descriptor)) {
                return type;
            }
        }
        return null;
    }

    /**
     * The type that the load or store is for; null for bytes or booleans, which share instructions, and for references.
     */
    public static ElementType of(int loadOrStore) {
        int load = loadOrStore >= Opcodes.IASTORE ? loadOrStore - Opcodes.IASTORE + Opcodes.IALOAD : loadOrStore;
        for (ElementType type : values()) {
            if (type.load == load && load != Opcodes.BALOAD) {
                return type;
            }
        }
        return null;
    }
}
