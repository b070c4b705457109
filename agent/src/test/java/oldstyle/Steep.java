package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/** Comes to its first loop again and again where the stack ends, recovers, and comes to it once more. */
public final class Steep {
    private static final int STACK = 512 * 1024;

    private Steep() {}

    public static void main(String[] arguments) throws Exception {
        Class.forName("oldstyle.Together");
        // the JDK's own classes have the same weakness
        new DataInputStream(new ByteArrayInputStream(new byte[4])).readInt();
        AtomicInteger deepest = new AtomicInteger();
        inThread(() -> fall(deepest));
        for (int above = 0; above < 600; above += 2) {
            int depth = deepest.get() - above;
            inThread(() -> total(depth));
        }
        System.out.println("later " + Together.total());
    }

    private static void inThread(Runnable deep) throws InterruptedException {
        Runnable recovering = () -> {
            try {
                deep.run();
            } catch (Throwable theStackHasEnded) {
                // as servers do
            }
        };
        Thread thread = new Thread(null, recovering, "deep", STACK);
        thread.start();
        thread.join();
    }

    private static void fall(AtomicInteger depth) {
        depth.incrementAndGet();
        fall(depth);
    }

    private static long total(int depth) {
        try {
            return depth == 0 ? Together.total() : total(depth - 1) + 1;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
