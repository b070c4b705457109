package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;

/** While one thread is told of its first loop, it waits for another that comes to one. */
public final class Together {
    private Together() {}

    public static long sum() {
        int[] all = new int[100];
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[400]));
        try {
            for (int i = 0; i < all.length; i++) {
                all[i] = in.readInt();
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return all.length;
    }

    /** Does more than to store what it reads. */
    public static long total() throws IOException {
        long total = 1;
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[400]));
        for (int i = 0; i < 100; i++) {
            total = total * 3 + in.readInt();
        }
        return total;
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> System.out.println("other " + sum()));
        other.setDaemon(true);
        System.setErr(new PrintStream(System.err) {
            @Override
            public void println(String line) {
                other.start();
                try {
                    other.join(20_000);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                System.out.println(other.isAlive() ? "stuck" : "told");
                super.println(line);
            }
        });
        System.out.println("one " + sum());
    }
}
