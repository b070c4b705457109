package java.io;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;

/** Which files have windows, and which may. */
final class StandpipeFiles {
    static final ReferenceQueue<StandpipeWindow> FORGOTTEN = new ReferenceQueue<>();

    /** Names that are told apart in reports; the others are counted together. */
    private static final int NAMES = 256;

    /** With so much stack, all windows of a file are dropped, each of which asks for some itself. */
    private static final int TO_DROP = 80;

    private static final String OTHERS = "(other files)";

    private static final int REGULAR = 0x8000;
    private static final int TYPE = 0xF000;

    private static final ConcurrentHashMap<StandpipeInode, StandpipeInode> INODES = new ConcurrentHashMap<>();
    /** No file, but with the windows of every one. */
    private static final StandpipeInode ALL = new StandpipeInode(0, 0);

    private static final AtomicInteger ENTRIES = new AtomicInteger();
    private static final AtomicLong ROOM = new AtomicLong();
    private static final AtomicReferenceArray<StandpipeWritten> WRITTEN = new AtomicReferenceArray<>(64);

    /** By name: streams, reads saved, and how many were ended by each of the reasons. */
    private static final Map<String, long[]> COUNTS = new TreeMap<>();

    private static volatile boolean open;
    private static String[] patterns = {};
    private static long[] madeUp = {};
    private static long most;

    private StandpipeFiles() {}

    static void open(String[] names, long[] devicesOfTheSystem, long bytes) {
        // for whoever waits: a class whose initialisation ends with the stack is gone for the whole program
        LockSupport.parkNanos(0);
        patterns = names;
        madeUp = devicesOfTheSystem;
        most = bytes;
        open = true;
    }

    /** What is in use now goes on until it rests. */
    static void close() {
        open = false;
        ALL.written();
    }

    /** Null if the file is to have no window, for now; if for good, the window knows it. */
    static StandpipeEntry enter(StandpipeWindow window, Object file, FileDescriptor fd) {
        forget();
        if (!open || fd == null) {
            return null;
        }
        String name = StandpipeCalls.name(file);
        long[] known = StandpipeCalls.stat(fd);
        if (known == null
                || name == null
                || (known[0] & TYPE) != REGULAR
                || isMadeUp(name, known[2])
                || !fits(name)
                || StandpipeCalls.isGuarded(file)) {
            window.off(StandpipeTurns.BY_CLOSING);
            return null;
        }
        if (known[1] == 0) {
            // as files are that the system makes up, or nothing to read yet
            return null;
        }
        StandpipeCalls.prepare(file);
        synchronized (INODES) {
            StandpipeInode inode = inode(new StandpipeInode(known[2], known[3]));
            StandpipeEntry entry = new StandpipeEntry(window, name, inode);
            inode.makeRoom();
            ALL.makeRoom();
            inode.add(entry);
            ALL.add(entry);
            ENTRIES.incrementAndGet();
            return entry;
        }
    }

    private static StandpipeInode inode(StandpipeInode key) {
        StandpipeInode known = INODES.putIfAbsent(key, key);
        return known == null ? key : known;
    }

    static void leave(StandpipeEntry entry) {
        synchronized (INODES) {
            ALL.remove(entry);
            entry.inode.remove(entry);
            if (entry.inode.isUnused()) {
                INODES.remove(entry.inode);
            }
            ENTRIES.decrementAndGet();
            try {
                count(entry, COUNTS);
            } catch (OutOfMemoryError uncounted) {
                return;
            }
        }
    }

    private static void forget() {
        for (Reference<?> gone; (gone = FORGOTTEN.poll()) != null; ) {
            ((StandpipeEntry) gone).leave();
        }
    }

    private static void count(StandpipeEntry entry, Map<String, long[]> counts) {
        String name = counts.containsKey(entry.name) || counts.size() < NAMES ? entry.name : OTHERS;
        long[] sum = counts.get(name);
        if (sum == null) {
            sum = new long[2 + StandpipeTurns.REASONS];
            counts.put(name, sum);
        }
        sum[0]++;
        sum[1] += Math.max(entry.saved - entry.filled, 0);
        if (entry.reason() >= 0) {
            sum[2 + entry.reason()]++;
        }
    }

    static void forgetCounts() {
        synchronized (INODES) {
            COUNTS.clear();
        }
    }

    static Map<String, long[]> counts() {
        synchronized (INODES) {
            Map<String, long[]> counts = new TreeMap<>();
            for (Map.Entry<String, long[]> known : COUNTS.entrySet()) {
                counts.put(known.getKey(), known.getValue().clone());
            }
            for (StandpipeEntry entry : ALL.entries()) {
                if (entry != null) {
                    count(entry, counts);
                }
            }
            return counts;
        }
    }

    private static boolean isMadeUp(String name, long device) {
        boolean named = name.startsWith("/proc/") || name.startsWith("/sys/") || name.startsWith("/dev/");
        return named || Arrays.binarySearch(madeUp, device) >= 0;
    }

    private static boolean fits(String name) {
        for (String pattern : patterns) {
            if (fits(name, 0, pattern, 0)) {
                return true;
            }
        }
        return patterns.length == 0;
    }

    /** {@code **} is anything, {@code *} anything but a slash, {@code ?} any one character but a slash. */
    private static boolean fits(String name, int n, String pattern, int p) {
        if (p == pattern.length()) {
            return n == name.length();
        }
        char c = pattern.charAt(p);
        if (c == '*') {
            boolean all = pattern.startsWith("**", p);
            int rest = all ? p + 2 : p + 1;
            for (int k = n; k <= name.length(); k++) {
                if (fits(name, k, pattern, rest)) {
                    return true;
                }
                if (k < name.length() && !all && name.charAt(k) == '/') {
                    return false;
                }
            }
            return false;
        }
        return n < name.length()
                && (c == name.charAt(n) || c == '?' && name.charAt(n) != '/')
                && fits(name, n + 1, pattern, p + 1);
    }

    static void toWrite() {
        if (ENTRIES.get() > 0) {
            StandpipeTurns.deepen(TO_DROP);
        }
    }

    /** Some bytes were written, perhaps, to the file that is open there. */
    static void written(FileDescriptor fd) {
        if (ENTRIES.get() > 0 && fd != null) {
            StandpipeInode inode = ALL;
            try {
                StandpipeInode key = known(fd);
                inode = key == null ? ALL : INODES.get(key);
            } catch (OutOfMemoryError unknown) {
                // then all of them
            }
            if (inode != null) {
                inode.written();
            }
        }
    }

    static void writtenSomewhere() {
        if (ENTRIES.get() > 0) {
            ALL.written();
        }
    }

    static void mapped(FileDescriptor fd) {
        StandpipeInode key = known(fd);
        if (key != null) {
            mapped(key);
        }
    }

    static void mapped(StandpipeInode key) {
        StandpipeInode inode;
        synchronized (INODES) {
            inode = inode(key);
            inode.setMapped();
        }
        inode.mapped();
    }

    private static StandpipeInode known(FileDescriptor fd) {
        int place = System.identityHashCode(fd) & WRITTEN.length() - 1;
        StandpipeWritten known = WRITTEN.get(place);
        if (known != null && known.get() == fd) {
            return known.inode;
        }
        long[] values = StandpipeCalls.stat(fd);
        if (values == null) {
            return null;
        }
        StandpipeInode key = new StandpipeInode(values[2], values[3]);
        WRITTEN.set(place, new StandpipeWritten(fd, key));
        return key;
    }

    /** Less than 0 gives it back. */
    static boolean reserve(int bytes) {
        long sum = ROOM.addAndGet(bytes);
        if (bytes > 0 && sum > most) {
            ROOM.addAndGet(-bytes);
            return false;
        }
        return true;
    }
}
