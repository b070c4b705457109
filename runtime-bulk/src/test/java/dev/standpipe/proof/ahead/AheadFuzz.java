package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Arguments;
import dev.standpipe.proof.Choices;
import dev.standpipe.proof.Shrinker;
import dev.standpipe.runtime.Switch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Random programs over files, read ahead: {@code AheadFuzz --cases N --seed S --threads T [--failures N]}; one again, so often: {@code --seed S --case K
 * [--choices 1.0.3…] [--times N]}. Exit code 1 when a program can tell, or a thread or descriptor stays behind.
 */
public final class AheadFuzz {
    /** Cases under the same conditions; what is left behind is looked for after them. */
    private static final int BATCH = 512;

    private static final int SHRINKING_TRIES = 1500;

    /** What depends on when a background read is done may need some tries to differ again. */
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
        Arguments a = new Arguments(args, "cases", "seed", "threads", "failures", "case", "choices", "times");
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        long seed = a.number("seed", System.nanoTime() & 0xFFFFFF);
        if (a.has("case")) {
            System.exit(again(seed, a.number("case", 0), a.text("choices"), (int) a.number("times", TIMES)) ? 1 : 0);
        }
        AheadFuzz fuzz = new AheadFuzz(
                seed, a.number("cases", 200_000), (int) a.number("failures", 1), (int) a.number("threads", 1));
        System.out.println("seed " + seed);
        long from = System.nanoTime();
        fuzz.run();
        double seconds = (System.nanoTime() - from) / 1e9;
        fuzz.failures.forEach(System.out::println);
        System.out.printf(
                "%d cases in %.1f s, %.0f a second, %d differ%n",
                fuzz.played, seconds, fuzz.played / seconds, fuzz.failures.size());
        System.exit(fuzz.failures.isEmpty() ? 0 : 1);
    }

    private static boolean again(long seed, long number, String list, int times) throws IOException {
        Conditions conditions = Conditions.of(seed, number / BATCH);
        Choices choices = list == null ? Choices.seeded(seed, number) : Choices.parsed(list);
        Plan plan = Draft.of(choices, conditions.unit);
        System.out.println(conditions + "\n" + plan);
        int differ = 0;
        try (Disk disk = new Disk(conditions.parent())) {
            for (int k = 0; k < times; k++) {
                String difference = conditions.difference(plan, disk);
                if (difference != null && differ++ == 0) {
                    System.out.println(difference);
                }
            }
        }
        System.out.println(differ + " of " + times + " times different");
        return differ > 0;
    }

    /** For whom a failure is enough, whatever it looks like. */
    public AheadFuzz withoutShrinking() {
        shrinks = false;
        return this;
    }

    /** Plays the cases and returns what differed, shrunk. */
    public List<String> run() throws IOException, InterruptedException {
        for (long first = 0; played < cases && failures.size() < failuresWanted; first += BATCH) {
            batch(first, Conditions.of(seed, first / BATCH));
        }
        return failures;
    }

    private void batch(long first, Conditions conditions) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(conditions.parent(), "standpipe");
        long end = first + BATCH;
        next.set(first);
        List<Worker> workers = new ArrayList<>();
        for (int k = 0; k < threads; k++) {
            Worker worker = new Worker(conditions, folder, end);
            worker.start();
            workers.add(worker);
        }
        for (Worker worker : workers) {
            worker.await();
        }
        String left = failures.isEmpty() ? Leftovers.after(folder) : "";
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
            try (Disk disk = new Disk(folder)) {
                int step = conditions.weight();
                for (long k; (k = next.getAndAdd(step)) < end && !enough(); ) {
                    since = System.nanoTime();
                    current = k;
                    playOne(k, conditions, disk);
                }
            } catch (Throwable t) {
                fail("the fuzzer itself failed: " + t + " at " + java.util.Arrays.asList(t.getStackTrace()));
            }
        }

        /** A program that never ends is a finding too, and its thread cannot be stopped. */
        void await() throws InterruptedException {
            while (isAlive()) {
                join(1000);
                if (isAlive() && System.nanoTime() - since > TOO_LONG && !enough()) {
                    StringBuilder text = new StringBuilder(name(current, conditions) + " does not end");
                    for (StackTraceElement frame : getStackTrace()) {
                        text.append("\n    at ").append(frame);
                    }
                    fail(text.toString());
                    return;
                }
            }
        }
    }

    private String name(long number, Conditions conditions) {
        return "--seed " + seed + " --case " + number + " (" + conditions + ")";
    }

    private void playOne(long number, Conditions conditions, Disk disk) throws IOException {
        Choices choices = Choices.seeded(seed, number);
        Plan plan = Draft.of(choices, conditions.unit);
        count();
        String difference = conditions.difference(plan, disk);
        if (difference != null) {
            fail(name(number, conditions) + " differs:\n" + plan + "\n" + difference
                    + (shrinks ? shrunk(choices.made(), conditions, disk) : ""));
        }
    }

    private static String shrunk(int[] failing, Conditions conditions, Disk disk) {
        int[] small = Shrinker.shrink(failing, SHRINKING_TRIES, choices -> {
            Plan shorter = Draft.of(choices, conditions.unit);
            return () -> differs(shorter, conditions, disk);
        });
        return "shrunk: --choices " + Choices.print(small) + "\n" + Draft.of(Choices.replayed(small), conditions.unit);
    }

    private static boolean differs(Plan plan, Conditions conditions, Disk disk) {
        try {
            for (int k = 0; k < TIMES; k++) {
                if (conditions.difference(plan, disk) != null) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    long played() {
        return played;
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
