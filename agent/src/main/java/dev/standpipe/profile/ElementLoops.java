package dev.standpipe.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * The loops that a transfer stands in for, one for each element: each is compiled by itself, as those of programs are.
 */
final class ElementLoops {
    private static final int LENGTH = 1024;

    private final int[] ints = new int[LENGTH];
    private final long[] longs = new long[LENGTH];
    private final double[] doubles = new double[LENGTH];
    private final float[] floats = new float[LENGTH];
    private final short[] shorts = new short[LENGTH];
    private final char[] chars = new char[LENGTH];
    private final byte[] bytes = new byte[LENGTH];
    private final boolean[] booleans = new boolean[LENGTH];

    /** Bytes of an element on the wire. */
    static int size(String element) {
        switch (element) {
            case "long":
            case "double":
                return 8;
            case "int":
            case "float":
                return 4;
            case "short":
            case "unsigned short":
            case "char":
                return 2;
            default:
                return 1;
        }
    }

    /** Reads {@code n} of them, in the rounds of a loop. */
    void read(DataInput in, String element, int n) throws IOException {
        for (int left = n; left > 0; left -= LENGTH) {
            readSome(in, element, Math.min(left, LENGTH));
        }
    }

    private void readSome(DataInput in, String element, int n) throws IOException {
        switch (element) {
            case "int":
                readInts(in, n);
                break;
            case "long":
                readLongs(in, n);
                break;
            case "double":
                readDoubles(in, n);
                break;
            case "float":
                readFloats(in, n);
                break;
            case "short":
            case "unsigned short":
                readShorts(in, n);
                break;
            case "char":
                readChars(in, n);
                break;
            case "byte":
            case "unsigned byte":
                readBytes(in, n);
                break;
            default:
                readBooleans(in, n);
        }
    }

    /** Writes {@code n} of them. */
    void write(DataOutput out, String element, int n) throws IOException {
        for (int left = n; left > 0; left -= LENGTH) {
            writeSome(out, element, Math.min(left, LENGTH));
        }
    }

    private void writeSome(DataOutput out, String element, int n) throws IOException {
        switch (element) {
            case "int":
                writeInts(out, n);
                break;
            case "long":
                writeLongs(out, n);
                break;
            case "double":
                writeDoubles(out, n);
                break;
            case "float":
                writeFloats(out, n);
                break;
            case "short":
            case "unsigned short":
                writeShorts(out, n);
                break;
            case "char":
                writeChars(out, n);
                break;
            case "byte":
            case "unsigned byte":
                writeBytes(out, n);
                break;
            default:
                writeBooleans(out, n);
        }
    }

    private void readInts(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            ints[i] = in.readInt();
        }
    }

    private void writeInts(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeInt(ints[i]);
        }
    }

    private void readLongs(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            longs[i] = in.readLong();
        }
    }

    private void writeLongs(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeLong(longs[i]);
        }
    }

    private void readDoubles(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            doubles[i] = in.readDouble();
        }
    }

    private void writeDoubles(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeDouble(doubles[i]);
        }
    }

    private void readFloats(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            floats[i] = in.readFloat();
        }
    }

    private void writeFloats(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeFloat(floats[i]);
        }
    }

    private void readShorts(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            shorts[i] = in.readShort();
        }
    }

    private void writeShorts(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeShort(shorts[i]);
        }
    }

    private void readChars(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            chars[i] = in.readChar();
        }
    }

    private void writeChars(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeChar(chars[i]);
        }
    }

    private void readBytes(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            bytes[i] = in.readByte();
        }
    }

    private void writeBytes(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeByte(bytes[i]);
        }
    }

    private void readBooleans(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            booleans[i] = in.readBoolean();
        }
    }

    private void writeBooleans(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            out.writeBoolean(booleans[i]);
        }
    }
}
