package dev.standpipe.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The verdicts of this program: those of its last run, and what this run adds. Read once, at the first class that may
 * have a loop, and written once, when the program ends. Safe for concurrent use.
 */
public final class VerdictCache {
    /** Beyond that nothing is kept: it is a program that makes classes as it goes. */
    private static final int MOST_BYTES = CacheFolder.LARGEST_FILE;

    /** Of all that the program may have. */
    private static final int PART_OF_MEMORY = 32;

    /** A file is in memory as a whole, and in parts. */
    private static final int COPIES = 3;

    /** From then on numbers are given out from the beginning again. */
    private static final int HIGHEST_SITE = 10_000;

    private final CacheFolder folder;
    private final String name;
    private final String key;
    private final int most = (int) Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / PART_OF_MEMORY);
    private final Map<Stamp, Verdict[]> verdicts = new HashMap<>();
    private int highestSite;
    private int bytes;
    private int hits;
    private boolean more;

    private VerdictCache(CacheFolder folder, String name, String key) {
        this.folder = folder;
        this.name = name;
        this.key = key;
    }

    /**
     * {@code key} says all that a verdict depends on beside the class; {@code program} only which verdicts are wanted
     * together.
     */
    public static VerdictCache open(CacheFolder folder, String key, String program) {
        String name = Stamp.of((key + "\n" + program).getBytes()).text() + CacheFolder.ENDING;
        VerdictCache cache = new VerdictCache(folder, name, key);
        byte[] file = folder.read(name, cache.room());
        List<Verdict> last = file == null ? null : VerdictFile.read(file, key);
        if (last != null) {
            cache.take(last);
        }
        return cache;
    }

    /** How much may be read or written now: what the program may need is not taken. */
    private int room() {
        Runtime jvm = Runtime.getRuntime();
        long spare = jvm.maxMemory() - jvm.totalMemory() + jvm.freeMemory();
        return (int) Math.min(most, spare / COPIES);
    }

    /** Whether there is memory to keep that much. */
    public boolean hasRoomFor(long size) {
        return size <= room();
    }

    private void take(Collection<Verdict> last) {
        int highest = 0;
        for (Verdict verdict : last) {
            for (int site : verdict.sites) {
                highest = Math.max(highest, site);
            }
        }
        if (highest <= HIGHEST_SITE) {
            highestSite = highest;
            for (Verdict verdict : last) {
                put(verdict);
            }
        }
    }

    private void put(Verdict verdict) {
        Verdict[] same = verdicts.get(verdict.stamp);
        Verdict[] all = new Verdict[same == null ? 1 : same.length + 1];
        if (same != null) {
            System.arraycopy(same, 0, all, 1, same.length);
        }
        all[0] = verdict;
        verdicts.put(verdict.stamp, all);
        bytes += verdict.size();
    }

    /** No other loop may get a number up to this one. */
    public int highestSite() {
        return highestSite;
    }

    /** What was kept of this class file, whatever its loader says of others; the newest first. Empty for nothing. */
    public List<Verdict> of(byte[] classFile, boolean trusting) {
        List<Verdict> matching = new ArrayList<>();
        Verdict[] all = of(Stamp.of(classFile));
        for (int i = 0; all != null && i < all.length; i++) {
            if (all[i].isOf(classFile, trusting)) {
                matching.add(all[i]);
            }
        }
        return matching;
    }

    private synchronized Verdict[] of(Stamp stamp) {
        return verdicts.get(stamp);
    }

    /** This one was right. */
    public synchronized void hit(Verdict verdict) {
        verdict.used = true;
        hits++;
    }

    public synchronized int hits() {
        return hits;
    }

    /** For the next run; what is of no use in this one makes room for it. */
    public synchronized void keep(Verdict verdict) {
        verdict.used = true;
        dropSuperseded(verdict);
        if (bytes + verdict.size() > most) {
            dropUnused();
        }
        if (bytes + verdict.size() <= most) {
            put(verdict);
            more = true;
        }
    }

    /** The same class with other numbers, since those were not to be had. */
    private void dropSuperseded(Verdict verdict) {
        Verdict[] same = verdicts.remove(verdict.stamp);
        for (int i = same == null ? -1 : same.length - 1; i >= 0; i--) {
            bytes -= same[i].size();
            if (!same[i].hasPremisesOf(verdict)) {
                put(same[i]);
            }
        }
    }

    private void dropUnused() {
        List<Verdict> all = all();
        verdicts.clear();
        bytes = 0;
        for (Verdict verdict : all) {
            if (verdict.used) {
                put(verdict);
            }
        }
    }

    private List<Verdict> all() {
        List<Verdict> all = new ArrayList<>();
        for (Verdict[] some : verdicts.values()) {
            all.addAll(Arrays.asList(some));
        }
        return all;
    }

    /** If there is anything new to keep. Whatever keeps it from that is thrown, and the folder is as it was. */
    public void save() throws IOException {
        byte[] file = null;
        synchronized (this) {
            if (more && bytes <= room()) {
                file = VerdictFile.of(key, all());
                more = false;
            }
        }
        CacheUpkeep upkeep = new CacheUpkeep(folder);
        if (file != null) {
            upkeep.write(name, file);
        } else if (hits() > 0) {
            upkeep.used(name);
        }
    }
}
