package oldstyle;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileReader;
import java.io.IOException;
import java.io.RandomAccessFile;

/**
 * Reads a file until somebody ends it, or a minute has passed, and says a line when it takes many calls of the system
 * from now on, or few. With {@code asking.waits} it begins when somebody has switched something.
 */
public final class Asking {
    private Asking() {}

    public static void main(String[] arguments) throws Exception {
        File zeros = new File(arguments[1]);
        int[] cells = new int[(int) zeros.length() / 4];
        if (Boolean.getBoolean("asking.waits")) {
            System.out.println("waiting");
            while (System.getProperty("standpipe.enabled") == null) {
                Thread.sleep(50);
            }
        }
        String said = "";
        for (int i = 0; i < 1200; i++) {
            long before = calls();
            RandomAccessFile in = new RandomAccessFile(zeros, "r");
            Loop.read(in, cells);
            in.close();
            String many = calls() - before >= cells.length ? "many" : "few";
            if (!many.equals(said)) {
                System.out.println(many);
                said = many;
            }
            Thread.sleep(50);
        }
    }

    private static long calls() throws IOException {
        try (BufferedReader counts = new BufferedReader(new FileReader("/proc/self/io"))) {
            for (String line = counts.readLine(); line != null; line = counts.readLine()) {
                if (line.startsWith("syscr: ")) {
                    return Long.parseLong(line.substring("syscr: ".length()));
                }
            }
            throw new IOException("no count of the calls that read");
        }
    }

    private static final class Loop {
        static void read(RandomAccessFile in, int[] cells) throws IOException {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = in.readInt();
            }
        }
    }
}
