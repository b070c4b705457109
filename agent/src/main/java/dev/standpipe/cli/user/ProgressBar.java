package dev.standpipe.cli.user;

import dev.standpipe.offline.ProgressListener;
import java.io.PrintWriter;

/** A bar that says how far a long command has come. It is drawn on terminals only, and removed at the end. */
public final class ProgressBar implements ProgressListener {
    private static final int WIDTH = 30;
    private static final long EVERY_NANOS = 100_000_000;

    private final PrintWriter out;
    private long expected;
    private long done;
    private long next = System.nanoTime() + 3 * EVERY_NANOS;
    private boolean drawn;

    private ProgressBar(PrintWriter out) {
        this.out = out;
    }

    /** None is drawn where {@code watched} is false. */
    public static ProgressBar on(PrintWriter out, boolean watched) {
        return new ProgressBar(watched ? out : null);
    }

    @Override
    public synchronized void expect(long amount) {
        expected += amount;
    }

    @Override
    public synchronized void done(long amount) {
        done += amount;
        if (out != null && System.nanoTime() - next >= 0) {
            next = System.nanoTime() + EVERY_NANOS;
            draw();
        }
    }

    private void draw() {
        long percent = Math.min(100, expected == 0 ? 0 : done * 100 / expected);
        StringBuilder bar = new StringBuilder("\r[");
        for (int i = 0; i < WIDTH; i++) {
            bar.append(i * 100 < percent * WIDTH ? '#' : '.');
        }
        out.print(bar.append("] ").append(percent).append(" % ").toString());
        out.flush();
        drawn = true;
    }

    public synchronized void end() {
        if (drawn) {
            StringBuilder blank = new StringBuilder("\r");
            for (int i = 0; i < WIDTH + 9; i++) {
                blank.append(' ');
            }
            out.print(blank.append('\r').toString());
            out.flush();
        }
    }
}
