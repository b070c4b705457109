package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Reads through a stream of its own that hands on, for so many rounds, and says what the stream has counted. Waits for
 * an agent if told so.
 */
public final class Delegating {
    private static final int N = 600;

    private Delegating() {}

    /** Counts its calls. */
    static final class Plain extends FilterInputStream {
        int count;

        Plain(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            count += 1;
            return in.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            count += 1;
            return in.read(b, off, len);
        }
    }

    /** What an agent makes of the other: it counts them twice. */
    static final class Twice extends FilterInputStream {
        int count;

        Twice(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            count += 2;
            return in.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            count += 2;
            return in.read(b, off, len);
        }
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("ready");
        while (Arrays.asList(arguments).contains("wait") && System.getProperty("neighbouring.came") == null) {
            Thread.sleep(5);
        }
        Loop.run(Integer.parseInt(arguments[arguments.length - 1]));
    }

    /** Loaded when its time has come, and the stream with it. */
    private static final class Loop {
        static void run(int rounds) throws Exception {
            Plain counting = new Plain(new ByteArrayInputStream(new byte[rounds * N * 4]));
            DataInputStream in = new DataInputStream(counting);
            int[] cells = new int[N];
            for (int round = 0; round < rounds; round++) {
                Thread.sleep(10);
                for (int i = 0; i < N; i++) {
                    cells[i] = in.readInt();
                }
            }
            System.out.println("counted " + counting.count);
        }
    }
}
