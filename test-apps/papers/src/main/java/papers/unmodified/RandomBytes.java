package papers.unmodified;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;

/** As many bytes as a file has, each at a random place. */
public final class RandomBytes {
    private int seed = 1;

    private RandomBytes() {}

    /** The same numbers each time, and in C: from 0 to {@code count - 1}. */
    private int next(int count) {
        seed = seed * 1103515245 + 12345;
        return (seed >>> 7) % count;
    }

    public static void readSingle(RandomAccessFile raf, byte[] data) throws IOException {
        RandomBytes places = new RandomBytes();
        for (int i = 0; i < data.length; i++) {
            raf.seek(places.next(data.length));
            data[i] = (byte) raf.read();
        }
    }

    public static void writeSingle(RandomAccessFile raf, byte[] data) throws IOException {
        RandomBytes places = new RandomBytes();
        for (int i = 0; i < data.length; i++) {
            raf.seek(places.next(data.length));
            raf.write(data[i]);
        }
    }

    public static void readBuffer(RandomAccessFile raf, byte[] data, int size) throws IOException {
        RandomBytes places = new RandomBytes();
        PageBuffer buffer = new PageBuffer(raf, size);
        for (int i = 0; i < data.length; i++) {
            data[i] = buffer.read(places.next(data.length));
        }
    }

    public static void writeBuffer(RandomAccessFile raf, byte[] data, int size) throws IOException {
        RandomBytes places = new RandomBytes();
        PageBuffer buffer = new PageBuffer(raf, size);
        for (int i = 0; i < data.length; i++) {
            buffer.write(places.next(data.length), data[i]);
        }
        buffer.flush();
    }

    public static void readPieces(RandomAccessFile raf, byte[] data, int size) throws IOException {
        RandomBytes places = new RandomBytes();
        int pieces = data.length / size;
        for (int i = 0; i < pieces; i++) {
            raf.seek((long) places.next(pieces) * size);
            if (raf.read(data, i * size, size) < 0) {
                throw new EOFException();
            }
        }
    }

    public static void writePieces(RandomAccessFile raf, byte[] data, int size) throws IOException {
        RandomBytes places = new RandomBytes();
        int pieces = data.length / size;
        for (int i = 0; i < pieces; i++) {
            raf.seek((long) places.next(pieces) * size);
            raf.write(data, i * size, size);
        }
    }
}
