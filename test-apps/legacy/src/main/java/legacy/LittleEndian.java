package legacy;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Numbers with their low byte first, from and to streams. */
final class LittleEndian {
    private LittleEndian() {}

    static short readShort(InputStream in) throws IOException {
        int b0 = in.read();
        int b1 = in.read();
        if ((b0 | b1) < 0) {
            throw new EOFException();
        }
        return (short) (b0 | b1 << 8);
    }

    static int readInt(InputStream in) throws IOException {
        int b0 = in.read();
        int b1 = in.read();
        int b2 = in.read();
        int b3 = in.read();
        if ((b0 | b1 | b2 | b3) < 0) {
            throw new EOFException();
        }
        return b0 | b1 << 8 | b2 << 16 | b3 << 24;
    }

    static void writeShort(OutputStream out, int value) throws IOException {
        out.write(value);
        out.write(value >> 8);
    }

    static void writeInt(OutputStream out, int value) throws IOException {
        out.write(value);
        out.write(value >> 8);
        out.write(value >> 16);
        out.write(value >> 24);
    }
}
