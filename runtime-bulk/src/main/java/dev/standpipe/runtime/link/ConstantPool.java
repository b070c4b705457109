package dev.standpipe.runtime.link;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;

/**
 * Renames one class in the constant pool of a class file; what comes after the pool refers to it by index and stays as
 * it is.
 */
public final class ConstantPool {
    private static final int COUNT = 8;
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private ConstantPool() {}

    /**
     * The old name has no letters but those of ASCII. No text is made of what does not hold it: on Java 8 the first
     * loop of a program waits for this.
     */
    public static byte[] rename(byte[] classFile, String from, String to) throws IOException {
        ByteArrayOutputStream renamed = new ByteArrayOutputStream(classFile.length + to.length());
        DataOutputStream out = new DataOutputStream(renamed);
        int copied = 0;
        try {
            int count = u2(classFile, COUNT);
            int at = COUNT + 2;
            for (int index = 1; index < count; index++) {
                int tag = classFile[at++];
                int length = tag == UTF8 ? 2 + u2(classFile, at) : lengthAfter(tag);
                if (tag == UTF8 && holds(classFile, at + 2, at + length, from)) {
                    String text = new DataInputStream(new ByteArrayInputStream(classFile, at, length)).readUTF();
                    out.write(classFile, copied, at - copied);
                    out.writeUTF(text.equals(from) ? to : replaced(text, "L" + from + ";", "L" + to + ";"));
                    copied = at + length;
                } else if (tag == LONG || tag == DOUBLE) {
                    index++;
                }
                at += length;
            }
            if (at > classFile.length) {
                throw new EOFException("the constant pool is cut off");
            }
        } catch (IndexOutOfBoundsException cutOff) {
            throw new EOFException("the constant pool is cut off");
        }
        out.write(classFile, copied, classFile.length - copied);
        return renamed.toByteArray();
    }

    /** On Java 8 {@code String.replace} starts regular expressions, which takes longer than all else here. */
    private static String replaced(String text, String old, String by) {
        StringBuilder replaced = new StringBuilder();
        int from = 0;
        for (int at; (at = text.indexOf(old, from)) >= 0; from = at + old.length()) {
            replaced.append(text, from, at).append(by);
        }
        return replaced.append(text, from, text.length()).toString();
    }

    private static boolean holds(byte[] bytes, int at, int end, String ascii) {
        byte first = (byte) ascii.charAt(0);
        int last = end - ascii.length();
        for (int k = at; k <= last; k++) {
            if (bytes[k] == first && begins(bytes, k, ascii)) {
                return true;
            }
        }
        return false;
    }

    private static boolean begins(byte[] bytes, int at, String ascii) {
        for (int k = ascii.length() - 1; k > 0; k--) {
            if (bytes[at + k] != ascii.charAt(k)) {
                return false;
            }
        }
        return true;
    }

    private static int u2(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    private static int lengthAfter(int tag) throws IOException {
        switch (tag) {
            case 7: // class
            case 8: // string
            case 16: // method type
                return 2;
            case 15: // method handle
                return 3;
            case 3: // int
            case 4: // float
            case 9: // field
            case 10: // method
            case 11: // interface method
            case 12: // name and type
            case 18: // invokedynamic
                return 4;
            case LONG:
            case DOUBLE:
                return 8;
            default:
                throw new IOException("constant pool tag " + tag);
        }
    }
}
