package dev.standpipe.proof;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.file.FirstReadsAgain;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Standpipe;
import java.util.concurrent.Callable;

/** Plays a case on streams of its own: once as the plain loop, once with the prefix in front. */
public abstract class Run {
    final Case c;
    final World world;
    private final boolean bulk;
    private final Fields fields = new Fields();

    Run(World world, boolean bulk) {
        this.world = world;
        this.c = world.c;
        this.bulk = bulk;
    }

    static Outcome of(Case c, boolean bulk, TempFile file) {
        FirstReadsAgain.as(c.content + c.flavour + c.start);
        World world = new World(c, file);
        Run run = c.writing ? new RunOut(world, bulk) : new RunIn(world, bulk);
        try {
            run.build();
        } catch (Throwable t) {
            world.outcome.saw("building failed", Thrown.of(t, world.injected));
            world.release();
            return world.outcome;
        }
        run.play();
        world.release();
        Thread.interrupted();
        return world.outcome;
    }

    /** What a difference between the two runs looks like, or null. */
    static String difference(Case c, TempFile file) {
        Outcome loop = of(c, false, file);
        long before = failures();
        Outcome bulk = of(c, true, file);
        String failed = failures() == before ? "" : "a transfer failed inside the engine; the loop did the work\n";
        return loop.same(bulk) && failed.isEmpty() ? null : failed + loop.differences(bulk);
    }

    private static long failures() {
        long count = 0;
        for (DeclinedCalls declined : Sites.at(0).declined()) {
            count += declined.reason() == Decline.FAILED ? declined.count() : 0;
        }
        return count;
    }

    abstract void build() throws Exception;

    abstract Object step(Step step) throws Exception;

    abstract void body(Fields over, int i) throws IOException;

    abstract long prefix(Object a, int i, int end);

    /** The beginning of the loop, on staged bytes. */
    abstract void replay(Fields over);

    abstract void finish();

    /** The stream so far beneath the receiver, or null. */
    abstract Object level(int level);

    /** The stream that the loop is on. */
    abstract Object receiver();

    private void play() {
        for (Step step : c.before) {
            world.note(step.toString(), () -> perform(step));
        }
        Object array = newArray();
        fields.a = array;
        fields.others = others(c.length);
        fields.end = c.end;
        world.meddle = c.deep ? this::meddle : world.meddle;
        world.journal.watch(c.form, array, c.length);
        if (c.program == null) {
            loop("loop", fields, c.start);
        } else {
            program("loop", fields, c.start);
        }
        world.outcome.saw("interrupted", Thread.interrupted());
        world.outcome.saw("array", bits(array));
        world.outcome.saw("array in the field", bits(fields.a));
        world.outcome.saw("other arrays", bits(fields.others));
        for (Step step : c.after) {
            world.note(step.toString(), () -> perform(step));
        }
        world.look("");
        finish();
        world.outcome.saw("leaf", world.journal.toString());
    }

    private Object perform(Step step) throws Exception {
        switch (step.op) {
            case LOOP:
                Object again = c.form.newArray(step.number);
                fill(again, step.number);
                Fields own = new Fields();
                own.a = again;
                own.others = others(step.number);
                own.end = step.number;
                if (c.program == null) {
                    loop("second loop", own, 0);
                } else {
                    program("second loop", own, 0);
                }
                return bits(again) + bits(own.others);
            case BEND:
                bendable(step).bend(step.number);
                return null;
            case WORK:
                world.shared.work(step.number);
                return null;
            case INTERRUPT:
                Thread.currentThread().interrupt();
                return null;
            case GROW:
                world.file.fill(Pattern.bytes(1, step.number), true);
                return null;
            case TRUNCATE:
                world.file.cut(step.number);
                return null;
            default:
                return step(step);
        }
    }

    private Bendable bendable(Step step) throws NotHere {
        Object stream = level(step.level);
        if (stream instanceof Bendable) {
            return (Bendable) stream;
        }
        throw new NotHere(step);
    }

    final void sawSize(String label, Object receiver) {
        if (receiver instanceof DataOutputStream) {
            world.outcome.saw(label, ((DataOutputStream) receiver).size());
        }
    }

    /** What rewritten code is: the prefix, the check, the loop that was there. */
    private void loop(String label, Fields over, int start) {
        over.i = start;
        Object thrown = null;
        try {
            if (bulk && c.staged) {
                replay(over);
            } else if (bulk) {
                int from;
                do {
                    from = over.i;
                    long moved = prefix(over.a, from, over.end);
                    over.i = (int) moved;
                    Standpipe.check(moved);
                } while (c.resumed && over.i != from);
            }
            for (; over.i < over.end; over.i++) {
                body(over, over.i);
            }
        } catch (Throwable t) {
            thrown = Thrown.of(t, world.injected);
        }
        world.outcome.saw(label + " threw", thrown);
        world.outcome.saw(label + " index", over.i);
    }

    private void program(String label, Fields over, int start) {
        Object[] arrays = new Object[1 + over.others.length];
        arrays[0] = over.a;
        System.arraycopy(over.others, 0, arrays, 1, over.others.length);
        Object thrown = null;
        try {
            Object on = Receiver.isBeneath(c.program.receiver()) ? level(0) : receiver();
            c.program.run(bulk, on, arrays, start, over.end, new Seen(world, label));
        } catch (Throwable t) {
            thrown = Thrown.of(t, world.injected);
        }
        world.outcome.saw(label + " threw", thrown);
        world.outcome.saw(label + " arrays", bits(arrays[0]) + bits(over.others));
    }

    /** What a user's stream may do to a loop over fields. */
    private void meddle() {
        fields.a = c.form.newArray(Math.max(0, c.length));
        fields.end--;
    }

    private Object newArray() {
        if (c.length < 0) {
            return null;
        }
        Callable<byte[]> leaked = world.leaked;
        if (c.aliased && leaked != null && c.form.array == dev.standpipe.runtime.codec.Element.BYTE) {
            try {
                return leaked.call();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }
        Object a = c.form.newArray(c.length);
        fill(a, c.length);
        return a;
    }

    private void fill(Object a, int length) {
        for (int k = 0; k < length; k++) {
            c.form.store(a, k, Pattern.element(c.flavour, k, c.form.array.size));
        }
    }

    /** As long as the first. */
    private Object[] others(int length) {
        Object[] arrays = new Object[c.others.size()];
        for (int k = 0; k < arrays.length && length >= 0; k++) {
            arrays[k] = c.others.get(k).newArray(Math.max(0, length + c.othersLonger));
        }
        return arrays;
    }

    private String bits(Object[] others) {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < others.length; k++) {
            text.append("; ").append(bits(c.others.get(k), others[k]));
        }
        return text.toString();
    }

    private Object bits(Object a) {
        return bits(c.form, a);
    }

    public static Object bits(Form form, Object a) {
        if (a == null) {
            return null;
        }
        int length = java.lang.reflect.Array.getLength(a);
        long hash = 1;
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < length; k++) {
            long bits = form.load(a, k);
            hash = hash * 31 + bits;
            if (k < 8) {
                text.append(' ').append(Long.toHexString(bits));
            }
        }
        return length + " elements, hash " + Long.toHexString(hash) + ":" + text;
    }

    /**
     * What the loop is over; nobody changes it in the middle but {@link #meddle}, so else it could as well be locals.
     */
    static final class Fields {
        Object a;
        Object[] others;
        int i;
        int end;
    }

    static final class NotHere extends Exception {
        NotHere(Step step) {
            super(step + " means nothing here");
        }
    }
}
