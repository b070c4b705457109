package oldstyle;

import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;

/** Reads a file and says how many system calls that took, as Linux counts them. */
public final class Counting {
    private Counting() {}

    public static void main(String[] arguments) throws IOException {
        int[] cells = new int[50_000];
        File file = File.createTempFile("counting", ".bin");
        Files.write(file.toPath(), new byte[4 * cells.length]);
        cells[7] = 7;
        long before = calls();
        try (DataInputStream in = new DataInputStream(new FileInputStream(file))) {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = in.readInt();
            }
        }
        System.out.println(calls() - before);
        System.out.println(Arrays.hashCode(cells));
        Files.delete(file.toPath());
    }

    private static long calls() throws IOException {
        String all = new String(Files.readAllBytes(Paths.get("/proc/self/io")), StandardCharsets.US_ASCII);
        return Long.parseLong(all.replaceFirst("(?s).*syscr: ([0-9]+).*", "$1"));
    }
}
