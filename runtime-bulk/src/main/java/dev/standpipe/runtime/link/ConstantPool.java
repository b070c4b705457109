package dev.standpipe.runtime.link;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * Renames one class in the constant pool of a class file; what comes after the pool refers to it by index and stays as
 * it is.
 */
public final class ConstantPool {
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private ConstantPool() {}

    public static byte[] rename(byte[] classFile, String from, String to) throws IOException {
        ByteArrayInputStream rest = new ByteArrayInputStream(classFile);
        DataInputStream in = new DataInputStream(rest);
        ByteArrayOutputStream renamed = new ByteArrayOutputStream(classFile.length);
        DataOutputStream out = new DataOutputStream(renamed);
        out.writeLong(in.readLong());
        int count = in.readUnsignedShort();
        out.writeShort(count);
        for (int index = 1; index < count; index++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            if (tag == UTF8) {
                String text = in.readUTF();
                out.writeUTF(text.equals(from) ? to : text.replace("L" + from + ";", "L" + to + ";"));
            } else {
                copy(in, out, lengthAfter(tag));
            }
            if (tag == LONG || tag == DOUBLE) {
                index++;
            }
        }
        copy(in, out, rest.available());
        return renamed.toByteArray();
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

    private static void copy(DataInputStream in, DataOutputStream out, int length) throws IOException {
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        out.write(bytes);
    }
}
