package dev.standpipe.proof;

import dev.standpipe.proof.Behaviour.Op;
import dev.standpipe.runtime.Switch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Every small program on every stack: {@code Exhaustion [--share N] [--threads T] [--only REGEX] [--forms
 * plain|all|rounds] [--failures N] [--seconds X]}. A share of N plays every N-th point of each row's grid, N made prime
 * to all its sides, so that every pair of sides still meets; 1 is all of it.
 */
public final class Exhaustion {
    private final long share;
    private final Forms forms;
    private final List<? extends Program> programs;
    private final int failuresWanted;
    private final long deadline;
    private final List<Stacks.Row> rows = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong played = new AtomicLong();
    private final List<String> failures = new ArrayList<>();

    Exhaustion(long share, Forms forms, int failuresWanted, String only, long seconds) {
        this(share, forms, Collections.emptyList(), failuresWanted, only, seconds);
    }

    /** Of loops in classes of their own. */
    public Exhaustion(long share, List<? extends Program> programs, int failuresWanted, String only, long seconds) {
        this(share, Forms.PLAIN, programs, failuresWanted, only, seconds);
    }

    private Exhaustion(
            long share, Forms forms, List<? extends Program> programs, int failuresWanted, String only, long seconds) {
        this.share = share;
        this.forms = forms;
        this.programs = programs;
        this.failuresWanted = failuresWanted;
        this.deadline = System.nanoTime() + seconds * 1_000_000_000L;
        for (Stacks.Row row : new Stacks().rows) {
            boolean writing = row.lay(1).writing;
            boolean wanted = programs.isEmpty()
                    ? forms != Forms.ROUNDS || !writing
                    : programs.stream().anyMatch(program -> program.writes() == writing);
            if (wanted
                    && (only == null
                            || java.util.regex.Pattern.compile(only)
                                    .matcher(row.name)
                                    .find())) {
                rows.add(row);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Arguments a = new Arguments(args, "share", "threads", "only", "forms", "failures", "seconds");
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        Exhaustion all = new Exhaustion(
                a.number("share", 1),
                a.has("forms") ? Forms.valueOf(a.text("forms").toUpperCase(java.util.Locale.ROOT)) : Forms.PLAIN,
                (int) a.number("failures", 20),
                a.text("only"),
                a.number("seconds", 1_000_000));
        long from = System.nanoTime();
        all.run((int) a.number("threads", 1));
        double seconds = (System.nanoTime() - from) / 1e9;
        all.failures.forEach(System.out::println);
        System.out.printf(
                "%d rows, %d cases in %.1f s, %.0f a second, %d differ%n",
                all.rows.size(), all.played(), seconds, all.played() / seconds, all.failures.size());
        System.exit(all.failures.isEmpty() ? 0 : 1);
    }

    public List<String> run(int threads) throws InterruptedException {
        List<Thread> running = new ArrayList<>();
        for (int k = 0; k < threads; k++) {
            Thread thread = new Thread(this::work, "exhaustion-" + k);
            thread.start();
            running.add(thread);
        }
        for (Thread thread : running) {
            thread.join();
        }
        return failures;
    }

    public long played() {
        return played.get();
    }

    private void work() {
        try (TempFile file = new TempFile()) {
            for (int k; (k = next.getAndIncrement()) < rows.size(); ) {
                exhaust(rows.get(k), file);
            }
        } catch (Throwable t) {
            fail("the exhaustion itself failed: " + t + " at " + java.util.Arrays.asList(t.getStackTrace()));
        }
    }

    private void exhaust(Stacks.Row row, TempFile file) {
        Grid grid = new Grid(row, forms, programs);
        long stride = grid.primeTo(programs.isEmpty() ? share : grid.balanced(share));
        long inRow = 0;
        for (long point = Math.floorMod(row.name.hashCode(), stride);
                point < grid.size() && System.nanoTime() < deadline;
                point += stride) {
            Case c = grid.at(point);
            if (c == null) {
                continue;
            }
            played.incrementAndGet();
            String difference = Run.difference(c, file);
            if (difference != null
                    && (inRow++ >= 2 || fail(row.name + " at " + point + "\n" + c + "\n" + difference))) {
                return;
            }
        }
    }

    private synchronized boolean fail(String what) {
        failures.add(what);
        return failures.size() >= failuresWanted;
    }

    /** The sides of one row's grid. A point that means nothing, or the same as another, is null. */
    private static final class Grid {
        private static final int FAULTS = 11;

        /** Few elements of a file are declined, and so are fewer than 160 of an object stream. */
        private static final int[] LONGER = {0, 14};

        private static final int[] LONGER_FOR_OBJECTS = {0, 162};

        /** So many more points of a row without faults than of one that has a grid of them. */
        private static final int WITHOUT_FAULTS = 16;

        private static final Op[] READ_FAULTS = {Op.READ, Op.AVAILABLE};
        private static final Op[] WRITE_FAULTS = {Op.WRITE, Op.FLUSH};

        private final Stacks.Row row;
        private final List<List<Form>> rounds;
        private final List<Program> programs = new ArrayList<>();
        private final boolean staged;
        private final boolean writing;
        private final boolean user;
        private final int[] longer;
        private final int[] sides;

        Grid(Stacks.Row row, Forms forms, List<? extends Program> programs) {
            this.row = row;
            Case c = row.lay(1);
            this.writing = c.writing;
            this.user = c.leaf == Leaf.USER && !c.receiver.isFile();
            for (Program program : programs) {
                if (program.writes() == writing) {
                    this.programs.add(program);
                }
            }
            this.rounds = programs.isEmpty() ? forms.rounds(writing) : forms(this.programs);
            this.staged = forms == Forms.ROUNDS;
            boolean inBlocks = c.layers.stream().anyMatch(layer -> layer.kind == Layer.Kind.OBJECTS);
            boolean takesMany = inBlocks || c.receiver.isFile() || c.leaf.isFile() && c.layers.isEmpty();
            this.longer = inBlocks || c.receiver.isObject() ? LONGER_FOR_OBJECTS : LONGER;
            this.sides = new int[] {
                rounds.size(),
                7, // length -1 … 5
                5, // start -1 … 3
                6, // end
                writing ? Pattern.FLAVOURS : 35, // where the bytes end
                row.hasSize() ? 9 : 1,
                3, // bytes before the loop
                4, // what comes after it
                4, // over fields, which a user's leaf changes, and once more if anything moved; over a stream's array
                user ? FAULTS : 1,
                user ? 2 : 1, // which call fails
                user ? 3 : 1, // how the leaf cuts its reads, what it says of available()
                programs.isEmpty() && !takesMany ? 1 : longer.length,
            };
        }

        long size() {
            long size = 1;
            for (int side : sides) {
                size *= side;
            }
            return size;
        }

        long balanced(long wish) {
            return user ? wish : wish / WITHOUT_FAULTS;
        }

        long primeTo(long wish) {
            for (long stride = Math.max(1, wish); ; stride++) {
                boolean prime = true;
                for (int side : sides) {
                    prime &= java.math.BigInteger.valueOf(stride)
                                    .gcd(java.math.BigInteger.valueOf(side))
                                    .intValue()
                            == 1;
                }
                if (prime) {
                    return stride;
                }
            }
        }

        Case at(long point) {
            int[] on = new int[sides.length];
            for (int k = 0; k < sides.length; k++) {
                on[k] = (int) (point % sides[k]);
                point /= sides[k];
            }
            Case c = row.lay(1 + on[5]);
            c.form = rounds.get(on[0]).get(0);
            c.others.addAll(rounds.get(on[0]).subList(1, rounds.get(on[0]).size()));
            c.staged = staged;
            c.program = programs.isEmpty() ? null : programs.get(on[0]);
            if (c.program != null && !c.receiver.fits(c.program.receiver())) {
                return null;
            }
            c.othersLonger = programs.isEmpty() ? 0 : on[4] % 3 - 1;
            c.roundsAtOnce = staged ? on[7] : 0;
            c.length = on[1] - 1;
            c.start = on[2] - 1;
            c.end = on[3] == 5 ? Integer.MAX_VALUE : on[3];
            c.flavour = on[4] % Pattern.FLAVOURS;
            c.content = on[4];
            if (c.end == Integer.MAX_VALUE && c.length > 3
                    || !writing && c.content > 5 * c.size() + 3
                    || on[9] == 0 && on[10] > 0) {
                return null;
            }
            c.length += c.length < 0 ? 0 : longer[on[12]];
            c.end += c.end == Integer.MAX_VALUE ? 0 : longer[on[12]];
            c.content += writing ? 0 : longer[on[12]] * c.size();
            if (on[6] > 0) {
                c.before.add(new Step(Step.Op.BYTES, on[6] == 1 ? 1 : 3, -1));
            }
            c.deep = on[8] == 1 || on[8] == 3;
            c.resumed = on[8] == 3;
            c.behaviour.meddlesAt = c.deep ? 2 : 0;
            c.aliased = on[8] == 2;
            c.behaviour.faultCall = on[9];
            c.behaviour.faultOp = (writing ? WRITE_FAULTS : READ_FAULTS)[on[10]];
            c.behaviour.faultKind = on[9] % 5;
            c.behaviour.shortness = writing ? 0 : on[11];
            c.behaviour.available = on[11];
            c.behaviour.faultTakes = writing ? on[11] : 0;
            after(c, on[7]);
            return c;
        }

        private static List<List<Form>> forms(List<Program> programs) {
            List<List<Form>> forms = new ArrayList<>();
            for (Program program : programs) {
                List<Form> arrays = new ArrayList<>();
                for (char type : program.arrays().toCharArray()) {
                    arrays.add(Form.plain(type));
                }
                forms.add(arrays);
            }
            return forms;
        }

        private void after(Case c, int which) {
            if (which == 1) {
                c.after.add(new Step(c.writing || c.receiver.isFile() ? Step.Op.BYTES : Step.Op.SKIP, 2, -1));
            } else if (which == 2) {
                c.after.add(new Step(Step.Op.LOOP, 2, -1));
            } else if (which == 3 && !c.spinsAfterClosing()) {
                c.before.add(new Step(Step.Op.CLOSE, 0, c.start > 0 ? 0 : -1));
            }
        }
    }
}
