package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.standpipe.runtime.count.Sites;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.Standpipe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One run of a scenario, as the program was written or with the prefix in front of its loops. Whatever it can observe
 * goes into the transcript.
 */
final class Run {
    interface Scenario {
        void play(Run run) throws Exception;
    }

    /** How a loop ended: its index, and what it threw. */
    static final class End {
        final int i;
        final Throwable thrown;

        private End(int i, Throwable thrown) {
            this.i = i;
            this.thrown = thrown;
        }
    }

    private interface Body {
        void turn(int i) throws Throwable;
    }

    /** Where it does not matter how often it was called. */
    private static final int EVERYBODYS = 0;

    final boolean prefixed;
    final int site;
    private final List<String> transcript = Collections.synchronizedList(new ArrayList<>());
    private final Map<Throwable, Integer> faults = Collections.synchronizedMap(new IdentityHashMap<>());
    private final AtomicInteger moved = new AtomicInteger();

    private Run(boolean prefixed, int site) {
        this.prefixed = prefixed;
        this.site = site;
    }

    /**
     * Plays the scenario both ways, fails if one could tell which one it was, and returns the rewritten run for
     * whatever else must hold.
     */
    static Run bothWays(Scenario scenario) throws Exception {
        Run original = played(scenario, false, EVERYBODYS);
        played(scenario, true, measured()).mustHaveSeenWhat(original);
        Run rewritten = played(scenario, true, EVERYBODYS);
        rewritten.mustHaveSeenWhat(original);
        return rewritten;
    }

    private static Run played(Scenario scenario, boolean prefixed, int site) throws Exception {
        Run run = new Run(prefixed, site);
        scenario.play(run);
        return run;
    }

    /** A site that was called so often that elements in a buffer are not moved to the last. */
    private static int measured() {
        int site = Sites.register();
        for (int call = 0; call < 200; call++) {
            InputStream some = new ByteArrayInputStream(new byte[2]);
            Standpipe.readArray(new DataInputStream(some), new byte[2], 0, 2, Loop.BYTE.how, site);
        }
        return site;
    }

    End read(DataInput in, Object a, int i, int end) {
        return read(Loop.over(a), in, a, i, end);
    }

    End read(Loop loop, DataInput in, Object a, int i, int end) {
        End ended = loop(loop.readArray, in, a, i, end, loop.how, at -> loop.read.one(in, a, at));
        note(loop + " loop", "i=" + ended.i, ended.thrown, a);
        return ended;
    }

    End write(DataOutput out, Object a, int i, int end) {
        return write(Loop.over(a), out, a, i, end);
    }

    End write(Loop loop, DataOutput out, Object a, int i, int end) {
        End ended = loop(loop.writeArray, out, a, i, end, loop.how, at -> loop.write.one(out, a, at));
        note(loop + " loop", "i=" + ended.i, ended.thrown);
        return ended;
    }

    /** A read loop beside which another thread takes the notes. */
    End readQuietly(DataInput in, Object a, int i, int end) {
        Loop loop = Loop.over(a);
        return loop(loop.readArray, in, a, i, end, loop.how, at -> loop.read.one(in, a, at));
    }

    /** A write loop beside which another thread takes the notes. */
    End writeQuietly(DataOutput out, Object a, int i, int end) {
        Loop loop = Loop.over(a);
        return loop(loop.writeArray, out, a, i, end, loop.how, at -> loop.write.one(out, a, at));
    }

    private End loop(Loop.Prefix prefix, Object stream, Object a, int i, int end, int how, Body body) {
        try {
            if (prefixed) {
                long result = prefix.move(stream, a, i, end, how, site);
                i = moved(i, result);
                Standpipe.check(result);
            }
            for (; i < end; i++) {
                body.turn(i);
            }
            return new End(i, null);
        } catch (Throwable x) {
            return new End(i, x);
        }
    }

    /** Counts what a prefix moved and returns the new index. */
    int moved(int i, long result) {
        moved.addAndGet((int) result - i);
        return (int) result;
    }

    /** The same object has to arrive in the program, not a copy. */
    <X extends Throwable> X known(X fault) {
        faults.put(fault, faults.size() + 1);
        return fault;
    }

    void note(Object... seen) {
        StringBuilder line = new StringBuilder();
        for (Object one : seen) {
            line.append(line.length() == 0 ? "" : " ").append(text(one));
        }
        transcript.add(line.toString());
    }

    /** Notes what the program could still get out of the stream. */
    void noteRest(InputStream in) {
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        Object ended = "end";
        try {
            for (int b; (b = in.read()) >= 0; ) {
                rest.write(b);
            }
        } catch (IOException | RuntimeException e) {
            ended = e;
        }
        note("rest", rest.toByteArray(), ended);
    }

    private String text(Object seen) {
        if (!(seen instanceof Throwable)) {
            return Bits.text(seen);
        }
        Throwable x = (Throwable) seen;
        if (x instanceof IndexOutOfBoundsException || x instanceof NullPointerException) {
            return "threw " + x.getClass(); // the JIT drops the message of one that is thrown often
        }
        String which = faults.containsKey(x) ? " (fault " + faults.get(x) + " itself)" : "";
        String suppressed = x.getSuppressed().length == 0 ? "" : " with " + x.getSuppressed().length + " suppressed";
        return "threw " + x + which + suppressed + (x.getCause() == null ? "" : " because it " + text(x.getCause()));
    }

    /** The contract lets the engine carry elements here, so a test in which it carries none would show nothing. */
    void mustMove() {
        assertThat(moved.get()).as("elements moved in bulk").isPositive();
    }

    /** The contract leaves every element to the loop. */
    void mustNotMove() {
        assertThat(moved.get()).as("elements moved in bulk").isZero();
    }

    void mustMoveIf(boolean allowed) {
        if (allowed) {
            mustMove();
        } else {
            mustNotMove();
        }
    }

    private void mustHaveSeenWhat(Run original) {
        int same = 0;
        while (same < transcript.size()
                && same < original.transcript.size()
                && transcript.get(same).equals(original.transcript.get(same))) {
            same++;
        }
        if (same < transcript.size() || same < original.transcript.size()) {
            List<String> before = original.around(same - 3, same);
            List<String> expected = original.around(same, same + 4);
            fail(
                    "after %s%n  original:  %s%n  rewritten: %s%n  moved %s",
                    before, expected, around(same, same + 4), moved);
        }
    }

    private List<String> around(int from, int to) {
        return transcript.subList(Math.max(0, Math.min(from, transcript.size())), Math.min(to, transcript.size()));
    }
}
