package oldstyle;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.Arrays;

/**
 * A program as people wrote it for years: arrays to files and back, one element at a time. Says on its output what it
 * got, and with a third argument how long each loop took.
 */
public final class Program {
    private final File file;
    private final int[] cells;
    private final double[] heights;
    private final boolean timed;

    private Program(File file, int size, boolean timed) {
        this.file = file;
        this.cells = new int[size];
        this.heights = new double[size];
        this.timed = timed;
        for (int i = 0; i < size; i++) {
            cells[i] = i * 0x9E3779B9;
            heights[i] = i / 7.0;
        }
    }

    public static void main(String[] arguments) throws IOException {
        new Program(
                        new File(arguments[0]),
                        Integer.parseInt(arguments[1]),
                        arguments.length > 2 && arguments[2].equals("timed"))
                .run();
    }

    private void run() throws IOException {
        writeUnbuffered();
        readUnbuffered();
        writeBuffered();
        readBuffered();
        readPastTheEnd();
    }

    private void writeUnbuffered() throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            out.setLength(0);
            long started = System.nanoTime();
            for (int i = 0; i < cells.length; i++) {
                out.writeInt(cells[i]);
            }
            took("unbuffered write", started);
        }
        System.out.println("cells written " + Arrays.hashCode(Files.readAllBytes(file.toPath())));
    }

    private void readUnbuffered() throws IOException {
        int[] read = new int[cells.length];
        try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
            long started = System.nanoTime();
            for (int i = 0; i < read.length; i++) {
                read[i] = in.readInt();
            }
            took("unbuffered read", started);
            System.out.println("cells read " + Arrays.hashCode(read) + " up to " + in.getFilePointer());
        }
    }

    private void writeBuffered() throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)))) {
            long started = System.nanoTime();
            for (int i = 0; i < heights.length; i++) {
                out.writeDouble(heights[i]);
            }
            took("buffered write", started);
            System.out.println("heights written " + out.size());
        }
        System.out.println("heights written " + Arrays.hashCode(Files.readAllBytes(file.toPath())));
    }

    private void readBuffered() throws IOException {
        double[] read = new double[heights.length];
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            long started = System.nanoTime();
            for (int i = 0; i < read.length; i++) {
                read[i] = in.readDouble();
            }
            took("buffered read", started);
            System.out.println("heights read " + Arrays.hashCode(read) + ", left " + in.available());
        }
    }

    private void readPastTheEnd() throws IOException {
        long[] read = new long[heights.length + 10];
        int i = 0;
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            for (; i < read.length; i++) {
                read[i] = in.readLong();
            }
        } catch (EOFException end) {
            System.out.println("the end after " + i + ": " + Arrays.hashCode(read));
        }
    }

    private void took(String what, long started) {
        if (timed) {
            System.out.println(what + ": " + (System.nanoTime() - started) / 1000 + " us");
        }
    }
}
