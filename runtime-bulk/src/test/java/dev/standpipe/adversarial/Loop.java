package dev.standpipe.adversarial;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.io.Standpipe;
import java.lang.reflect.Array;

/**
 * The eight loops: what one turn reads or writes, and the call that a rewritten program makes before the first turn.
 */
enum Loop {
    BOOLEAN(
            (in, a, i) -> ((boolean[]) a)[i] = in.readBoolean(),
            (out, a, i) -> out.writeBoolean(((boolean[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (boolean[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (boolean[]) a, i, end, how, site)),
    BYTE(
            (in, a, i) -> ((byte[]) a)[i] = in.readByte(),
            (out, a, i) -> out.writeByte(((byte[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (byte[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (byte[]) a, i, end, how, site)),
    CHAR(
            (in, a, i) -> ((char[]) a)[i] = in.readChar(),
            (out, a, i) -> out.writeChar(((char[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (char[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (char[]) a, i, end, how, site)),
    SHORT(
            (in, a, i) -> ((short[]) a)[i] = in.readShort(),
            (out, a, i) -> out.writeShort(((short[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (short[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (short[]) a, i, end, how, site)),
    INT(
            (in, a, i) -> ((int[]) a)[i] = in.readInt(),
            (out, a, i) -> out.writeInt(((int[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (int[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (int[]) a, i, end, how, site)),
    LONG(
            (in, a, i) -> ((long[]) a)[i] = in.readLong(),
            (out, a, i) -> out.writeLong(((long[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (long[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (long[]) a, i, end, how, site)),
    FLOAT(
            (in, a, i) -> ((float[]) a)[i] = in.readFloat(),
            (out, a, i) -> out.writeFloat(((float[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (float[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (float[]) a, i, end, how, site)),
    DOUBLE(
            (in, a, i) -> ((double[]) a)[i] = in.readDouble(),
            (out, a, i) -> out.writeDouble(((double[]) a)[i]),
            (in, a, i, end, how, site) -> Standpipe.readArray(in, (double[]) a, i, end, how, site),
            (out, a, i, end, how, site) -> Standpipe.writeArray(out, (double[]) a, i, end, how, site));

    interface Read {
        void one(DataInput in, Object a, int i) throws IOException;
    }

    interface Write {
        void one(DataOutput out, Object a, int i) throws IOException;
    }

    interface Prefix {
        long move(Object stream, Object a, int i, int end, int how, int site);
    }

    final Element element = Element.valueOf(name());
    final int size = element.size;
    final int how = Format.plain(element).how;
    final Read read;
    final Write write;
    final Prefix readArray;
    final Prefix writeArray;

    Loop(Read read, Write write, Prefix readArray, Prefix writeArray) {
        this.read = read;
        this.write = write;
        this.readArray = readArray;
        this.writeArray = writeArray;
    }

    static Loop over(Object array) {
        return valueOf(Element.of(array).name());
    }

    Object array(int length) {
        return Array.newInstance(element.arrayType.getComponentType(), length);
    }
}
