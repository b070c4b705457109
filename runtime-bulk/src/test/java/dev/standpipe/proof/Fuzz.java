package dev.standpipe.proof;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.engine.EngineChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The seeded differential fuzzer: {@code Fuzz --cases N --seed S --threads T [--seconds X] [--row NAME] [--failures N]
 * [--virtual 1] [--selfcheck N] [--prefetch hint|ahead]}; one case again: {@code --seed S --case K} or {@code --choices
 * 1.0.3…}. Exit code 1 when a case differs.
 */
final class Fuzz {
    private static final int SHRINKING_TRIES = 6000;

    private final long seed;
    private final long cases;
    private final long deadline;
    private final int failuresWanted;
    private final Stacks.Row row;
    private boolean shrinks = true;
    private boolean virtual;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong played = new AtomicLong();
    private final List<String> failures = new ArrayList<>();

    Fuzz(long seed, long cases, long seconds, int failuresWanted, Stacks.Row row) {
        this.seed = seed;
        this.cases = cases;
        this.deadline = System.nanoTime() + seconds * 1_000_000_000L;
        this.failuresWanted = failuresWanted;
        this.row = row;
    }

    public static void main(String[] args) throws InterruptedException {
        Arguments a = new Arguments(
                args,
                "cases",
                "seed",
                "threads",
                "seconds",
                "row",
                "failures",
                "case",
                "choices",
                "show",
                "virtual",
                "selfcheck",
                "prefetch");
        if (a.has("prefetch")) {
            Prefetch.askEagerly(a.text("prefetch"));
        }
        if (a.has("selfcheck")) {
            EngineChecks.ask((int) a.number("selfcheck", 0), new Alarms());
        }
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        long seed = a.number("seed", System.nanoTime() & 0xFFFFFF);
        Stacks.Row row = a.has("row") ? Stacks.row(a.text("row")) : null;
        if (a.has("case") || a.has("choices")) {
            Choices choices =
                    a.has("choices") ? Choices.parsed(a.text("choices")) : Choices.seeded(seed, a.number("case", 0));
            System.exit(again(choices, row, a.has("show")) ? 1 : 0);
        }
        Fuzz fuzz = new Fuzz(
                seed, a.number("cases", 1_000_000), a.number("seconds", 1_000_000), (int) a.number("failures", 1), row);
        if (a.has("virtual")) {
            fuzz.onVirtualThreads();
        }
        long from = System.nanoTime();
        System.out.println("seed " + seed);
        fuzz.run((int) a.number("threads", 1));
        double seconds = (System.nanoTime() - from) / 1e9;
        fuzz.failures.forEach(System.out::println);
        System.out.printf(
                "%d cases in %.1f s, %.0f a second, %d differ%n",
                fuzz.played.get(), seconds, fuzz.played.get() / seconds, fuzz.failures.size());
        if (a.has("prefetch")) {
            System.out.printf(
                    "read ahead: %d bytes used, %d unused, %d drops, %d bytes hinted%n",
                    Prefetch.bytesUsed(), Prefetch.bytesUnused(), Prefetch.drops(), Prefetch.bytesHinted());
        }
        if (a.has("selfcheck")) {
            System.out.printf(
                    "self-checks: %d done, %d skipped, %d differ%n",
                    EngineChecks.checks(), EngineChecks.skips(), EngineChecks.differences());
        }
        System.exit(fuzz.failures.isEmpty() ? 0 : 1);
    }

    private static boolean again(Choices choices, Stacks.Row row, boolean show) {
        try (TempFile file = new TempFile()) {
            Case c = Draw.of(choices, row);
            System.out.println(c);
            if (show) {
                System.out.println(Run.of(c, false, file));
            }
            String difference = Run.difference(c, file);
            System.out.println(difference == null ? "no difference" : difference + describe(choices.made(), row, file));
            return difference != null;
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Plays the cases and returns what differed, shrunk. */
    List<String> run(int threads) throws InterruptedException {
        List<Worker> running = new ArrayList<>();
        for (int k = 0; k < threads; k++) {
            Worker worker = new Worker();
            worker.start();
            running.add(worker);
        }
        for (Worker worker : running) {
            while (worker.isAlive() && !worker.isStuck()) {
                worker.join(1000);
            }
        }
        return failures;
    }

    /** A case that never ends is a finding too, and its thread cannot be stopped. */
    private final class Worker extends Thread {
        private static final long TOO_LONG = 60_000_000_000L;

        private volatile long current = -1;
        private volatile long since;

        Worker() {
            super("fuzz");
            setDaemon(true);
        }

        @Override
        public void run() {
            try (TempFile file = new TempFile()) {
                for (long k; (k = next.getAndIncrement()) < cases && System.nanoTime() < deadline && !enough(); ) {
                    since = System.nanoTime();
                    current = k;
                    play(k, file);
                }
            } catch (Throwable t) {
                fail("the fuzzer itself failed: " + t + " at " + java.util.Arrays.asList(t.getStackTrace()));
            }
        }

        boolean isStuck() {
            boolean stuck = current >= 0 && System.nanoTime() - since > TOO_LONG && !enough();
            if (stuck) {
                StringBuilder text = new StringBuilder("case does not end: --seed " + seed + " --case " + current + "\n"
                        + Draw.of(Choices.seeded(seed, current), row));
                for (StackTraceElement frame : getStackTrace()) {
                    text.append("\n    at ").append(frame);
                }
                fail(text.toString());
            }
            return stuck;
        }
    }

    /** For whom a failure is enough, whatever it looks like. */
    Fuzz withoutShrinking() {
        shrinks = false;
        return this;
    }

    /** Each case on one of its own; shrinking is for the platform's threads. */
    Fuzz onVirtualThreads() {
        virtual = true;
        return withoutShrinking();
    }

    long played() {
        return played.get();
    }

    private void play(long k, TempFile file) throws Exception {
        Choices choices = Choices.seeded(seed, k);
        Case c = Draw.of(choices, row);
        played.incrementAndGet();
        String difference = virtual ? Virtually.call(() -> Run.difference(c, file)) : Run.difference(c, file);
        if (difference != null) {
            fail("case differs: --seed " + seed + " --case " + k + "\n" + c + "\n" + difference
                    + (shrinks ? describe(choices.made(), row, file) : ""));
        }
    }

    private static String describe(int[] failing, Stacks.Row row, TempFile file) {
        int[] small = Shrinker.shrink(failing, SHRINKING_TRIES, choices -> {
            Case c = Draw.of(choices, row);
            return () -> Run.difference(c, file) != null;
        });
        Case c = Draw.of(Choices.replayed(small), row);
        return "shrunk: --choices " + Choices.print(small) + "\n" + c + "\n" + Run.difference(c, file);
    }

    private synchronized boolean enough() {
        return failures.size() >= failuresWanted;
    }

    private synchronized void fail(String what) {
        failures.add(what);
    }
}
