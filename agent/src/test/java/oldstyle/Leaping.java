package oldstyle;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;

/** Reads every tenth int of a file, and then rows of six, each at a place of its own. {@code FILE} */
public final class Leaping {
    private static final int INTS = 20_000;

    private Leaping() {}

    public static void main(String[] args) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(new File(args[0]), "rw")) {
            byte[] bytes = new byte[4 * INTS];
            for (int k = 0; k < bytes.length; k++) {
                bytes[k] = (byte) (k * k / 7);
            }
            file.write(bytes);
            int[] column = new int[INTS / 10];
            readColumn(file, column);
            System.out.println(Arrays.hashCode(column) + " at " + file.getFilePointer());
            int[] rows = new int[INTS / 10 * 6];
            readRows(file, rows);
            System.out.println(Arrays.hashCode(rows) + " at " + file.getFilePointer());
        }
    }

    private static void readColumn(RandomAccessFile file, int[] column) throws IOException {
        for (int r = 0; r < column.length; r++) {
            file.seek(40L * r);
            column[r] = file.readInt();
        }
    }

    private static void readRows(RandomAccessFile file, int[] rows) throws IOException {
        int i = 0;
        for (int r = 0; i < rows.length; r++) {
            file.seek(40L * r + 8);
            for (int x = 0; x < 6; x++) {
                rows[i++] = file.readInt();
            }
        }
    }
}
