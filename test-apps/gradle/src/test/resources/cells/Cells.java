package cells;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** What the project that Gradle builds consists of. */
public final class Cells {
    private Cells() {}

    public static void main(String[] arguments) throws IOException {
        byte[] bytes = new byte[4000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        int[] cells = new int[1000];
        load(new DataInputStream(new ByteArrayInputStream(bytes)), cells);
        System.out.println(cells[0] + " " + cells[999]);
    }

    private static void load(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }
}
