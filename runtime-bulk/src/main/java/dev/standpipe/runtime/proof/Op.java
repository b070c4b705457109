package dev.standpipe.runtime.proof;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What an element passes through: the methods of streams that a loop, or another stream above, calls for it. */
public enum Op {
    READ("read", "()I", 1),
    READ_2("read", "([BII)I", 2),
    READ_4("read", "([BII)I", 4),
    READ_8("read", "([BII)I", 8),
    READ_BOOLEAN("readBoolean", "()Z", 1),
    READ_BYTE("readByte", "()B", 1),
    READ_UNSIGNED_BYTE("readUnsignedByte", "()I", 1),
    READ_CHAR("readChar", "()C", 2),
    READ_SHORT("readShort", "()S", 2),
    READ_UNSIGNED_SHORT("readUnsignedShort", "()I", 2),
    READ_INT("readInt", "()I", 4),
    READ_LONG("readLong", "()J", 8),
    READ_FLOAT("readFloat", "()F", 4),
    READ_DOUBLE("readDouble", "()D", 8),
    WRITE("write", "(I)V", 1),
    WRITE_2("write", "([BII)V", 2),
    WRITE_4("write", "([BII)V", 4),
    WRITE_8("write", "([BII)V", 8),
    WRITE_BOOLEAN("writeBoolean", "(Z)V", 1),
    WRITE_BYTE("writeByte", "(I)V", 1),
    WRITE_CHAR("writeChar", "(I)V", 2),
    WRITE_SHORT("writeShort", "(I)V", 2),
    WRITE_INT("writeInt", "(I)V", 4),
    WRITE_LONG("writeLong", "(J)V", 8),
    WRITE_FLOAT("writeFloat", "(F)V", 4),
    WRITE_DOUBLE("writeDouble", "(D)V", 8);

    private static final Map<String, Op> BY_METHOD = new HashMap<>();

    static {
        for (Op op : values()) {
            if (!op.isOfBytes()) {
                BY_METHOD.put(op.key, op);
            }
        }
    }

    final String method;
    final String type;

    /** Both. */
    final String key;

    /** Bytes that it moves. */
    public final int width;

    Op(String method, String type, int width) {
        this.method = method;
        this.type = type;
        this.key = method + type;
        this.width = width;
    }

    /** Whether it moves some of an array of bytes. */
    public boolean isOfBytes() {
        return type.startsWith("([B");
    }

    public boolean isRead() {
        return ordinal() < WRITE.ordinal();
    }

    /** Whether it is of a stream, not of a {@code DataInput} or {@code DataOutput}. */
    public boolean isOfStream() {
        return method.equals("read") || method.equals("write");
    }

    /** Those of one direction. */
    static Set<Op> of(boolean reads) {
        return reads ? EnumSet.range(READ, READ_DOUBLE) : EnumSet.range(WRITE, WRITE_DOUBLE);
    }

    boolean isFloating() {
        return this == READ_FLOAT || this == READ_DOUBLE || this == WRITE_FLOAT || this == WRITE_DOUBLE;
    }

    /** Null for any other method; those that move arrays of bytes are told apart by {@link #ofBytes}. */
    static Op called(String key) {
        return BY_METHOD.get(key);
    }

    /** Null where no element is so long. */
    public static Op ofBytes(boolean read, int n) {
        switch (n) {
            case 2:
                return read ? READ_2 : WRITE_2;
            case 4:
                return read ? READ_4 : WRITE_4;
            case 8:
                return read ? READ_8 : WRITE_8;
            default:
                return null;
        }
    }

    @Override
    public String toString() {
        return isOfBytes() ? method + " of " + width + " bytes" : method;
    }
}
