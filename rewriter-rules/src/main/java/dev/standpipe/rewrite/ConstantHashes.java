package dev.standpipe.rewrite;

import org.objectweb.asm.ClassReader;

/**
 * Whether the constants of a class were chosen to have one hash: ASM's writer then finds each of them behind all
 * others.
 */
final class ConstantHashes {
    private static final int UTF8 = 1;
    private static final int INTEGER = 3;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int FIELD = 9;
    private static final int INTERFACE_METHOD = 11;
    private static final int NAME_AND_TYPE = 12;

    private final ClassReader reader;

    private ConstantHashes(ClassReader reader) {
        this.reader = reader;
    }

    /** The most constants that the writer keeps in one place of its table. */
    static int mostInOnePlace(ClassReader reader) {
        ConstantHashes hashes = new ConstantHashes(reader);
        int[] table = new int[2 * reader.getItemCount()];
        int most = 0;
        for (int item = 1; item < reader.getItemCount(); item++) {
            int at = reader.getItem(item);
            if (at > 0) {
                int place = (hashes.of(at) & Integer.MAX_VALUE) % table.length;
                most = Math.max(most, ++table[place]);
            }
        }
        return most;
    }

    /** As ASM has it, as far as a constant has it from its text. */
    private int of(int at) {
        int tag = reader.readByte(at - 1);
        switch (tag) {
            case UTF8:
                return tag + text(at);
            case INTEGER:
            case INTEGER + 1:
                return tag + reader.readInt(at);
            case LONG:
            case DOUBLE:
                return tag + reader.readInt(at) + reader.readInt(at + 4);
            case NAME_AND_TYPE:
                return tag + reference(at) * reference(at + 2);
            default:
                if (tag < FIELD || tag > INTERFACE_METHOD) {
                    return tag + reference(at);
                }
                int member = reader.getItem(reader.readUnsignedShort(at + 2));
                return tag + named(at) * reference(member) * reference(member + 2);
        }
    }

    /** Of the name of the class that is referred to. */
    private int named(int at) {
        return reference(reader.getItem(reader.readUnsignedShort(at)));
    }

    /** Of the text that is referred to; of what is no text nothing is known. */
    private int reference(int at) {
        int to = reader.getItem(reader.readUnsignedShort(at));
        return to > 0 && reader.readByte(to - 1) == UTF8 ? text(to) : at;
    }

    /** The hash code of what is written in the class file's own kind of UTF-8. */
    private int text(int at) {
        int end = at + 2 + reader.readUnsignedShort(at);
        int hash = 0;
        for (int p = at + 2; p < end; ) {
            int first = reader.readByte(p);
            int letter;
            if (first < 0x80) {
                letter = first;
                p += 1;
            } else if (first < 0xE0) {
                letter = (first & 0x1F) << 6 | reader.readByte(p + 1) & 0x3F;
                p += 2;
            } else {
                letter = (first & 0xF) << 12 | (reader.readByte(p + 1) & 0x3F) << 6 | reader.readByte(p + 2) & 0x3F;
                p += 3;
            }
            hash = 31 * hash + letter;
        }
        return hash;
    }
}
