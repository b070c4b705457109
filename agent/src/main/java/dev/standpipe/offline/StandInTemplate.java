package dev.standpipe.offline;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.net.URL;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What code rewritten in the build calls where {@code java.io.Standpipe} may be missing: looks once for the runtime;
 * without it, says so and leaves the work to the loops. {@link StandIn} copies it into each rewritten jar and adds the
 * methods that are called, so it knows nothing of ours; as a class loader it hides an embedded runtime from others.
 */
public final class StandInTemplate extends ClassLoader {
    /** Plain, as in the doorway: seen late, a loop does its own work once more. */
    private static boolean open;

    private static volatile boolean asked;

    /** Where the door is closed: what can be read all the same. */
    private static volatile ToLongFunction<Object[]> elsewhere;

    /** Of the methods that are called. */
    static final int GENERATION = 1;

    /** With fewer elements the loop is as fast. */
    private static final int LEAST = 16;

    /** What the runtime starts with takes less of the stack. */
    private static final int ROOM = 256;

    private static final String ON = " true on yes 1";
    private static final String OFF = " false off no 0 ";

    /** What was set and could not be understood. */
    private static String wrong;

    private static final String DAMAGED = "the embedded runtime is damaged";
    private static final String RUNTIME = "META-INF/standpipe/runtime.jar";
    private static final int LOCAL_HEADER = 0x04034B50;
    private static final int BEHIND_HEADER = 30;

    /** Of the runtime, with what is needed before loops have carried enough: to unpack all takes milliseconds. */
    static final int BEGINNING = 3 << 15;

    /** The archive with the runtime, not compressed, or its beginning: then the sum of all of it is not -1. */
    private byte[] archive;

    private long sumOfWhole;

    /** Where the header of each file is. */
    private final Map<String, Integer> files = new HashMap<String, Integer>();

    /** The first header that was not looked at: to come by all three hundred of them would take a millisecond. */
    private int next;

    private StandInTemplate(byte[] runtime, long sumOfWhole) {
        super(null);
        this.archive = runtime;
        this.sumOfWhole = sumOfWhole;
    }

    /** Or null. What the first loop needs comes first; a reader of archives would look at all there is. */
    @SuppressWarnings("deprecation")
    private synchronized Integer header(String name) {
        Integer found = files.get(name);
        while (found == null && (isStored(next) || hasMore() && isStored(next))) {
            int at = next;
            String file = new String(archive, 0, at + BEHIND_HEADER, int2(at + 26));
            files.put(file, at);
            found = file.equals(name) ? at : null;
            next = content(at) + int4(at + 18);
        }
        return found;
    }

    /** All of it. */
    private boolean isStored(int header) {
        return header + BEHIND_HEADER < archive.length
                && int4(header) == LOCAL_HEADER
                && int2(header + 8) == 0
                && content(header) + int4(header + 18) <= archive.length;
    }

    /** Takes all of the same archive, where this was the beginning: it may have been replaced. */
    private boolean hasMore() {
        StandInTemplate whole = null;
        try {
            whole = sumOfWhole < 0 ? null : beside(sumOfWhole);
        } catch (Exception gone) {
            // there is no more
        }
        sumOfWhole = -1;
        archive = whole == null ? archive : whole.archive;
        return whole != null;
    }

    private int content(int header) {
        return header + BEHIND_HEADER + int2(header + 26) + int2(header + 28);
    }

    private int int2(int at) {
        return archive[at] & 0xFF | (archive[at + 1] & 0xFF) << 8;
    }

    private int int4(int at) {
        return int2(at) | int2(at + 2) << 16;
    }

    private static byte[] read(InputStream in, int most) throws IOException {
        try (InputStream opened = in) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(Math.min(most, opened.available()));
            byte[] chunk = new byte[BEGINNING];
            for (int n; bytes.size() < most && (n = opened.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, Math.min(n, most - bytes.size()));
            }
            return bytes.toByteArray();
        }
    }

    /** Or null. Class loaders look through all modules of the JDK first, which takes milliseconds. */
    private static StandInTemplate embedded() throws IOException {
        StandInTemplate here = atHand();
        if (here != null) {
            return here;
        }
        InputStream in = StandInTemplate.class.getResourceAsStream('/' + RUNTIME);
        return in == null ? null : new StandInTemplate(read(in, Integer.MAX_VALUE), -1);
    }

    /** Or null, also where the archive is no file, or not to be read. */
    private static StandInTemplate atHand() {
        try {
            return System.getSecurityManager() == null ? beside(-1) : null;
        } catch (Exception | LinkageError notInAFile) {
            // or newer than security managers; perhaps its loader has it
            return null;
        }
    }

    /** Out of the archive that this class is in: all of what has that sum, or with -1 the beginning. Or null. */
    private static StandInTemplate beside(long sum) throws Exception {
        URL place = StandInTemplate.class.getProtectionDomain().getCodeSource().getLocation();
        try (ZipFile jar = new ZipFile(new File(place.toURI()))) {
            ZipEntry entry = jar.getEntry(RUNTIME);
            if (entry == null) {
                return null;
            }
            byte[] read = read(jar.getInputStream(entry), sum < 0 ? BEGINNING : Integer.MAX_VALUE);
            CRC32 found = new CRC32();
            found.update(read, 0, sum < 0 ? 0 : read.length);
            return sum >= 0 && found.getValue() != sum
                    ? null
                    : new StandInTemplate(read, sum < 0 && read.length == BEGINNING ? entry.getCrc() : -1);
        }
    }

    /**
     * Whether there is a doorway to lead to. One thread looks for it; meanwhile the loops of others do their own work.
     * In a static initializer all would wait, whatever they hold, and it would fail for ever for want of stack.
     */
    static boolean isOpen() {
        return open || !asked && hasRoom() && isFirst() && open();
    }

    /** At the end of a stack, JDK classes used for the first time would fail for good. Later there may be room. */
    private static boolean hasRoom() {
        try {
            descend(ROOM, 1, 2, 3, 4, 5, 6, 7, 8);
            return true;
        } catch (StackOverflowError full) {
            return false;
        }
    }

    /** All of them are needed afterwards, so that frames are large. */
    private static long descend(int frames, long a, long b, long c, long d, long e, long f, long g, long h) {
        long below = frames == 0 ? 0 : descend(frames - 1, b, c, d, e, f, g, h, a);
        return below ^ a ^ b ^ c ^ d ^ e ^ f ^ g ^ h;
    }

    private static synchronized boolean isFirst() {
        return !asked && (asked = true);
    }

    /** Never throws: the program does not expect it. */
    private static boolean open() {
        try {
            boolean quiet =
                    "quiet".equals(setting("log", "STANDPIPE_LOG", " quiet info debug ", "quiet, info or debug"));
            String enabled = setting("enabled", "STANDPIPE_ENABLED", ON + OFF, "true or false");
            if (wrong != null && !quiet && !isThere()) {
                System.err.println("[standpipe] " + wrong);
            }
            if (enabled != null && OFF.contains(enabled)) {
                return false;
            }
            String whyNot = isThere() ? null : start();
            if (whyNot != null && !quiet) {
                System.err.println("[standpipe] loops rewritten in the build do their own work"
                        + (elsewhere == null ? ": " : ", except for reads of a RandomAccessFile: ") + whyNot);
            }
            return open = whyNot == null;
        } catch (Throwable e) {
            return false;
        }
    }

    /** The first that can be understood, or null, as the agent has it. */
    private static String setting(String key, String variable, String known, String inWords) {
        for (boolean outside : new boolean[] {false, true}) {
            String said = said(outside ? variable : "standpipe." + key, outside);
            String value = said == null ? null : said.trim().toLowerCase(Locale.ROOT);
            if (value != null && value.indexOf(' ') < 0 && known.contains(' ' + value + ' ')) {
                return value;
            }
            if (value != null && wrong == null) {
                String from = outside ? "environment " + variable : "system property standpipe." + key;
                wrong = key + '=' + said.trim() + " (" + from + ") does not count: it can be " + inWords;
            }
        }
        return null;
    }

    private static String said(String name, boolean outside) {
        try {
            return outside ? System.getenv(name) : System.getProperty(name);
        } catch (SecurityException notToBeRead) {
            return null;
        }
    }

    /**
     * An agent, or the doorway of another copy, may have been here before; one of another release has other methods.
     */
    private static boolean isThere() {
        try {
            return Class.forName("java.io.Standpipe", false, null)
                            .getField("GENERATION")
                            .getInt(null)
                    == GENERATION;
        } catch (ReflectiveOperationException notYetOrAnother) {
            return false;
        }
    }

    @SuppressWarnings("unchecked")
    private static String start() throws Exception {
        ClassLoader own = StandInTemplate.class.getClassLoader();
        StandInTemplate embedded = isOnTheClassPath(own) ? null : atHand();
        Object opening = embedded == null ? null : made("Opening", embedded);
        if (opening == null) {
            opening = made("Opening", own);
        }
        if (opening == null && own != ClassLoader.getSystemClassLoader()) {
            opening = made("Opening", ClassLoader.getSystemClassLoader());
        }
        if (opening == null) {
            embedded = embedded == null ? embedded() : embedded;
            if (embedded == null) {
                return "the runtime is missing. Put standpipe-runtime-bulk.jar (dev.standpipe:standpipe-runtime-bulk)"
                        + " on the class path, or rewrite with --embed-runtime";
            }
            opening = made("Opening", embedded);
        }
        try {
            String whyNot = opening == null ? DAMAGED : ((Function<Integer, String>) opening).apply(GENERATION);
            if (whyNot != null && opening != null) {
                elsewhere = (ToLongFunction<Object[]>)
                        made("PublicReads", opening.getClass().getClassLoader());
            }
            return whyNot;
        } catch (LinkageError lacking) {
            return DAMAGED;
        }
    }

    /**
     * By its name, or for all we know, so that who uses it by hand uses the same. To ask for what is not there, the
     * class path opens each of its jars and reads what is in it: 50 ms for twenty of them.
     */
    private static boolean isOnTheClassPath(ClassLoader own) {
        return own != ClassLoader.getSystemClassLoader()
                || System.getProperty("java.class.path", "").contains("standpipe-runtime-bulk");
    }

    /** Or null if there is none. */
    private static Object made(String type, ClassLoader loader) throws ReflectiveOperationException {
        try {
            return Class.forName("dev.standpipe.runtime." + type, true, loader)
                    .getConstructor()
                    .newInstance();
        } catch (ClassNotFoundException notThere) {
            return null;
        }
    }

    /** What comes of a read while the door is closed. */
    static long read(Object in, Object a, int i, int end, int how) {
        ToLongFunction<Object[]> reads = elsewhere;
        boolean isToBeRead =
                reads != null && a != null && end - i >= LEAST && in != null && in.getClass() == RandomAccessFile.class;
        try {
            return isToBeRead ? reads.applyAsLong(new Object[] {in, a, i, end, how}) : i & 0xFFFFFFFFL;
        } catch (StackOverflowError | OutOfMemoryError theLoopNeedsLess) {
            return i & 0xFFFFFFFFL;
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        Integer header = header(name.replace('.', '/') + ".class");
        if (header == null) {
            throw new ClassNotFoundException(name);
        }
        int length = int4(header + 18);
        CRC32 sum = new CRC32();
        sum.update(archive, content(header), length);
        if ((int) sum.getValue() != int4(header + 14)) {
            throw new ClassNotFoundException(name + " is damaged");
        }
        return defineClass(name, archive, content(header), length, StandInTemplate.class.getProtectionDomain());
    }

    /** What it has is nowhere else: there is no need to look through all modules of the JDK. */
    @Override
    public URL getResource(String name) {
        return header(name) != null ? null : super.getResource(name);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        Integer header = header(name);
        return header == null
                ? super.getResourceAsStream(name)
                : new ByteArrayInputStream(archive, content(header), int4(header + 18));
    }
}
