package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Wire;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;

/**
 * Two methods that are the same to the JDK's streams need not be so to a program's own: what the loop calls is called,
 * and what it does not call is not.
 */
class CalledMethodsTest {
    private static final int MANY = 3000;

    private final Site site = Sites.at(Sites.register());

    private static final class Out extends ObjectOutputStream {
        private int calls;

        Out() throws IOException {
            super(new ByteArrayOutputStream());
        }

        @Override
        public void writeInt(int value) throws IOException {
            calls++;
            super.writeInt(value);
        }

        @Override
        public void writeLong(long value) throws IOException {
            calls++;
            super.writeLong(value);
        }
    }

    /** Counts bytes and short numbers, but not by each of the methods that read them. */
    private static final class In extends FilterInputStream implements DataInput {
        private int calls;
        private int chars;

        In() {
            super(new DataInputStream(new ByteArrayInputStream(new byte[2 * MANY])));
        }

        private DataInputStream from() {
            return (DataInputStream) in;
        }

        @Override
        public byte readByte() throws IOException {
            calls++;
            return from().readByte();
        }

        @Override
        public int readUnsignedByte() throws IOException {
            return from().readUnsignedByte();
        }

        @Override
        public int readUnsignedShort() throws IOException {
            calls++;
            return from().readUnsignedShort();
        }

        @Override
        public short readShort() throws IOException {
            return from().readShort();
        }

        @Override
        public char readChar() throws IOException {
            chars++;
            return from().readChar();
        }

        @Override
        public boolean readBoolean() throws IOException {
            return from().readBoolean();
        }

        @Override
        public int readInt() throws IOException {
            return from().readInt();
        }

        @Override
        public long readLong() throws IOException {
            return from().readLong();
        }

        @Override
        public float readFloat() throws IOException {
            return from().readFloat();
        }

        @Override
        public double readDouble() throws IOException {
            return from().readDouble();
        }

        @Override
        public void readFully(byte[] bytes) throws IOException {
            from().readFully(bytes);
        }

        @Override
        public void readFully(byte[] bytes, int at, int length) throws IOException {
            from().readFully(bytes, at, length);
        }

        @Override
        public int skipBytes(int bytes) throws IOException {
            return from().skipBytes(bytes);
        }

        @Override
        public String readLine() {
            throw new UnsupportedOperationException();
        }

        @Override
        public String readUTF() throws IOException {
            return from().readUTF();
        }
    }

    @Test
    void bitsOfFloatsAreWrittenByTheMethodForInts() throws Exception {
        StreamProgram.await(new Out());
        assertThat(written(Format.plain(Element.FLOAT), 0, new float[MANY])).isZero();
        assertThat(written(Format.plain(Element.DOUBLE), 0, new double[MANY])).isZero();
        assertThat(written(Format.plain(Element.FLOAT), Format.calling(Wire.INT), new float[MANY]))
                .isEqualTo(MANY);
        assertThat(written(Format.plain(Element.DOUBLE), Format.calling(Wire.LONG), new double[MANY]))
                .isEqualTo(MANY);
    }

    private int written(Format format, int calling, Object a) throws IOException {
        Out out = new Out();
        int i = (int) Asked.write(out, format.how | calling, a, 0, MANY, site.id());
        assertThat(calling != 0 || i > 0).isTrue();
        for (; calling != 0 && i < MANY; i++) {
            if (a instanceof float[]) {
                out.writeInt(Float.floatToIntBits(((float[]) a)[i]));
            } else {
                out.writeLong(Double.doubleToLongBits(((double[]) a)[i]));
            }
        }
        return out.calls;
    }

    @Test
    void maskedNumbersAreReadByTheMethodThatTheLoopCalls() throws Exception {
        StreamProgram.await(new In());
        assertThat(read(Format.of(Wire.UNSIGNED_BYTE, Element.INT), null)).isZero();
        assertThat(read(Format.of(Wire.SHORT, Element.INT), null)).isZero();
        assertThat(read(Format.of(Wire.UNSIGNED_BYTE, Element.INT), Wire.BYTE)).isEqualTo(MANY);
        assertThat(read(Format.of(Wire.SHORT, Element.INT), Wire.UNSIGNED_SHORT))
                .isEqualTo(MANY);
    }

    private int read(Format format, Wire called) throws IOException {
        In in = new In();
        int calling = called == null ? 0 : Format.calling(called);
        int i = (int) Asked.read(in, format.how | calling, new int[MANY], 0, MANY, site.id());
        assertThat(called != null || i > 0).isTrue();
        for (; called != null && i < MANY; i++) {
            if (called == Wire.BYTE) {
                in.readByte();
            } else {
                in.readUnsignedShort();
            }
        }
        return in.calls;
    }

    @Test
    void charactersAreReadByTheMethodForNumbers() throws Exception {
        StreamProgram.await(new In());
        In in = new In();
        char[] a = new char[MANY];
        int i = (int) Asked.read(in, Format.of(Wire.UNSIGNED_SHORT, Element.CHAR).how, a, 0, MANY, site.id());
        assertThat(i).isPositive();
        for (; i < MANY; i++) {
            a[i] = (char) in.readUnsignedShort();
        }
        assertThat(in.calls).isEqualTo(MANY);
        assertThat(in.chars).isZero();
    }

    /** Adds up what it is given, of which a byte goes on; no passage of it is carried but one call at a time. */
    private static final class Sum extends OutputStream {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream(MANY);
        private final int mode = System.nanoTime() == 0 ? 0 : 1;
        private long sum;

        @Override
        public void write(int b) {
            if (mode != 0) {
                sum += b;
            }
            out.write(b);
        }
    }

    /** What is due, for each element. */
    private interface Argument {
        int of(int i);
    }

    @Test
    void allOfAnArgumentIsHandedOver() throws Exception {
        byte[] bytes = new byte[MANY];
        int[] ints = new int[MANY];
        long[] longs = new long[MANY];
        float[] floats = new float[MANY];
        for (int i = 0; i < MANY; i++) {
            bytes[i] = (byte) (i * 37);
            ints[i] = i * 0x9E3779B9;
            longs[i] = i * 0x9E3779B97F4A7C15L;
            floats[i] = i * 777.5f;
        }
        StreamProgram.await(new DataOutputStream(new Sum()));
        Format single = Format.SINGLE_BYTES;
        assertThat(handed(single, 0, bytes, i -> bytes[i])).isPositive();
        assertThat(handed(single, Format.calling(Wire.UNSIGNED_BYTE), bytes, i -> bytes[i] & 0xFF))
                .isPositive();
        assertThat(handed(Format.plain(Element.BYTE), Format.calling(Wire.UNSIGNED_BYTE), bytes, i -> bytes[i] & 0xFF))
                .isPositive();
        for (Wire wire : new Wire[] {Wire.SINGLE_BYTE, Wire.BYTE}) {
            assertThat(handed(Format.of(wire, Element.INT), Format.OWN_ARGUMENT, ints, i -> ints[i]))
                    .isPositive();
            assertThat(handed(Format.of(wire, Element.LONG), Format.OWN_ARGUMENT, longs, i -> (int) longs[i]))
                    .isPositive();
            assertThat(handed(Format.of(wire, Element.FLOAT), Format.OTHER_ARGUMENT, floats, i -> (int) floats[i]))
                    .isZero();
        }
    }

    /** By how many elements the engine came on; what the stream has been given is the same in all. */
    private int handed(Format format, int what, Object a, Argument argument) throws IOException {
        Sum out = new Sum();
        Sum due = new Sum();
        DataOutputStream data = new DataOutputStream(out);
        Object receiver = format.singleBytes ? out : data;
        int moved = (int) Asked.write(receiver, format.how | what, a, 0, MANY, site.id());
        for (int i = 0; i < MANY; i++) {
            due.write(argument.of(i));
            if (i >= moved && format.singleBytes) {
                out.write(argument.of(i));
            } else if (i >= moved) {
                data.writeByte(argument.of(i));
            }
        }
        assertThat(out.sum).as("%s, %d by the engine", format, moved).isEqualTo(due.sum);
        assertThat(out.out.toByteArray()).isEqualTo(due.out.toByteArray());
        return moved;
    }
}
