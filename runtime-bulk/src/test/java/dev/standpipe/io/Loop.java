package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.Random;

/** What the bulk classes are measured against: one element at a time. */
final class Loop {
    private Loop() {}

    static void read(DataInput in, Object a, int from, int n) throws IOException {
        for (int i = from; i < from + n; i++) {
            switch (Element.of(a)) {
                case BOOLEAN:
                    ((boolean[]) a)[i] = in.readBoolean();
                    break;
                case BYTE:
                    ((byte[]) a)[i] = in.readByte();
                    break;
                case CHAR:
                    ((char[]) a)[i] = in.readChar();
                    break;
                case SHORT:
                    ((short[]) a)[i] = in.readShort();
                    break;
                case INT:
                    ((int[]) a)[i] = in.readInt();
                    break;
                case LONG:
                    ((long[]) a)[i] = in.readLong();
                    break;
                case FLOAT:
                    ((float[]) a)[i] = in.readFloat();
                    break;
                default:
                    ((double[]) a)[i] = in.readDouble();
            }
        }
    }

    static void write(DataOutput out, Object a, int from, int n) throws IOException {
        for (int i = from; i < from + n; i++) {
            switch (Element.of(a)) {
                case BOOLEAN:
                    out.writeBoolean(((boolean[]) a)[i]);
                    break;
                case BYTE:
                    out.writeByte(((byte[]) a)[i]);
                    break;
                case CHAR:
                    out.writeChar(((char[]) a)[i]);
                    break;
                case SHORT:
                    out.writeShort(((short[]) a)[i]);
                    break;
                case INT:
                    out.writeInt(((int[]) a)[i]);
                    break;
                case LONG:
                    out.writeLong(((long[]) a)[i]);
                    break;
                case FLOAT:
                    out.writeFloat(((float[]) a)[i]);
                    break;
                default:
                    out.writeDouble(((double[]) a)[i]);
            }
        }
    }

    static byte[] written(Object a, int from, int n) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(new DataOutputStream(bytes), a, from, n);
        return bytes.toByteArray();
    }

    static Object array(Element type, int length) {
        return Array.newInstance(type.arrayType.getComponentType(), length);
    }

    /** Random bits, so that NaNs of every kind, and booleans of every byte when read, occur. */
    static Object random(Element type, int length, long seed) {
        Object a = array(type, length);
        Random random = new Random(seed);
        for (int i = 0; i < length; i++) {
            long bits = random.nextInt(4) == 0 ? 0x7ff4_0000_7fa1_2345L | random.nextLong() : random.nextLong();
            set(a, i, bits);
        }
        return a;
    }

    private static void set(Object a, int i, long bits) {
        switch (Element.of(a)) {
            case BOOLEAN:
                ((boolean[]) a)[i] = (bits & 1) != 0;
                break;
            case BYTE:
                ((byte[]) a)[i] = (byte) bits;
                break;
            case CHAR:
                ((char[]) a)[i] = (char) bits;
                break;
            case SHORT:
                ((short[]) a)[i] = (short) bits;
                break;
            case INT:
                ((int[]) a)[i] = (int) bits;
                break;
            case LONG:
                ((long[]) a)[i] = bits;
                break;
            case FLOAT:
                ((float[]) a)[i] = Float.intBitsToFloat((int) bits);
                break;
            default:
                ((double[]) a)[i] = Double.longBitsToDouble(bits);
        }
    }

    static byte[] randomBytes(int length, long seed) {
        byte[] bytes = new byte[length];
        Random random = new Random(seed);
        random.nextBytes(bytes);
        for (int i = 0; i < length; i++) {
            if (random.nextInt(3) == 0) {
                bytes[i] = (byte) (random.nextBoolean() ? 0 : 0x7f);
            }
        }
        return bytes;
    }

    /** The bits in memory: array equality knows only one NaN. */
    static byte[] bits(Object a) {
        int n = Array.getLength(a);
        ByteBuffer bits = ByteBuffer.allocate(n * Element.of(a).size);
        for (int i = 0; i < n; i++) {
            if (a instanceof float[]) {
                bits.putInt(Float.floatToRawIntBits(((float[]) a)[i]));
            } else if (a instanceof double[]) {
                bits.putLong(Double.doubleToRawLongBits(((double[]) a)[i]));
            } else {
                put(bits, a, i);
            }
        }
        return bits.array();
    }

    private static void put(ByteBuffer bits, Object a, int i) {
        switch (Element.of(a)) {
            case BOOLEAN:
                bits.put((byte) (((boolean[]) a)[i] ? 1 : 0));
                break;
            case BYTE:
                bits.put(((byte[]) a)[i]);
                break;
            case CHAR:
                bits.putChar(((char[]) a)[i]);
                break;
            case SHORT:
                bits.putShort(((short[]) a)[i]);
                break;
            case INT:
                bits.putInt(((int[]) a)[i]);
                break;
            default:
                bits.putLong(((long[]) a)[i]);
        }
    }
}
