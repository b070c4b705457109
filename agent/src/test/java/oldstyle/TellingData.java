package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;

/** Values out of and into streams that tell by which method each came, though others would bring the same. */
final class TellingData {
    private static final int MANY = 3000;

    private TellingData() {}

    /** Counts some of its methods. */
    static final class In extends FilterInputStream implements DataInput {
        private int bytes;
        private int shorts;
        private int chars;

        In() {
            super(new DataInputStream(new ByteArrayInputStream(new byte[4 * MANY])));
        }

        private DataInputStream from() {
            return (DataInputStream) in;
        }

        long told() {
            return bytes + 31L * shorts + 961L * chars;
        }

        @Override
        public byte readByte() throws IOException {
            bytes++;
            return from().readByte();
        }

        @Override
        public int readUnsignedByte() throws IOException {
            return from().readUnsignedByte();
        }

        @Override
        public int readUnsignedShort() throws IOException {
            shorts++;
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
        public void readFully(byte[] b) throws IOException {
            from().readFully(b);
        }

        @Override
        public void readFully(byte[] b, int off, int len) throws IOException {
            from().readFully(b, off, len);
        }

        @Override
        public int skipBytes(int n) throws IOException {
            return from().skipBytes(n);
        }

        @Override
        public String readLine() throws IOException {
            return readUTF();
        }

        @Override
        public String readUTF() throws IOException {
            return from().readUTF();
        }
    }

    /** Counts its ints, which floats are not. */
    static final class Out extends ObjectOutputStream {
        private int ints;

        Out() throws IOException {
            super(new ByteArrayOutputStream());
        }

        @Override
        public void writeInt(int value) throws IOException {
            ints++;
            super.writeInt(value);
        }
    }

    static void unsigned(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readByte() & 0xFF;
        }
    }

    static void signed(DataInput in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = (short) in.readUnsignedShort();
        }
    }

    static void characters(DataInput in, char[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = (char) in.readUnsignedShort();
        }
    }

    static void bits(ObjectOutputStream out, float[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeInt(Float.floatToIntBits(a[i]));
        }
    }

    static void floats(ObjectOutputStream out, float[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeFloat(a[i]);
        }
    }

    static long told() throws IOException {
        In[] ins = {new In(), new In(), new In()};
        unsigned(ins[0], new int[MANY]);
        signed(ins[1], new int[MANY]);
        characters(ins[2], new char[MANY]);
        Out out = new Out();
        bits(out, new float[MANY]);
        floats(out, new float[MANY]);
        long told = out.ints;
        for (In in : ins) {
            told = 31 * told + in.told();
        }
        return told;
    }
}
