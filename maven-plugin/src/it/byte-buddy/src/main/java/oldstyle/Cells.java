package oldstyle;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;

/** A file of ints, written and read as it was done for years. */
public final class Cells {
    private Cells() {}

    public static void main(String[] arguments) throws IOException {
        int[] cells = new int[Integer.parseInt(arguments[1])];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = i * 0x9E3779B9;
        }
        File file = new File(arguments[0]);
        write(file, cells);
        int[] read = new int[cells.length];
        long started = System.nanoTime();
        read(file, read);
        long took = System.nanoTime() - started;
        System.out.println(Arrays.hashCode(read) + " " + file.length());
        if (arguments.length > 2) {
            System.out.println("took " + took / 1000 + " us");
        }
    }

    public static void write(File file, int[] cells) throws IOException {
        try (RandomAccessFile out = new RandomAccessFile(file, "rw")) {
            for (int i = 0; i < cells.length; i++) {
                out.writeInt(cells[i]);
            }
        }
    }

    public static void read(File file, int[] cells) throws IOException {
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = in.readInt();
            }
        }
    }
}
