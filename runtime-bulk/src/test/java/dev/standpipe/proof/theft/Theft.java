package dev.standpipe.proof.theft;

import dev.standpipe.proof.Arguments;
import dev.standpipe.runtime.Switch;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Whether a fault reaches the thread and the call that met it while others try to take it, know its mark, guess, ask
 * twice, or leave theirs behind: {@code Theft --tries N --seed S --victims N --thieves N}. Exit code 1 when a fault was
 * lost or taken.
 */
public final class Theft {
    private final Booty booty;
    private final AtomicLong tries = new AtomicLong();
    private final AtomicLong faults = new AtomicLong();
    private final List<String> found = new ArrayList<>();
    private final long wanted;
    private volatile boolean ends;

    public Theft(long tries, int victims) {
        this.wanted = tries;
        this.booty = new Booty(victims);
    }

    public static void main(String[] args) {
        Arguments a = new Arguments(args, "tries", "seed", "victims", "thieves");
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        int victims = (int) a.number("victims", 3);
        Theft theft = new Theft(a.number("tries", 100_000_000), victims);
        List<String> found = theft.run(a.number("seed", System.nanoTime()), victims, (int) a.number("thieves", 3));
        found.forEach(System.out::println);
        System.out.printf(
                "%d cases of theft while %d faults were met, %d differ%n",
                theft.tries.get(), theft.faults.get(), found.size());
        System.exit(found.isEmpty() ? 0 : 1);
    }

    /** What was lost, or taken by somebody else. */
    public List<String> run(long seed, int victims, int thieves) {
        List<Thread> losing = new ArrayList<>();
        for (int k = 0; k < victims; k++) {
            Victim victim = new Victim(booty, k, seed + k);
            losing.add(started("victim", () -> {
                while (!ends) {
                    faults.addAndGet(victim.meetsFaults());
                }
            }));
        }
        List<Thread> stealing = new ArrayList<>();
        for (int k = 0; k < thieves; k++) {
            Thief thief = new Thief(booty, seed - k - 1);
            // threads of one hash share a list: so always another thread
            stealing.add(started("thieves", () -> {
                while (!ends && tries.get() < wanted) {
                    join(started("thief", () -> tries.addAndGet(thief.triesAll())));
                }
            }));
        }
        stealing.forEach(Theft::join);
        ends = true;
        losing.forEach(Theft::join);
        if (faults.get() == 0) {
            found.add("there was nothing to steal");
        }
        return found;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Thread started(String name, Runnable all) {
        Thread thread = new Thread(
                () -> {
                    try {
                        all.run();
                    } catch (Throwable x) {
                        ends = true;
                        synchronized (found) {
                            found.add(name + ": " + x);
                        }
                    }
                },
                name);
        thread.start();
        return thread;
    }
}
