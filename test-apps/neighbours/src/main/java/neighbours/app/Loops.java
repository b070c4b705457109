package neighbours.app;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.util.Arrays;

/** A program with a loop of each kind, which leaves its files in the folder it is started in and needs nothing but java.base. */
public final class Loops {
    /** What it ends with, so that a test sees whether exit codes come through. */
    private static final int EXIT_CODE = 7;

    private static final int SIZE = 5000;
    private static final File CELLS = new File("cells.bin");
    private static final File HEIGHTS = new File("heights.bin");
    private static final File COLUMN = new File("column.ser");

    private Loops() {}

    public static void main(String[] arguments) throws Exception {
        System.out.println("class " + Loops.class.getName() + " of "
                + Loops.class.getClassLoader().getClass().getName());
        writeCells();
        readCells();
        writeHeights();
        readHeights();
        sumHeights();
        readBytes();
        readToTheEnd();
        readPastTheEnd();
        readNothing(0);
        readFromEmptyFile();
        writeColumn();
        readColumn();
        System.exit(EXIT_CODE);
    }

    private static void writeCells() throws IOException {
        int[] cells = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            cells[i] = i * 0x9E3779B9;
        }
        try (RandomAccessFile out = new RandomAccessFile(CELLS, "rw")) {
            for (int i = 0; i < SIZE; i++) {
                out.writeInt(cells[i]);
            }
            System.out.println("cells written up to " + out.getFilePointer());
        }
    }

    private static void readCells() throws IOException {
        int[] cells = new int[SIZE];
        try (RandomAccessFile in = new RandomAccessFile(CELLS, "r")) {
            for (int i = 0; i < SIZE; i++) {
                cells[i] = in.readInt();
            }
            System.out.println("cells read up to " + in.getFilePointer() + ": " + Arrays.hashCode(cells));
        }
    }

    private static void writeHeights() throws IOException {
        double[] heights = new double[SIZE];
        for (int i = 0; i < SIZE; i++) {
            heights[i] = i / 7.0;
        }
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(HEIGHTS)))) {
            for (double height : heights) {
                out.writeDouble(height);
            }
            System.out.println("heights written: " + out.size());
        }
    }

    private static DataInputStream heights() throws IOException {
        return new DataInputStream(new BufferedInputStream(new FileInputStream(HEIGHTS)));
    }

    private static void readHeights() throws IOException {
        double[] heights = new double[SIZE];
        try (DataInputStream in = heights()) {
            for (int i = 0; i < heights.length; i++) {
                heights[i] = in.readDouble();
            }
            System.out.println("heights read, " + in.available() + " left: " + Arrays.hashCode(heights));
        }
    }

    private static void sumHeights() throws IOException {
        double sum = 0;
        try (DataInputStream in = heights()) {
            for (int i = 0; i < SIZE; i++) {
                sum += in.readDouble();
            }
        }
        System.out.println("sum of heights " + sum);
    }

    private static void readBytes() throws IOException {
        int[] bytes = new int[SIZE];
        try (DataInputStream in = heights()) {
            for (int i = 0; i < SIZE; i++) {
                bytes[i] = in.readUnsignedByte();
            }
            System.out.println("bytes read, " + in.available() + " left: " + Arrays.hashCode(bytes));
        }
    }

    private static void readToTheEnd() throws IOException {
        long[] values = new long[2 * SIZE];
        int count = 0;
        try (DataInputStream in = heights()) {
            while (true) {
                values[count++] = in.readLong();
            }
        } catch (EOFException end) {
            System.out.println("the end after " + count + ": " + Arrays.hashCode(values));
        }
    }

    private static void readPastTheEnd() throws IOException {
        short[] values = new short[4 * SIZE + 1];
        int i = 0;
        try (DataInputStream in = heights()) {
            for (; i < values.length; i++) {
                values[i] = in.readShort();
            }
        } catch (EOFException end) {
            System.out.println("nothing more at " + i + ": " + Arrays.hashCode(values) + ", " + end.getMessage());
        }
    }

    /** A loop that is never entered, so that coverage has something to get wrong. */
    private static void readNothing(int count) throws IOException {
        char[] values = new char[SIZE];
        try (DataInputStream in = heights()) {
            for (int i = 0; i < count; i++) {
                values[i] = in.readChar();
            }
            System.out.println("nothing read, " + in.available() + " left");
        }
    }

    /** A loop that is left in its first round. */
    private static void readFromEmptyFile() throws IOException {
        float[] values = new float[SIZE];
        try (RandomAccessFile in = new RandomAccessFile("empty.bin", "rw")) {
            for (int i = 0; i < values.length; i++) {
                values[i] = in.readFloat();
            }
        } catch (EOFException end) {
            System.out.println("nothing to read: " + Arrays.hashCode(values));
        }
    }

    private static void writeColumn() throws IOException {
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(COLUMN))) {
            out.writeObject(Column.ofMultiples(SIZE));
        }
    }

    private static void readColumn() throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new BufferedInputStream(new FileInputStream(COLUMN)))) {
            System.out.println("column read: " + in.readObject());
        }
    }
}
