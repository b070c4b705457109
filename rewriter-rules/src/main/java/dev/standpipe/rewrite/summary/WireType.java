package dev.standpipe.rewrite.summary;

import java.util.Locale;

/**
 * What one element is on the wire, with the methods of {@code DataInput} and {@code DataOutput} that carry it; the
 * runtime's {@code Wire}, in the same order.
 */
public enum WireType {
    BOOLEAN(1, "Z", "Z"),
    BYTE(1, "B", "I"),
    UNSIGNED_BYTE(1, "I", null),
    CHAR(2, "C", "I"),
    SHORT(2, "S", "I"),
    UNSIGNED_SHORT(2, "I", null),
    INT(4, "I", "I"),
    LONG(8, "J", "J"),
    FLOAT(4, "F", "F"),
    DOUBLE(8, "D", "D"),
    /** By {@code read()} and {@code write(int)} of any stream: at its end comes -1, and no exception. */
    SINGLE_BYTE("read", "write");

    private final int size;
    private final String words;
    private final String read;
    private final String write;
    private final String readDescriptor;
    private final String writeDescriptor;

    /** @param taken null if nothing writes it */
    WireType(int size, String given, String taken) {
        this.size = size;
        words = name().toLowerCase(Locale.ROOT).replace('_', ' ');
        StringBuilder suffix = new StringBuilder();
        for (String word : words.split(" ")) {
            suffix.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
        }
        read = "read" + suffix;
        write = taken == null ? null : "write" + suffix;
        readDescriptor = "()" + given;
        writeDescriptor = taken == null ? null : "(" + taken + ")V";
    }

    WireType(String read, String write) {
        this.size = 1;
        words = "single byte";
        this.read = read;
        this.write = write;
        readDescriptor = "()I";
        writeDescriptor = "(I)V";
    }

    /** In bytes. */
    public int size() {
        return size;
    }

    /** For a person: int, unsigned short and so on. */
    public String words() {
        return words;
    }

    public String readMethod() {
        return read;
    }

    public String readDescriptor() {
        return readDescriptor;
    }

    /** Null for the unsigned ones, which nothing writes. */
    public String writeMethod() {
        return write;
    }

    /** Null for the unsigned ones; bytes, chars and shorts are handed over as ints. */
    public String writeDescriptor() {
        return writeDescriptor;
    }

    /** How many of its bits say something. */
    public int bits() {
        return this == BOOLEAN ? 1 : size * 8;
    }

    /** Whether {@code DataInput} extends the sign. */
    public boolean signed() {
        return this == BYTE || this == SHORT || this == INT || this == LONG || floating();
    }

    public boolean floating() {
        return this == FLOAT || this == DOUBLE;
    }
}
