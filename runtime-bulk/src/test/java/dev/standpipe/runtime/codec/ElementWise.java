package dev.standpipe.runtime.codec;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;

/** The loops of this JDK's own data streams, which every codec has to match, and arrays as plain bits. */
final class ElementWise {
    private ElementWise() {}

    static void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, at, bytes.length - at));
        try {
            for (int k = from; k < from + n; k++) {
                switch (type) {
                    case BOOLEAN:
                        ((boolean[]) array)[k] = in.readBoolean();
                        break;
                    case BYTE:
                        ((byte[]) array)[k] = in.readByte();
                        break;
                    case CHAR:
                        ((char[]) array)[k] = in.readChar();
                        break;
                    case SHORT:
                        ((short[]) array)[k] = in.readShort();
                        break;
                    case INT:
                        ((int[]) array)[k] = in.readInt();
                        break;
                    case LONG:
                        ((long[]) array)[k] = in.readLong();
                        break;
                    case FLOAT:
                        ((float[]) array)[k] = in.readFloat();
                        break;
                    default:
                        ((double[]) array)[k] = in.readDouble();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] encode(Element type, Object array, int from, int n) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        try {
            for (int k = from; k < from + n; k++) {
                switch (type) {
                    case BOOLEAN:
                        out.writeBoolean(((boolean[]) array)[k]);
                        break;
                    case BYTE:
                        out.writeByte(((byte[]) array)[k]);
                        break;
                    case CHAR:
                        out.writeChar(((char[]) array)[k]);
                        break;
                    case SHORT:
                        out.writeShort(((short[]) array)[k]);
                        break;
                    case INT:
                        out.writeInt(((int[]) array)[k]);
                        break;
                    case LONG:
                        out.writeLong(((long[]) array)[k]);
                        break;
                    case FLOAT:
                        out.writeFloat(((float[]) array)[k]);
                        break;
                    default:
                        out.writeDouble(((double[]) array)[k]);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static Object array(Element type, int length) {
        return Array.newInstance(type.arrayType.getComponentType(), length);
    }

    /** What lies in memory, so that a boolean that is neither 0 nor 1 and the payload of a NaN show. */
    static byte[] bits(Memory memory, Element type, Object array) {
        byte[] bits = new byte[Array.getLength(array) << type.shift];
        memory.copy(array, memory.base(type.arrayType), bits, memory.base(byte[].class), bits.length);
        return bits;
    }
}
