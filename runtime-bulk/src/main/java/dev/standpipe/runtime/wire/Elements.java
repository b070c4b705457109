package dev.standpipe.runtime.wire;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.jvm.StackRoom;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/**
 * Moves a single element by the original method: the reference for everything else, and the way over each buffer's
 * edge.
 */
public final class Elements {
    private static boolean writes;

    private Elements() {}

    /**
     * Initialises this class: in the middle of a transfer that could fail, and look like a fault of the stream. And
     * what the loop's own calls need: beside us its first one may come where a stack ends, and what cannot be
     * initialised there cannot be for ever after.
     */
    public static void prepare() {
        try {
            new DataInputStream(new ByteArrayInputStream(new byte[Long.BYTES])).readLong();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The same before each call: the first write needs more than reading does, and room on the stack for that. */
    public static void prepareFor(boolean reads) {
        if (reads || writes) {
            return;
        }
        StackRoom.checkForFirstTime();
        try {
            new DataOutputStream(new ByteArrayOutputStream()).writeLong(0);
            writes = true;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void readOne(DataInput in, Format format, Wire called, Conversion conversion, Object a, int i)
            throws IOException {
        Object to = conversion == null ? a : conversion.values;
        int at = conversion == null ? i : 0;
        switch (called) {
            case BYTE:
                store(in.readByte(), format.wire.bits, to, at);
                break;
            case UNSIGNED_BYTE:
                store(in.readUnsignedByte(), format.wire.bits, to, at);
                break;
            case CHAR:
                store(in.readChar(), format.wire.bits, to, at);
                break;
            case SHORT:
                store(in.readShort(), format.wire.bits, to, at);
                break;
            case UNSIGNED_SHORT:
                store(in.readUnsignedShort(), format.wire.bits, to, at);
                break;
            default:
                readPlain(in, format.wire.bits, to, at);
        }
        if (conversion != null) {
            conversion.fromWire(a, i, 1);
        }
    }

    /** A value of as many bytes as it has, which are all asked for even if the stream ends before. */
    public static void readComposed(Object in, Format format, Conversion conversion, Object a, int i)
            throws IOException {
        long bits = 0;
        boolean ended = false;
        for (int k = 0; k < format.size; k++) {
            int b = format.singleBytes ? single(in) : ((DataInput) in).readUnsignedByte();
            ended |= b < 0;
            bits = bits << 8 | b & 0xFF;
        }
        if (ended) {
            throw new EOFException();
        }
        if (conversion == null) {
            store(bits, format.array, a, i);
        } else {
            store(bits, format.wire.bits, conversion.values, 0);
            conversion.fromWire(a, i, 1);
        }
    }

    private static void store(long bits, Element type, Object a, int i) {
        if (type == Element.BYTE) {
            ((byte[]) a)[i] = (byte) bits;
        } else if (type == Element.CHAR) {
            ((char[]) a)[i] = (char) bits;
        } else if (type == Element.SHORT) {
            ((short[]) a)[i] = (short) bits;
        } else if (type == Element.INT) {
            ((int[]) a)[i] = (int) bits;
        } else {
            ((long[]) a)[i] = bits;
        }
    }

    private static int single(Object in) throws IOException {
        return in instanceof RandomAccessFile ? ((RandomAccessFile) in).read() : ((InputStream) in).read();
    }

    /** As the loop would: {@code how} says what it calls, and what it hands over. */
    public static void writeOne(DataOutput out, Format format, int how, Conversion conversion, Object a, int i)
            throws IOException {
        switch (format.wire) {
            case BYTE:
                out.writeByte(argument(format, how, conversion, a, i));
                return;
            case CHAR:
                out.writeChar(argument(format, how, conversion, a, i));
                return;
            case SHORT:
                out.writeShort(argument(format, how, conversion, a, i));
                return;
            default:
                Wire called = format.called(how);
                if (called == Wire.INT && format.wire == Wire.FLOAT) {
                    out.writeInt(Float.floatToIntBits(((float[]) a)[i]));
                } else if (called == Wire.LONG && format.wire == Wire.DOUBLE) {
                    out.writeLong(Double.doubleToLongBits(((double[]) a)[i]));
                } else if (conversion == null) {
                    writePlain(out, format.array, a, i);
                } else {
                    conversion.toWire(a, i, 1);
                    writePlain(out, format.wire.bits, conversion.values, 0);
                }
        }
    }

    /** The number of which the low bytes are written. Nobody sees the others but a stream of the program's own. */
    private static int argument(Format format, int how, Conversion conversion, Object a, int i) {
        if (Format.handsOver(how)) {
            return (int) whole(format.array, a, i);
        }
        if (conversion != null) {
            conversion.toWire(a, i, 1);
        }
        int written =
                (int) (conversion == null ? whole(format.array, a, i) : whole(format.wire.bits, conversion.values, 0));
        Wire called = format.called(how);
        return called == Wire.UNSIGNED_BYTE
                ? written & 0xFF
                : called == Wire.UNSIGNED_SHORT ? written & 0xFFFF : written;
    }

    private static long whole(Element type, Object a, int i) {
        switch (type) {
            case BYTE:
                return ((byte[]) a)[i];
            case CHAR:
                return ((char[]) a)[i];
            case SHORT:
                return ((short[]) a)[i];
            case INT:
                return ((int[]) a)[i];
            default:
                return ((long[]) a)[i];
        }
    }

    /** By {@code read()}. False at the end of the stream. */
    public static boolean readSingle(Object in, Conversion conversion, Object a, int i) throws IOException {
        int b = single(in);
        if (b < 0) {
            return false;
        }
        if (conversion == null) {
            ((byte[]) a)[i] = (byte) b;
        } else {
            ((byte[]) conversion.values)[0] = (byte) b;
            conversion.fromWire(a, i, 1);
        }
        return true;
    }

    /** By {@code write(int)}. */
    public static void writeSingle(Object out, Format format, int how, Conversion conversion, Object a, int i)
            throws IOException {
        writeSingle(out, argument(format, how, conversion, a, i));
    }

    public static void writeSingle(Object out, int b) throws IOException {
        if (out instanceof RandomAccessFile) {
            ((RandomAccessFile) out).write(b);
        } else {
            ((OutputStream) out).write(b);
        }
    }

    private static void readPlain(DataInput in, Element type, Object a, int i) throws IOException {
        switch (type) {
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

    private static void writePlain(DataOutput out, Element type, Object a, int i) throws IOException {
        switch (type) {
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
