package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * Makes objects out of what it reads, over and over. If told so it waits for an agent meanwhile, that has the objects
 * look at the stream.
 */
public final class Records {
    private static final int N = 20_000;
    private static final int SIZE = 8;

    private static DataInputStream in;
    private static int looks;
    private static int wrong;

    private Records() {}

    static final class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    /** What an agent makes of the other. */
    static final class Looks {
        final int x;
        final int y;

        Looks(int x, int y) {
            this.x = x;
            this.y = y;
            look(x);
        }
    }

    /** Whether the stream is where round {@code x} has left it. */
    static void look(int x) {
        try {
            looks++;
            wrong += in.available() == SIZE * (N - x - 1) ? 0 : 1;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int sum(byte[] bytes) throws IOException {
        in = new DataInputStream(new ByteArrayInputStream(bytes));
        DataInputStream from = in;
        Point[] all = new Point[N];
        for (int i = 0; i < N; i++) {
            all[i] = new Point(from.readInt(), from.readInt());
        }
        int sum = 0;
        for (Point one : all) {
            sum += one.x ^ one.y;
        }
        return sum;
    }

    public static void main(String[] arguments) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int k = 0; k < N; k++) {
            out.writeInt(k);
            out.writeInt(k * k);
        }
        int sum = 0;
        int rounds = Integer.parseInt(arguments[arguments.length - 1]);
        for (int round = 0; round < rounds; round++) {
            Thread.sleep(5);
            sum += sum(bytes.toByteArray());
        }
        System.out.println("ready");
        boolean waits = Arrays.asList(arguments).contains("wait");
        while (waits && System.getProperty("retelling.came") == null) {
            sum(bytes.toByteArray());
        }
        int first = wrong;
        for (int round = 0; round < rounds; round++) {
            sum += sum(bytes.toByteArray());
        }
        // what was fetched when the class was changed is no more than that
        System.out.println(sum + " " + (looks > 0) + " " + (first <= 8192 / SIZE) + " " + (wrong - first));
    }
}
