package dev.standpipe.rewrite;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A class file whose lengths do not fit together, which a JVM refuses, written byte by byte. */
final class DamagedBomb {
    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int METHOD = 11;
    private static final int NAME_AND_TYPE = 12;

    private static final int ALL = 65_535;

    private DamagedBomb() {}

    /** The constants are those of a method that reads an int. */
    static byte[] make() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(0xCAFEBABE);
            out.writeInt(49);
            String[] texts = {
                "bomb/Bomb",
                "java/lang/Object",
                "java/io/DataInput",
                "readInt",
                "()I",
                "m",
                "()V",
                "Code",
                "LineNumberTable"
            };
            out.writeShort(1 + texts.length + 5);
            for (String text : texts) {
                out.writeByte(UTF8);
                out.writeUTF(text);
            }
            for (int name = 1; name <= 3; name++) {
                out.writeByte(CLASS);
                out.writeShort(name);
            }
            out.writeByte(NAME_AND_TYPE);
            out.writeShort(4);
            out.writeShort(5);
            out.writeByte(METHOD);
            out.writeShort(12);
            out.writeShort(13);
            out.writeShort(1);
            out.writeShort(10);
            out.writeShort(11);
            out.writeInt(0);
            out.writeShort(1);
            method(out);
            out.writeShort(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Each of the tables has room for no entry and claims as many as there can be: they are read out of the others. */
    private static void method(DataOutputStream out) throws IOException {
        int tables = 8000;
        byte[] code = {1, (byte) 185, 0, 14, 1, 0, 87, 0, 0, 0, 0, (byte) 177};
        byte[] room = new byte[4 * ALL];
        out.writeShort(1);
        out.writeShort(6);
        out.writeShort(7);
        out.writeShort(1);
        attribute(out, 8, 2 + 2 + 4 + code.length + 2 + 2 + 8 * tables + room.length);
        out.writeInt(2 << 16 | 2);
        out.writeInt(code.length);
        out.write(code);
        out.writeShort(0);
        out.writeShort(tables);
        for (int k = 0; k < tables; k++) {
            attribute(out, 9, 2);
            out.writeShort(ALL);
        }
        out.write(room);
    }

    private static void attribute(DataOutputStream out, int name, int length) throws IOException {
        out.writeShort(name);
        out.writeInt(length);
    }
}
