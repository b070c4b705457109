package dev.standpipe.proof.doorway;

import dev.standpipe.proof.Arguments;
import dev.standpipe.runtime.ByHand;
import dev.standpipe.runtime.PublicReads;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.ahead.Prefetch;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.Standpipe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/**
 * The doorway called directly, with any arguments, by several threads, while other threads run rewritten loops and the
 * engine is switched off and on: {@code DoorwayFuzz --calls N --seed S --threads T [--seconds X] [--guarded 1] [--also
 * CLASS] [--prefetch hint|ahead]}. Exit code 10 when anything went wrong; {@code guarded} calls without any rights
 * under a security manager; {@code also} calls what a class has that stands in for the doorway.
 */
public final class DoorwayFuzz {
    static final int DIFFERS = 10;
    private static final int SCENES_OF_A_THREAD = 20;

    final List<Target> targets = new ArrayList<>();
    final List<Target> transfers = new ArrayList<>();
    final Findings findings = new Findings();
    final File plain = File.createTempFile("standpipe", ".plain");
    final File secrets = File.createTempFile("standpipe", ".secret");
    final Shared shared;

    /** Calls that moved something, and those that met a fault. */
    final LongAdder moving = new LongAdder();

    final LongAdder faults = new LongAdder();
    private final long seed;
    private final AtomicLong left;
    private final AtomicLong made = new AtomicLong();
    private final AtomicLong victimsRounds = new AtomicLong();
    private final long deadline;
    private volatile boolean over;

    public DoorwayFuzz(long seed, long calls, long seconds) throws IOException {
        this.seed = seed;
        this.left = new AtomicLong(calls);
        this.deadline = System.nanoTime() + seconds * 1_000_000_000L;
        attack(Target.staticsOf(Standpipe.class));
        attack(Target.staticsOf(ByHand.class));
        transfers.addAll(Target.staticsOf(ByHand.class));
        attack(Collections.singletonList(Target.of(new PublicReads(), PublicReads.class, "applyAsLong")));
        write(plain, Bytes.plain(700));
        write(secrets, Bytes.secret(5003));
        shared = new Shared(plain, new Hostile(seed));
    }

    private static void write(File file, byte[] content) throws IOException {
        file.deleteOnExit();
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(content);
        }
    }

    private void attack(List<Target> more) {
        targets.addAll(more);
        more.stream()
                .filter(target -> target.name.matches("readArray|writeArray|stag.*"))
                .forEach(transfers::add);
    }

    public static void main(String[] args) throws Exception {
        Arguments a = new Arguments(args, "calls", "seed", "threads", "seconds", "guarded", "also", "prefetch");
        if (a.has("prefetch")) {
            Prefetch.askEagerly(a.text("prefetch"));
        }
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        if (a.has("guarded")) {
            Unprivileged.guard();
        }
        long seed = a.number("seed", System.nanoTime() & 0xFFFFFF);
        DoorwayFuzz fuzz = new DoorwayFuzz(seed, a.number("calls", 10_000_000), a.number("seconds", 1_000_000));
        if (a.has("also")) {
            fuzz.attack(Target.staticsOf(Class.forName(a.text("also"))));
        }
        System.out.println("seed " + seed);
        long from = System.nanoTime();
        List<String> found = fuzz.run((int) a.number("threads", 2), a.has("guarded"));
        found.forEach(System.out::println);
        System.out.printf(
                "%d cases in %.1f s, %d moved something and %d met a fault, beside %d rewritten loops, %d differ%n",
                fuzz.made.get(),
                (System.nanoTime() - from) / 1e9,
                fuzz.moving.sum(),
                fuzz.faults.sum(),
                fuzz.victimsRounds.get(),
                found.size());
        System.exit(found.isEmpty() ? 0 : DIFFERS);
    }

    /** Makes the calls, and returns what went wrong. */
    public List<String> run(int threads, boolean guarded) throws Exception {
        List<Thread> attackers = new ArrayList<>();
        List<Thread> others = new ArrayList<>();
        for (int k = 0; k < threads; k++) {
            Hostile hostile = new Hostile(seed + 1 + k);
            File own = File.createTempFile("standpipe", ".sink");
            own.deleteOnExit();
            Attacker attacker = new Attacker(this, hostile, own, guarded);
            attackers.add(started("attacker", () -> attack(attacker)));
        }
        for (Victim victim : Victims.all(new Hostile(seed), secrets)) {
            others.add(started("victim", () -> suffer(victim)));
        }
        others.add(started("switch", this::toggle));
        for (Thread attacker : attackers) {
            attacker.join();
        }
        over = true;
        for (Thread other : others) {
            other.join(60_000);
            if (other.isAlive()) {
                findings.add(other.getName() + " does not end");
            }
        }
        shared.close();
        if (findings.isEmpty()) {
            neverCalled();
        }
        return findings.all();
    }

    private void neverCalled() {
        for (Target target : targets) {
            if (target.calls() == 0) {
                findings.add("nobody has called " + target);
            }
        }
    }

    private interface Work {
        void run() throws Throwable;
    }

    private Thread started(String name, Work work) {
        Thread thread = new Thread(
                () -> {
                    try {
                        work.run();
                    } catch (Throwable x) {
                        findings.add("the " + name + " failed", x);
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** From one thread after the other: what belongs to a thread is found by its hash. */
    private void attack(Attacker attacker) throws InterruptedException {
        while (!isEnough()) {
            started("attacker", () -> {
                        for (int k = 0; k < SCENES_OF_A_THREAD && !isEnough(); k++) {
                            int calls = attacker.playScene();
                            left.addAndGet(-calls);
                            made.addAndGet(calls);
                        }
                    })
                    .join();
        }
    }

    private boolean isEnough() {
        return left.get() <= 0 || !findings.isEmpty() || System.nanoTime() >= deadline;
    }

    private void suffer(Victim victim) throws IOException, InterruptedException {
        while (!over) {
            String wrong = victim.play();
            if (wrong != null) {
                findings.add(victim.getClass().getSimpleName() + ": " + wrong);
                return;
            }
            victimsRounds.incrementAndGet();
            if (victim.hostile.once(3)) {
                Thread.sleep(1); // the attackers are to have the processors
            }
        }
    }

    /** Open most of the time. */
    private void toggle() throws InterruptedException {
        Hostile hostile = new Hostile(seed);
        while (!over) {
            Thread.sleep(1 + hostile.upTo(4));
            switch (hostile.upTo(8)) {
                case 0:
                    Switch.off();
                    break;
                case 1:
                    Switch.hold();
                    break;
                default:
                    Switch.release();
                    Switch.on();
            }
        }
        Switch.release();
        Switch.on();
    }
}
