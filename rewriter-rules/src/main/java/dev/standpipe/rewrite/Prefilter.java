package dev.standpipe.rewrite;

import java.nio.charset.StandardCharsets;

/**
 * Looks at the constant pool alone, to be done with most classes within microseconds: is there a call that might be a
 * transfer?
 */
public final class Prefilter {
    private static final int MAGIC = 0xCAFEBABE;
    private static final int COUNT = 8;
    private static final int POOL = 10;
    private static final int TEXT = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int NAME_AND_TYPE = 12;

    /** How many bytes follow a tag, 0 where that is no tag; text says its length itself. */
    private static final byte[] LENGTH = {0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2};

    /** Those of {@code WireType}, which takes longer to load than all of this. A space ends each. */
    private static final String ALL = "readBoolean()Z readByte()B readUnsignedByte()I readChar()C readShort()S "
            + "readUnsignedShort()I readInt()I readLong()J readFloat()F readDouble()D writeBoolean(Z)V writeByte(I)V "
            + "writeChar(I)V writeShort(I)V writeInt(I)V writeLong(J)V writeFloat(F)V writeDouble(D)V "
            + "readFully([B)V readFully([BII)V read()I write(I)V ";

    /** The names from here on are those of many other classes' methods, too. */
    private static final int COMMON = 40;

    /** And of these classes they are looked at, by how their names begin and end. */
    private static final byte[] JAVA = ascii("java");

    private static final byte[] STREAM = ascii("Stream");
    private static final byte[] OUTPUT = ascii("DataOutput");
    private static final byte[] FILE = ascii("File");

    /** Method names, each followed by its descriptor, as in a class file with the length first. */
    private static final byte[][] TRANSFERS = transfers();

    private Prefilter() {}

    private static byte[][] transfers() {
        int count = 0;
        for (int at = 0; at < ALL.length(); at = ALL.indexOf(' ', at) + 1) {
            count += 2;
        }
        byte[][] transfers = new byte[count][];
        int at = 0;
        for (int i = 0; i < count; i += 2) {
            int descriptor = ALL.indexOf('(', at);
            int end = ALL.indexOf(' ', at);
            transfers[i] = text(ALL.substring(at, descriptor));
            transfers[i + 1] = text(ALL.substring(descriptor, end));
            at = end + 1;
        }
        return transfers;
    }

    private static byte[] text(String text) {
        return ascii("\0" + (char) text.length() + text);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Never says no wrongly: what is cut off or corrupt is a maybe, for the reader proper to explain. */
    public static boolean maybe(byte[] classFile) {
        try {
            return (u2(classFile, 0) << 16 | u2(classFile, 2)) != MAGIC || names(classFile) && calls(classFile);
        } catch (IndexOutOfBoundsException cutOff) {
            return true;
        }
    }

    /**
     * Whether a transfer's name occurs at all: the only question to most classes, and it takes no memory. In one piece,
     * for the first hundreds of classes meet it before it is compiled, when each call costs more than what it does.
     */
    private static boolean names(byte[] classFile) {
        int count = u2(classFile, COUNT);
        int at = POOL;
        for (int index = 1; index < count; index++) {
            int tag = classFile[at];
            if (tag == TEXT) {
                int first = classFile[at + 3];
                if ((first == 'r' || first == 'w') && named(classFile, at) >= 0) {
                    return true;
                }
                at += 3 + ((classFile[at + 1] & 0xFF) << 8 | classFile[at + 2] & 0xFF);
            } else {
                int length = LENGTH[tag];
                if (length == 0) {
                    return true;
                }
                at += 1 + length;
                if (length == 8) {
                    index++;
                }
            }
        }
        return at > classFile.length;
    }

    /** Whether a method with a transfer's name and descriptor is called, or at least could be. */
    private static boolean calls(byte[] classFile) {
        int[] entries = new int[u2(classFile, COUNT)];
        int end = find(entries, classFile);
        for (int entry : entries) {
            if (entry > 0 && (classFile[entry] == METHOD || classFile[entry] == INTERFACE_METHOD)) {
                if (!isNamed(classFile, entries, entry) || isTransfer(classFile, entries, entry)) {
                    return true;
                }
            }
        }
        return end > classFile.length;
    }

    /** Where each constant is, as many as there are. Returns where they end. */
    static int find(int[] entries, byte[] classFile) {
        int at = POOL;
        for (int index = 1; index < entries.length; index++) {
            entries[index] = at;
            index += doubled(classFile[at]);
            at = next(classFile, at);
        }
        return at;
    }

    private static boolean isNamed(byte[] classFile, int[] entries, int entry) {
        return classFile[entries[u2(classFile, entry + 3)]] == NAME_AND_TYPE;
    }

    /** Whether the method that the entry names may be a transfer. */
    static boolean isTransfer(byte[] classFile, int[] entries, int entry) {
        int which = named(classFile, entries, entry);
        return which >= 0 && (which < COMMON || isOfStream(classFile, entries, entry));
    }

    /** The same, whatever class it is of. */
    static boolean isNamedLikeTransfer(byte[] classFile, int[] entries, int entry) {
        return named(classFile, entries, entry) >= 0;
    }

    /** The transfer whose name and descriptor the method has that the entry names, or -1. */
    private static int named(byte[] classFile, int[] entries, int entry) {
        int member = entries[u2(classFile, entry + 3)];
        int name = entries[u2(classFile, member + 1)];
        int which = named(classFile, name);
        while (which >= 0 && !holds(classFile, entries[u2(classFile, member + 3)], TRANSFERS[which + 1])) {
            // it may be there with other arguments
            which += 2;
            which = which < TRANSFERS.length && holds(classFile, name, TRANSFERS[which]) ? which : -1;
        }
        return which;
    }

    private static boolean isOfStream(byte[] classFile, int[] entries, int method) {
        int owner = entries[u2(classFile, method + 1)];
        int name = entries[u2(classFile, owner + 1)] + 3;
        int end = name + u2(classFile, name - 2);
        return classFile[owner] != CLASS
                || matches(classFile, name, JAVA)
                        && (matches(classFile, end - STREAM.length, STREAM)
                                || matches(classFile, end - OUTPUT.length, OUTPUT)
                                || matches(classFile, end - FILE.length, FILE));
    }

    private static boolean matches(byte[] classFile, int at, byte[] text) {
        for (int i = 0; i < text.length; i++) {
            if (classFile[at + i] != text[i]) {
                return false;
            }
        }
        return true;
    }

    /** Which transfer's name is at {@code at}, or -1. */
    private static int named(byte[] classFile, int at) {
        for (int i = 0; i < TRANSFERS.length; i += 2) {
            if (holds(classFile, at, TRANSFERS[i])) {
                return i;
            }
        }
        return -1;
    }

    private static boolean holds(byte[] classFile, int at, byte[] text) {
        return matches(classFile, at + 1, text);
    }

    /** Far beyond the end if there is no such tag. */
    private static int next(byte[] classFile, int at) {
        int tag = classFile[at];
        if (tag == TEXT) {
            return at + 3 + u2(classFile, at + 1);
        }
        return LENGTH[tag] == 0 ? Integer.MAX_VALUE : at + 1 + LENGTH[tag];
    }

    /** Longs and doubles count as two entries. */
    private static int doubled(int tag) {
        return tag == LONG || tag == DOUBLE ? 1 : 0;
    }

    private static int u2(byte[] classFile, int at) {
        return (classFile[at] & 0xFF) << 8 | classFile[at + 1] & 0xFF;
    }
}
