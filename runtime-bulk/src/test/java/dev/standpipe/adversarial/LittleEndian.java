package dev.standpipe.adversarial;

import java.io.DataInput;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** In the manner of Guava: a filter stream whose elements are little-endian. */
class LittleEndian extends FilterInputStream implements DataInput {
    LittleEndian(InputStream in) {
        super(in);
    }

    @Override
    public void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    @Override
    public void readFully(byte[] b, int off, int len) throws IOException {
        for (int n = 0; n < len; n++) {
            b[off + n] = readByte();
        }
    }

    @Override
    public int skipBytes(int n) throws IOException {
        return (int) in.skip(n);
    }

    @Override
    public boolean readBoolean() throws IOException {
        return readByte() != 0;
    }

    @Override
    public byte readByte() throws IOException {
        int b = in.read();
        if (b < 0) {
            throw new EOFException("little end");
        }
        return (byte) b;
    }

    @Override
    public int readUnsignedByte() throws IOException {
        return readByte() & 0xFF;
    }

    @Override
    public short readShort() throws IOException {
        return (short) (readUnsignedByte() | readByte() << 8);
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return readShort() & 0xFFFF;
    }

    @Override
    public char readChar() throws IOException {
        return (char) readShort();
    }

    @Override
    public int readInt() throws IOException {
        return readUnsignedShort() | readShort() << 16;
    }

    @Override
    public long readLong() throws IOException {
        return readInt() & 0xFFFFFFFFL | (long) readInt() << 32;
    }

    @Override
    public float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    @Override
    public String readLine() {
        return null;
    }

    @Override
    public String readUTF() {
        return "";
    }
}
