package dev.standpipe.report;

import dev.standpipe.file.EnginePlace;
import dev.standpipe.options.Setting;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.runtime.count.Sites;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * What comes to light while classes are looked at, to be joined with what the runtime counts. Safe for concurrent use.
 */
public final class Observations {
    /** Of a program that makes classes as it goes there would be no end. */
    private static final int MOST_LOOPS = 20_000;

    private final boolean dry;

    /** Whether this is about the program of this JVM, and not about class files. */
    private final boolean runs;

    private final int most;
    private final long started = System.currentTimeMillis();
    private final AtomicLong seen = new AtomicLong();
    private final AtomicLong scanned = new AtomicLong();
    private final AtomicLong rewritten = new AtomicLong();
    private final AtomicLong skipped = new AtomicLong();
    private final AtomicLong remembered = new AtomicLong();
    private final AtomicLong nanos = new AtomicLong();
    private final Map<String, Integer> numbers = new HashMap<>();
    /** The other way round, for numbers that were reserved. */
    private final Map<Integer, String> owners = new HashMap<>();

    private int firstReserved;
    private int lastReserved;
    // Made when there is something to keep, since most programs end without; and made before the lock is taken, for a
    // class is loaded by that, and other agents have locks of their own.
    private volatile FoundLoops loops;
    private volatile Weights weights;
    private volatile Supplier<List<SmallReads>> smallReads;

    private Observations(boolean dry, boolean runs, int most) {
        this.dry = dry;
        this.runs = runs;
        this.most = most;
    }

    /** For classes that are going to run: their loops are numbered and counted by the runtime. */
    public static Observations live() {
        return live(MOST_LOOPS);
    }

    static Observations live(int most) {
        return new Observations(false, true, most);
    }

    /** For classes that run as they are: the runtime is left alone. */
    public static Observations unchanged() {
        return new Observations(true, true, MOST_LOOPS);
    }

    /** For classes that are only looked at, all of them. */
    public static Observations dry() {
        return new Observations(true, false, Integer.MAX_VALUE);
    }

    /** Whether the threads of this JVM are named after what they work at, as by some engines. */
    public static boolean threadsTellTheirWork() {
        return EnginePlace.ofThis().namesThreads();
    }

    /** How long it is since the start. */
    public long millis() {
        return System.currentTimeMillis() - started;
    }

    /** A class came by. */
    public void classSeen() {
        seen.incrementAndGet();
    }

    public void classesSeen(int number) {
        seen.addAndGet(number);
    }

    /** A class was changed, and the JVM was given the new one. */
    public void classRewritten() {
        rewritten.incrementAndGet();
    }

    /** A class that may have loops could not be understood, and stays as it is. */
    public void classSkipped() {
        skipped.incrementAndGet();
    }

    public void transformNanos(long spent) {
        nanos.addAndGet(spent);
    }

    /**
     * The number to count a loop by that is going to be rewritten. The same loop gets the same number again, when its
     * class is transformed again or by another loader. It is in the report once {@link #classScanned} has it: until
     * then its class may still turn out not to be rewritten. Beyond the limit all have number 0, which no report tells
     * of.
     */
    public int found(Finding finding) {
        if (dry) {
            return 0;
        }
        String key = key(finding);
        synchronized (numbers) {
            Integer number = numbers.get(key);
            if (number == null) {
                if (numbers.size() >= most) {
                    return 0;
                }
                number = Sites.register();
                numbers.put(key, number);
            }
            return number;
        }
    }

    /** Numbers up to this one are for loops that had them in an earlier run. Before any other is given. */
    public void reserve(int last) {
        synchronized (numbers) {
            while (!dry && lastReserved < last) {
                int number = Sites.register();
                // classes that were rewritten in the build take numbers, too
                firstReserved = number == lastReserved + 1 && firstReserved > 0 ? firstReserved : number;
                lastReserved = number;
            }
        }
    }

    /**
     * The loop of this {@linkplain #key key} has this number in code that was rewritten in an earlier run. Says whether
     * it may have it in this one.
     */
    public boolean found(String key, int number) {
        synchronized (numbers) {
            Integer known = numbers.get(key);
            if (known != null) {
                return known == number;
            }
            boolean free = number >= firstReserved
                    && number <= lastReserved
                    && firstReserved > 0
                    && numbers.size() < most
                    && !owners.containsKey(number);
            if (free) {
                numbers.put(key, number);
                owners.put(number, key);
            }
            return free;
        }
    }

    /** Like {@link #classScanned}, of a class that was looked into in an earlier run; null if it has no loops. */
    public void classRemembered(Supplier<List<Finding>> loops) {
        scanned.incrementAndGet();
        remembered.incrementAndGet();
        if (loops != null) {
            known().add(loops, 1);
        }
    }

    /** A class with candidates was looked into, and these are its loops, rewritten or not. */
    public void classScanned(List<Finding> found) {
        scanned.incrementAndGet();
        if (!found.isEmpty()) {
            Supplier<List<Finding>> loops = new Supplier<List<Finding>>() {
                @Override
                public List<Finding> get() {
                    return found;
                }
            };
            known().add(loops, found.size());
        }
    }

    private FoundLoops known() {
        if (loops == null) {
            FoundLoops made = new FoundLoops(most);
            synchronized (nanos) {
                loops = loops == null ? made : loops;
            }
        }
        return loops;
    }

    /** A number that grows with the loops that are known, or are to be read. */
    public int loops() {
        return loops == null ? 0 : loops.arrivals();
    }

    /** Those that are known so far. */
    public List<Finding> findings() {
        return loops == null ? Collections.emptyList() : loops.all();
    }

    /** Whether a loop was left alone, or one that is or could be rewritten has done work of its own. */
    public boolean haveLeftSomeToLoops() {
        if (dry) {
            return loops() > 0;
        }
        for (Finding finding : findings()) {
            if (!finding.isRewritten()
                    || finding.site() != 0 && Sites.at(finding.site()).hasDeclined()) {
                return true;
            }
        }
        return false;
    }

    /** Who sees how files are read. */
    public void smallReadsSeenBy(Supplier<List<SmallReads>> watcher) {
        smallReads = watcher;
    }

    /** What else is known of the loops. */
    public Weights weights() {
        if (weights == null) {
            Weights made = new Weights();
            synchronized (nanos) {
                weights = weights == null ? made : weights;
            }
        }
        return weights;
    }

    /** Whether there have been loops beyond the limit, which are in no report. */
    public boolean isFull() {
        return loops != null && loops.isFull();
    }

    /** What a loop is known by in all runs: where it is, and what became of it. */
    public static String key(Finding finding) {
        return SiteRow.of(finding, Activity.NONE).key();
    }

    /** The loop of this number, without what it did, or null. */
    public SiteRow row(int site) {
        for (Finding finding : findings()) {
            if (finding.site() == site && site != 0) {
                return SiteRow.of(finding, Activity.NONE);
            }
        }
        return null;
    }

    /** Everything so far. Counters that move meanwhile are each read once. */
    public Report snapshot(List<Setting> settings) {
        return snapshot(ThisRun.of(settings, runs, started, numbered()));
    }

    /**
     * The same for a summary, which says nothing of the run but how it was set: to find out the rest takes longer than
     * all else here.
     */
    public Report outline(List<Setting> settings) {
        return snapshot(Run.with(settings));
    }

    private Report snapshot(Run known) {
        Supplier<List<SmallReads>> watcher = smallReads;
        Run read = watcher == null ? known : known.reading(watcher.get());
        Run run = runs && threadsTellTheirWork() ? read.workingAt(weights().works()) : read;
        List<SiteRow> rows = weights().rows(findings());
        ClassCounts classes = new ClassCounts(
                        seen.get(), scanned.get(), rewritten.get(), skipped.get(), nanos.get() / 1_000_000)
                .ofWhichRemembered(remembered.get());
        return new Report(Version.ofThis(), Collections.singletonList(run), classes, rows);
    }

    private boolean numbered() {
        synchronized (numbers) {
            return !numbers.isEmpty();
        }
    }
}
