package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Arguments;
import dev.standpipe.proof.Choices;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Random programs over files, read ahead: {@code AheadFuzz --cases N --seed S --threads T [--failures N] [--prefetch
 * off|hint|ahead]}; one again, so often: {@code --seed S --case K [--choices 1.0.3…] [--times N]}. Exit code 1 when a
 * program can tell, or when a thread, memory or a descriptor stays behind.
 */
public final class AheadFuzz {
    /** Cases under the same conditions. */
    private static final int BATCH = 512;

    /** Batches after which somebody looks for what was left behind, which waits until the engine has nothing to do. */
    private static final int LOOK_AFTER = 24;

    /** Cases whose files are laid out together, since they must grow old before they are read ahead. */
    private static final int GROUP = 64;

    private static final int TIMES = 4;
    private static final long TOO_LONG = 120_000_000_000L;

    private final long seed;
    private final long cases;
    private final int failuresWanted;
    private final int threads;
    private boolean shrinks = true;
    private final List<String> failures = new ArrayList<>();
    private final AtomicLong next = new AtomicLong();
    private long played;

    public AheadFuzz(long seed, long cases, int failuresWanted, int threads) {
        this.seed = seed;
        this.cases = cases;
        this.failuresWanted = failuresWanted;
        this.threads = threads;
    }

    public static void main(String[] args) throws Exception {
        Arguments a =
                new Arguments(args, "cases", "seed", "threads", "failures", "case", "choices", "times", "prefetch");
        String mode = a.has("prefetch") ? a.text("prefetch") : "ahead";
        Prefetch.askEagerly(mode);
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        long seed = a.number("seed", System.nanoTime() & 0xFFFFFF);
        if (a.has("case")) {
            long number = a.number("case", 0);
            Choices choices = a.has("choices") ? Choices.parsed(a.text("choices")) : Choices.seeded(seed, number);
            Reduction again = new Reduction(Conditions.of(seed, number / BATCH), Disk.memory());
            System.exit(again.show(choices, (int) a.number("times", TIMES)) ? 1 : 0);
        }
        AheadFuzz fuzz = new AheadFuzz(
                seed, a.number("cases", 200_000), (int) a.number("failures", 1), (int) a.number("threads", 1));
        System.out.println("seed " + seed);
        long from = System.nanoTime();
        fuzz.run();
        if (!mode.equals("off")) {
            fuzz.expectUse();
        }
        double seconds = (System.nanoTime() - from) / 1e9;
        fuzz.failures.forEach(System.out::println);
        System.out.printf(
                "read ahead and used %d bytes, %d for nothing, %d times dropped%n",
                Prefetch.bytesUsed(), Prefetch.bytesUnused(), Prefetch.drops());
        System.out.printf(
                "%d cases in %.1f s, %.0f a second, %d differ%n",
                fuzz.played, seconds, fuzz.played / seconds, fuzz.failures.size());
        System.exit(fuzz.failures.isEmpty() ? 0 : 1);
    }

    /** For whom a failure is enough, whatever it looks like. */
    public AheadFuzz withoutShrinking() {
        shrinks = false;
        return this;
    }

    /** Plays the cases and returns what differed, shrunk. */
    public List<String> run() throws IOException, InterruptedException {
        for (long batch = 0; played < cases && failures.size() < failuresWanted; batch++) {
            boolean looks = batch % LOOK_AFTER == 0;
            play(batch * BATCH, Conditions.of(seed, batch), looks);
        }
        String left = failures.isEmpty() ? Leftovers.after() : "";
        if (!left.isEmpty()) {
            fail("left behind in the end: " + left);
        }
        for (Site site : Sites.all()) {
            for (DeclinedCalls declined : site.declined()) {
                if (declined.reason() == Decline.FAILED) {
                    fail(declined.count() + " transfers failed inside the engine; the loop did the work");
                }
            }
        }
        return failures;
    }

    private void play(long first, Conditions conditions, boolean looks) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(conditions.parent(), "standpipe");
        next.set(first);
        List<Worker> workers = new ArrayList<>();
        for (int k = 0; k < threads; k++) {
            Worker worker = new Worker(conditions, folder, first + BATCH);
            worker.start();
            workers.add(worker);
        }
        for (Worker worker : workers) {
            worker.await();
        }
        String left = looks && failures.isEmpty() ? Leftovers.after() : "";
        if (!left.isEmpty()) {
            fail("left behind after the batch of --seed " + seed + " --case " + first + ": " + left);
        }
        if (workers.stream().noneMatch(Thread::isAlive)) {
            Files.delete(folder);
        }
    }

    private final class Worker extends Thread {
        private final Conditions conditions;
        private final Path folder;
        private final long end;
        private volatile long current;
        private volatile long since = System.nanoTime();

        Worker(Conditions conditions, Path folder, long end) {
            super("fuzz");
            setDaemon(true);
            this.conditions = conditions;
            this.folder = folder;
            this.end = end;
        }

        @Override
        public void run() {
            try {
                for (long k; (k = next.getAndAdd(GROUP)) < end && !enough(); ) {
                    group(k, Math.min(end, k + GROUP));
                }
            } catch (Throwable t) {
                fail("the fuzzer itself failed: " + t + " at " + java.util.Arrays.asList(t.getStackTrace()));
            }
        }

        private void group(long from, long to) throws Exception {
            List<Trial> trials = new ArrayList<>();
            List<Choices> origins = new ArrayList<>();
            for (long k = from; k < to; k += conditions.weight()) {
                Choices choices = Choices.seeded(seed, k);
                origins.add(choices);
                trials.add(Trial.of(Draft.of(choices, conditions.unit), folder));
            }
            Trial.grow();
            for (int k = 0; k < trials.size(); k++) {
                since = System.nanoTime();
                current = from + (long) k * conditions.weight();
                Trial trial = trials.get(k);
                if (enough()) {
                    trial.close();
                    continue;
                }
                count();
                String difference = conditions.difference(trial);
                if (difference != null) {
                    fail(name() + " differs:\n" + trial.plan + "\n" + difference
                            + (shrinks ? new Reduction(conditions, folder).of(origins.get(k)) : ""));
                }
            }
        }

        private String name() {
            return "--seed " + seed + " --case " + current + " (" + conditions + ")";
        }

        /** A program that never ends is a finding too, and its thread cannot be stopped. */
        void await() throws InterruptedException {
            while (isAlive()) {
                join(1000);
                if (isAlive() && System.nanoTime() - since > TOO_LONG && !enough()) {
                    StringBuilder text = new StringBuilder(name() + " does not end");
                    for (StackTraceElement frame : getStackTrace()) {
                        text.append("\n    at ").append(frame);
                    }
                    fail(text.toString());
                    return;
                }
            }
        }
    }

    /** A fuzz that nothing was read ahead in has shown nothing. */
    private void expectUse() {
        if (played > 2 * BATCH && Prefetch.bytesUsed() + Prefetch.bytesHinted() == 0) {
            fail("nothing was read ahead");
        }
    }

    private synchronized void count() {
        played++;
    }

    private synchronized boolean enough() {
        return failures.size() >= failuresWanted;
    }

    private synchronized void fail(String what) {
        failures.add(what);
    }
}
