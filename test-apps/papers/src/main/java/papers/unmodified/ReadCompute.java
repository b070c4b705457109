package papers.unmodified;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** One buffer: a chunk is read, computed with, and perhaps written, before the next one is read. */
public final class ReadCompute {
    private ReadCompute() {}

    public static long read(File from, long[] chunk, int chunks, int steps) throws IOException {
        RandomAccessFile in = new RandomAccessFile(from, "r");
        long value = 1;
        for (int c = 0; c < chunks; c++) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readLong();
            }
            for (int i = 0; i < steps; i++) {
                value = (value ^ chunk[i & chunk.length - 1]) * 0x9E3779B97F4A7C15L;
                value ^= value >>> 32;
            }
        }
        in.close();
        return value;
    }

    public static long readAndWrite(File from, File to, long[] chunk, int chunks, int steps) throws IOException {
        RandomAccessFile in = new RandomAccessFile(from, "r");
        RandomAccessFile out = new RandomAccessFile(to, "rw");
        long value = 1;
        for (int c = 0; c < chunks; c++) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readLong();
            }
            for (int i = 0; i < steps; i++) {
                value = (value ^ chunk[i & chunk.length - 1]) * 0x9E3779B97F4A7C15L;
                value ^= value >>> 32;
                chunk[i & chunk.length - 1] = value;
            }
            for (int i = 0; i < chunk.length; i++) {
                out.writeLong(chunk[i]);
            }
        }
        in.close();
        out.close();
        return value;
    }

    public static long readBuffered(File from, long[] chunk, int chunks, int steps) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(from)));
        long value = 1;
        for (int c = 0; c < chunks; c++) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readLong();
            }
            for (int i = 0; i < steps; i++) {
                value = (value ^ chunk[i & chunk.length - 1]) * 0x9E3779B97F4A7C15L;
                value ^= value >>> 32;
            }
        }
        in.close();
        return value;
    }

    public static long readAndWriteBuffered(File from, File to, long[] chunk, int chunks, int steps)
            throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(from)));
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(to)));
        long value = 1;
        for (int c = 0; c < chunks; c++) {
            for (int i = 0; i < chunk.length; i++) {
                chunk[i] = in.readLong();
            }
            for (int i = 0; i < steps; i++) {
                value = (value ^ chunk[i & chunk.length - 1]) * 0x9E3779B97F4A7C15L;
                value ^= value >>> 32;
                chunk[i & chunk.length - 1] = value;
            }
            for (int i = 0; i < chunk.length; i++) {
                out.writeLong(chunk[i]);
            }
        }
        in.close();
        out.close();
        return value;
    }
}
