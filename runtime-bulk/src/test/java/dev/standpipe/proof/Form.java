package dev.standpipe.proof;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Wire;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The body of the loop, once for all types: what one element is on the wire and in the array, with the conversion
 * spelled out in plain Java.
 */
public final class Form {
    public static final List<Form> PLAIN = plain();
    public static final List<Form> READS = all(false);
    static final List<Form> WRITES = all(true);

    /** Not final: javac must compare with it, for a boolean that is neither 0 nor 1 differs from true only so. */
    private static boolean yes = true;

    final Wire wire;
    public final Element array;
    final boolean reversed;
    final boolean raw;
    final int how;

    /** By calls of the stream beneath a data stream or object stream, and not of that itself. */
    final boolean bare;

    /** Bytes on the wire. */
    public final int size;

    /** How each value is put together of single bytes. */
    final Composition composition;

    enum Composition {
        NONE,
        OF_BYTES,
        OF_SINGLE_BYTES
    }

    private Form(Form of, Composition composition, boolean bare) {
        this.wire = of.wire;
        this.array = of.array;
        this.reversed = of.reversed;
        this.raw = of.raw;
        this.size = of.size;
        this.bare = bare;
        this.composition = composition;
        this.how = Format.of(of.how).composed(composition == Composition.OF_SINGLE_BYTES).how;
    }

    private Form(Wire wire, Element array, boolean reversed, boolean raw) {
        this(wire, array, reversed, raw, false);
    }

    private Form(Wire wire, Element array, boolean reversed, boolean raw, boolean bare) {
        this.bare = bare;
        this.composition = Composition.NONE;
        this.wire = wire;
        this.array = array;
        this.reversed = reversed;
        this.raw = raw;
        Format format = Format.of(wire, array);
        format = reversed ? format.reversed() : format;
        this.how = (raw ? format.raw() : format).how;
        this.size = sizeOf(wire);
    }

    private static int sizeOf(Wire wire) {
        switch (wire) {
            case UNSIGNED_BYTE:
            case SINGLE_BYTE:
                return 1;
            case UNSIGNED_SHORT:
                return 2;
            default:
                return Element.valueOf(wire.name()).size;
        }
    }

    private static List<Form> plain() {
        List<Form> forms = new ArrayList<>();
        for (Element element : Element.values()) {
            forms.add(new Form(Wire.valueOf(element.name()), element, false, false));
        }
        forms.addAll(single());
        return Collections.unmodifiableList(forms);
    }

    /** A byte by {@code read()} or {@code write(int)}, and the same of the stream beneath. */
    static List<Form> single() {
        return java.util.Arrays.asList(
                new Form(Wire.SINGLE_BYTE, Element.BYTE, false, false),
                new Form(Wire.SINGLE_BYTE, Element.BYTE, false, false, true));
    }

    /** Those in which each value is one call of a data stream. */
    public static List<Form> ofDataCalls(List<Form> all) {
        List<Form> some = new ArrayList<>();
        for (Form form : all) {
            if (form.isOfDataCalls()) {
                some.add(form);
            }
        }
        return some;
    }

    boolean isOfDataCalls() {
        return Format.of(how).byDataCalls;
    }

    boolean isSingle() {
        return wire == Wire.SINGLE_BYTE;
    }

    /** By {@code read()} for each byte, which a stream may have of its own. */
    boolean isByRead() {
        return isSingle() || composition == Composition.OF_SINGLE_BYTES;
    }

    /** By the letter of the type in descriptors. */
    public static Form plain(char type) {
        for (Form form : PLAIN) {
            if (form.array.arrayType.getName().charAt(1) == type) {
                return form;
            }
        }
        throw new IllegalArgumentException("no primitive type has the letter " + type);
    }

    /** The plain ones first, then every conversion a Java program could write. */
    private static List<Form> all(boolean writing) {
        List<Form> forms = new ArrayList<>(plain());
        for (Wire wire : Wire.values()) {
            boolean unsigned = wire == Wire.UNSIGNED_BYTE || wire == Wire.UNSIGNED_SHORT;
            for (Element array : Element.values()) {
                if (writing && unsigned) {
                    continue;
                }
                boolean same = wire.name().equals(array.name()) || wire == Wire.SINGLE_BYTE && array == Element.BYTE;
                boolean floating = wire == Wire.FLOAT || wire == Wire.DOUBLE;
                if (!same) {
                    forms.add(new Form(wire, array, false, false));
                }
                if (!floating && sizeOf(wire) > 1) {
                    forms.add(new Form(wire, array, true, false));
                }
                if (!same && sizeOf(wire) == array.size && array.size >= 4) {
                    forms.add(new Form(wire, array, false, true));
                    if (!floating) {
                        forms.add(new Form(wire, array, true, true));
                    }
                }
            }
        }
        if (!writing) {
            forms.addAll(composed(forms));
        }
        return Collections.unmodifiableList(forms);
    }

    private static List<Form> composed(List<Form> whole) {
        List<Form> composed = new ArrayList<>();
        for (Form form : whole) {
            if (Format.of(form.how).composed(false) != null) {
                composed.add(new Form(form, Composition.OF_BYTES, false));
                composed.add(new Form(form, Composition.OF_SINGLE_BYTES, false));
                if (form.reversed && sizeOf(form.wire) == form.array.size) {
                    composed.add(new Form(form, Composition.OF_SINGLE_BYTES, true));
                }
            }
        }
        return composed;
    }

    // The element loop's body.

    public void read(Object in, Object a, int i) throws IOException {
        store(a, i, toArray(isSingle() ? single(in) : composition == Composition.NONE ? get((DataInput) in) : put(in)));
    }

    /** The first byte is the highest; what is reversed is turned around later. */
    private long put(Object in) throws IOException {
        long bits = 0;
        int all = 0;
        for (int k = 0; k < size; k++) {
            int b = composition == Composition.OF_BYTES ? ((DataInput) in).readUnsignedByte() : single(in);
            all |= b;
            bits = bits << 8 | b & 0xFF;
        }
        if (all < 0) {
            throw new EOFException();
        }
        switch (wire) {
            case SHORT:
                return (short) bits;
            case INT:
                return (int) bits;
            default:
                return bits;
        }
    }

    public void write(Object out, Object a, int i) throws IOException {
        if (!isSingle()) {
            put((DataOutput) out, toWire(load(a, i)));
        } else if (out instanceof DataOutput) {
            ((DataOutput) out).write((int) toWire(load(a, i)));
        } else {
            ((OutputStream) out).write((int) toWire(load(a, i)));
        }
    }

    /** -1 at the end. */
    private static int single(Object in) throws IOException {
        return in instanceof RandomAccessFile ? ((RandomAccessFile) in).read() : ((InputStream) in).read();
    }

    /** The same out of bytes that were staged. */
    public void take(byte[] staged, int at, long moved, Object a, int i) {
        store(a, i, toArray(Doorway.take(wire, staged, at, moved)));
    }

    /** An element on the wire: an integer as a long, a float or double by its bits. */
    private long get(DataInput in) throws IOException {
        switch (wire) {
            case BOOLEAN:
                return in.readBoolean() ? 1 : 0;
            case BYTE:
                return in.readByte();
            case UNSIGNED_BYTE:
                return in.readUnsignedByte();
            case CHAR:
                return in.readChar();
            case SHORT:
                return in.readShort();
            case UNSIGNED_SHORT:
                return in.readUnsignedShort();
            case INT:
                return in.readInt();
            case LONG:
                return in.readLong();
            case FLOAT:
                return Float.floatToRawIntBits(in.readFloat());
            default:
                return Double.doubleToRawLongBits(in.readDouble());
        }
    }

    private void put(DataOutput out, long v) throws IOException {
        switch (wire) {
            case BOOLEAN:
                out.writeBoolean(v != 0);
                break;
            case BYTE:
                out.writeByte((int) v);
                break;
            case CHAR:
                out.writeChar((int) v);
                break;
            case SHORT:
                out.writeShort((int) v);
                break;
            case INT:
                out.writeInt((int) v);
                break;
            case LONG:
                out.writeLong(v);
                break;
            case FLOAT:
                out.writeFloat(Float.intBitsToFloat((int) v));
                break;
            case DOUBLE:
                out.writeDouble(Double.longBitsToDouble(v));
                break;
            default:
                throw new AssertionError(wire);
        }
    }

    private long toArray(long v) {
        long turned = reversed ? reverse(v) : v;
        return raw ? turned : cast(turned, wire == Wire.FLOAT, wire == Wire.DOUBLE, array.name());
    }

    private long toWire(long v) {
        long value =
                raw ? v : cast(v, array == Element.FLOAT, array == Element.DOUBLE, isSingle() ? "INT" : wire.name());
        return reversed ? reverse(value) : value;
    }

    private long reverse(long v) {
        switch (wire) {
            case SHORT:
                return Short.reverseBytes((short) v);
            case CHAR:
            case UNSIGNED_SHORT:
                return Character.reverseBytes((char) v);
            case INT:
            case FLOAT:
                return Integer.reverseBytes((int) v);
            default:
                return Long.reverseBytes(v);
        }
    }

    private static long cast(long v, boolean fromFloat, boolean fromDouble, String to) {
        float f = Float.intBitsToFloat((int) v);
        double d = Double.longBitsToDouble(v);
        switch (to) {
            case "FLOAT":
                return fromFloat ? v : Float.floatToRawIntBits(fromDouble ? (float) d : (float) v);
            case "DOUBLE":
                return fromDouble ? v : Double.doubleToRawLongBits(fromFloat ? (double) f : (double) v);
            case "LONG":
                return fromFloat ? (long) f : fromDouble ? (long) d : v;
            case "INT":
                return fromFloat ? (int) f : fromDouble ? (int) d : (int) v;
            case "SHORT":
                return fromFloat ? (short) f : fromDouble ? (short) d : (short) v;
            case "CHAR":
                return fromFloat ? (char) f : fromDouble ? (char) d : (char) v;
            case "BYTE":
                return fromFloat ? (byte) f : fromDouble ? (byte) d : (byte) v;
            default:
                return (fromFloat ? f != 0 : fromDouble ? d != 0 : v != 0) ? 1 : 0;
        }
    }

    /** The bits of {@code a[i]}, an integer widened. */
    public long load(Object a, int i) {
        switch (array) {
            case BOOLEAN:
                boolean z = ((boolean[]) a)[i];
                return z ? z == yes ? 1 : 2 : 0;
            case BYTE:
                return ((byte[]) a)[i];
            case CHAR:
                return ((char[]) a)[i];
            case SHORT:
                return ((short[]) a)[i];
            case INT:
                return ((int[]) a)[i];
            case LONG:
                return ((long[]) a)[i];
            case FLOAT:
                return Float.floatToRawIntBits(((float[]) a)[i]);
            default:
                return Double.doubleToRawLongBits(((double[]) a)[i]);
        }
    }

    public void store(Object a, int i, long bits) {
        switch (array) {
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

    public Object newArray(int length) {
        return Array.newInstance(array.arrayType.getComponentType(), length);
    }

    // The prefix.

    public long bulkRead(Object in, Object a, int i, int end, int marks) {
        return Doorway.read(array, in, a, i, end, how | marks);
    }

    public long bulkWrite(Object out, Object a, int i, int end, int marks) {
        return Doorway.write(array, out, a, i, end, how | marks);
    }

    @Override
    public String toString() {
        return wire
                + (reversed ? " reversed" : "")
                + (raw ? " raw" : "")
                + (composition == Composition.NONE ? "" : " " + composition)
                + (bare ? " beneath" : "")
                + (wire.name().equals(array.name()) ? "" : " as " + array);
    }
}
