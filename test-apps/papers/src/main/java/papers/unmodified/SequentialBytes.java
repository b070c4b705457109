package papers.unmodified;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A file from its beginning to its end. */
public final class SequentialBytes {
    private SequentialBytes() {}

    public static void readSingle(InputStream in, byte[] data) throws IOException {
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) in.read();
        }
        in.close();
    }

    public static void writeSingle(OutputStream out, byte[] data) throws IOException {
        for (int i = 0; i < data.length; i++) {
            out.write(data[i]);
        }
        out.close();
    }

    /** The same for a program that has its values from a data stream. */
    public static void readData(DataInputStream in, byte[] data) throws IOException {
        for (int i = 0; i < data.length; i++) {
            data[i] = in.readByte();
        }
        in.close();
    }

    public static void writeData(DataOutputStream out, byte[] data) throws IOException {
        for (int i = 0; i < data.length; i++) {
            out.writeByte(data[i]);
        }
        out.close();
    }

    /** Byte by byte from a buffer of the program's own. */
    public static void readBuffer(InputStream in, byte[] data, byte[] buffer) throws IOException {
        int length = 0;
        int next = 0;
        for (int i = 0; i < data.length; i++) {
            if (next == length) {
                length = in.read(buffer);
                if (length < 0) {
                    throw new EOFException();
                }
                next = 0;
            }
            data[i] = buffer[next++];
        }
        in.close();
    }

    public static void writeBuffer(OutputStream out, byte[] data, byte[] buffer) throws IOException {
        int next = 0;
        for (int i = 0; i < data.length; i++) {
            if (next == buffer.length) {
                out.write(buffer);
                next = 0;
            }
            buffer[next++] = data[i];
        }
        out.write(buffer, 0, next);
        out.close();
    }

    public static void readPieces(InputStream in, byte[] data, int size) throws IOException {
        for (int i = 0; i < data.length; i += size) {
            if (in.read(data, i, Math.min(size, data.length - i)) < 0) {
                throw new EOFException();
            }
        }
        in.close();
    }

    public static void writePieces(OutputStream out, byte[] data, int size) throws IOException {
        for (int i = 0; i < data.length; i += size) {
            out.write(data, i, Math.min(size, data.length - i));
        }
        out.close();
    }
}
