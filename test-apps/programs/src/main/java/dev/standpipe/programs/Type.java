package dev.standpipe.programs;

/** The primitive types as Java names them, with the letter of their descriptors and their bytes on the wire. */
enum Type {
    INT("int", 'I', 4, "Int", "Integer"),
    LONG("long", 'J', 8, "Long", "Long"),
    SHORT("short", 'S', 2, "Short", "Short"),
    BYTE("byte", 'B', 1, "Byte", null),
    CHAR("char", 'C', 2, "Char", "Character"),
    FLOAT("float", 'F', 4, "Float", null),
    DOUBLE("double", 'D', 8, "Double", null),
    BOOLEAN("boolean", 'Z', 1, "Boolean", null);

    final String java;
    final char letter;
    final int size;

    /** As in {@code readInt} and {@code writeInt}. */
    final String word;

    /** The class that has {@code reverseBytes}, or null. */
    final String reverser;

    Type(String java, char letter, int size, String word, String reverser) {
        this.java = java;
        this.letter = letter;
        this.size = size;
        this.word = word;
        this.reverser = reverser;
    }

    boolean floating() {
        return this == FLOAT || this == DOUBLE;
    }

    /** The type with as many bits and another meaning of them, or null. */
    Type sameBits() {
        switch (this) {
            case INT:
                return FLOAT;
            case LONG:
                return DOUBLE;
            case FLOAT:
                return INT;
            case DOUBLE:
                return LONG;
            default:
                return null;
        }
    }

    /** {@code expression} of type {@code from} as this type. */
    String of(Type from, String expression) {
        if (from == this) {
            return expression;
        }
        if (this == BOOLEAN) {
            return "(" + expression + ") != 0";
        }
        return from == BOOLEAN
                ? "(" + java + ") ((" + expression + ") ? 1 : 0)"
                : "(" + java + ") (" + expression + ")";
    }

    /** An array of this type from the scene. */
    String array(String number) {
        return "(" + java + "[]) s.array('" + letter + "', " + number + ")";
    }
}
