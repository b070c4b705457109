package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Reads an array, by a loop that can be rewritten or one that cannot, rests for as many milliseconds, and prints which
 * threads of Standpipe there are.
 */
public final class Leisurely {
    private Leisurely() {}

    public static void main(String[] arguments) throws Exception {
        int[] cells = new int[1000];
        InputStream bytes = new ByteArrayInputStream(new byte[4 * cells.length]);
        switch (arguments[0]) {
            case "rewritten":
                read(new DataInputStream(bytes), cells);
                break;
            case "declined":
                read(new DataInputStream(new Clocked(bytes)), cells);
                break;
            default:
                Alone.read(new DataInputStream(bytes), cells);
        }
        Thread.sleep(Integer.parseInt(arguments[1]));
        Thread[] threads = new Thread[100];
        ThreadGroup all = Thread.currentThread().getThreadGroup().getParent();
        int n = all.enumerate(threads);
        System.out.println(Arrays.stream(threads, 0, n)
                .map(Thread::getName)
                .filter(name -> name.startsWith("standpipe"))
                .sorted()
                .reduce("threads:", (one, other) -> one + " " + other));
    }

    private static void read(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    /** In a class of its own, which is not loaded where nobody wants it. */
    private static final class Alone {
        static void read(DataInputStream in, int[] cells) throws IOException {
            for (int i = 0; i < cells.length; i++) {
                cells[i] = in.readInt() + Integer.parseInt("1");
            }
        }
    }

    /** One that may not be asked for more than what it is asked for. */
    private static final class Clocked extends InputStream {
        private final InputStream in;
        private long last;

        Clocked(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            last = System.nanoTime();
            return last == 0 ? -1 : in.read();
        }
    }
}
