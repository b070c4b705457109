package dev.standpipe.agent.buffer;

import dev.standpipe.agent.jdk.JvmsOwnLoader;
import dev.standpipe.report.SmallReads;
import dev.standpipe.runtime.file.Windows;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.link.Link;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** {@code relax=buffer} in this JVM. */
public final class BufferedFiles implements Supplier<List<SmallReads>> {
    private static final String WINDOWS = "java.io.StandpipeBuffer";
    private static final String DOORWAY = "java.io.Standpipe";

    /** All that windows consist of; not there where the agent is not in a jar. */
    private static final String PACK =
            "/dev/standpipe/agent/windows" + (JavaVersion.RUNNING < 9 ? "8" : "") + ".classes";

    /** In the packages that windows consist of, in the order in which these need each other. */
    private static final String[] NEIGHBOURS = {
        "sun.nio.ch.FileDispatcherImpl", "sun.nio.fs.UnixFileAttributes", "java.io.DataInputStream"
    };

    /** Where the system makes files up as they are read. */
    private static final String[] OF_THE_SYSTEM = {"/proc", "/sys", "/dev"};

    private static final String[] ENDS = {
        "its descriptor was handed out",
        "its channel was handed out",
        "another thread came",
        "it was mapped for writing"
    };

    private final List<String> names;
    private final long[] devices;

    private BufferedFiles(List<String> names, long[] devices) {
        this.names = names;
        this.devices = devices;
    }

    /**
     * For files of such names, or for all if there are none. Throws what keeps it from that, and complains of what goes
     * wrong later.
     */
    public static BufferedFiles start(List<String> names, Instrumentation instrumentation, Consumer<String> complaints)
            throws Exception {
        if (!System.getProperty("os.name", "").equals("Linux")) {
            throw new UnsupportedOperationException("it works on Linux only");
        }
        if (!instrumentation.isRetransformClassesSupported()) {
            throw new UnsupportedOperationException("this JVM transforms no class again");
        }
        if (isThere(WINDOWS)) {
            throw new IllegalStateException("another copy of Standpipe buffers files in this JVM");
        }
        if (isThere(DOORWAY)) {
            throw new IllegalStateException("the program had started the engine before the agent came");
        }
        define(instrumentation);
        File large = largeFile();
        Windows.open(Collections.singletonList(large.getPath()), new long[0]);
        FileClasses classes = new FileClasses(complaints);
        try {
            // by this thread, and nothing beside it: the JVM reads code that another thread of it may be changing
            classes.change(instrumentation);
            rehearse(large);
            Windows.close();
            Windows.forget();
            leaveMapped();
        } catch (Throwable x) {
            Windows.close();
            classes.changeBack(instrumentation);
            throw x;
        }
        BufferedFiles files = new BufferedFiles(names, devices());
        files.turn(true);
        return files;
    }

    private static boolean isThere(String name) {
        try {
            Class.forName(name, false, null);
            return true;
        } catch (ClassNotFoundException no) {
            return false;
        }
    }

    private static void define(Instrumentation instrumentation) throws ReflectiveOperationException, IOException {
        try (InputStream pack = BufferedFiles.class.getResourceAsStream(PACK)) {
            if (pack != null) {
                JvmsOwnLoader.of(instrumentation).accept(null, wholly(pack));
                return;
            }
        } catch (RuntimeException | LinkageError closed) {
            // then one by one
        }
        for (String neighbour : NEIGHBOURS) {
            byte[][] classFiles = Link.windows(neighbour.substring(0, neighbour.lastIndexOf('.')), Link.class);
            if (JavaVersion.RUNNING >= 9) {
                JvmsOwnLoader.of(instrumentation).define(Class.forName(neighbour, false, null), classFiles);
                continue;
            }
            for (byte[] classFile : classFiles) {
                Link.define(classFile);
            }
        }
    }

    /** Out of a jar all of it is there at once. */
    private static byte[] wholly(InputStream in) throws IOException {
        byte[] bytes = new byte[in.available()];
        new DataInputStream(in).readFully(bytes);
        return bytes;
    }

    /** What has changed the JDK's classes. */
    public Class<?> transformer() {
        return FileClasses.class;
    }

    /** Streams that are open stay as they are; off, their windows end where the program is. */
    public void turn(boolean on) {
        if (on) {
            Windows.open(names, devices);
        } else {
            Windows.close();
        }
    }

    /** In order. */
    private static long[] devices() throws IOException {
        // not sorted as an array, for which the JDK would start its lambdas
        SortedSet<Long> devices = new TreeSet<>();
        for (String folder : OF_THE_SYSTEM) {
            Path path = Paths.get(folder);
            if (Files.isDirectory(path)) {
                devices.add((Long) Files.getAttribute(path, "unix:dev"));
            }
        }
        long[] found = new long[devices.size()];
        int n = 0;
        for (long device : devices) {
            found[n++] = device;
        }
        return found;
    }

    /** Nobody sees what a program stores into files that it had mapped before the agent came. */
    private static void leaveMapped() throws IOException {
        byte[] maps = maps();
        int start = 0;
        for (int k = 0; k < maps.length; k++) {
            if (maps[k] == '\n') {
                leaveMapped(maps, start, k);
                start = k + 1;
            }
        }
    }

    /** Addresses, rights as {@code rw-s}, where in which file, and its name. */
    private static void leaveMapped(byte[] maps, int start, int end) throws IOException {
        int rights = start;
        while (maps[rights] != ' ') {
            rights++;
        }
        if (maps[rights + 2] != 'w' || maps[rights + 4] != 's') {
            return;
        }
        String mapping = new String(maps, start, end - start, StandardCharsets.ISO_8859_1);
        int name = mapping.indexOf('/');
        Path file = name < 0 ? null : Paths.get(mapping.substring(name));
        if (file != null && Files.exists(file)) {
            Map<String, Object> known = Files.readAttributes(file, "unix:dev,ino");
            Windows.mapped((Long) known.get("dev"), (Long) known.get("ino"));
        }
    }

    private static byte[] maps() throws IOException {
        byte[] maps = new byte[1 << 16];
        int length = 0;
        try (FileInputStream in = new FileInputStream("/proc/self/maps")) {
            for (int n; (n = in.read(maps, length, maps.length - length)) > 0; ) {
                length += n;
                if (length == maps.length) {
                    maps = Arrays.copyOf(maps, 2 * length);
                }
            }
        }
        return Arrays.copyOf(maps, length);
    }

    /** One of the JDK's that is there in any case. */
    private static File largeFile() throws FileNotFoundException {
        for (String name : new String[] {"lib/modules", "lib/rt.jar", "jre/lib/rt.jar"}) {
            File file = new File(System.getProperty("java.home"), name).getAbsoluteFile();
            if (file.isFile()) {
                return file;
            }
        }
        throw new FileNotFoundException("this JDK has no file lib/modules or lib/rt.jar");
    }

    /**
     * A class that a window needs for the first time could have to be read from the very file that the window is of: so
     * all that a window does is done once.
     */
    private static void rehearse(File large) throws IOException {
        byte[] some = new byte[3000];
        for (int round = 0; round < 3; round++) {
            try (FileInputStream in = new FileInputStream(large)) {
                rehearse(in, some);
                in.getChannel();
            }
            try (InputStream in = Files.newInputStream(large.toPath())) {
                rehearse(in, some);
            }
            try (RandomAccessFile in = new RandomAccessFile(large, "r")) {
                // by no method that needs more of the JDK than a window does
                in.read();
                in.read(some, 0, 10);
                in.readLine();
                in.seek(1);
                in.seek(0);
                in.read(some, 0, 10);
                in.seek(large.length() - some.length);
                in.read(some, 0, 10);
                in.read();
                in.getFilePointer();
                in.getFD();
            }
        }
        Windows.counts();
    }

    private static void rehearse(InputStream in, byte[] some) throws IOException {
        in.read();
        in.read();
        in.read();
        in.read(some, 0, 10);
        in.read(some);
        in.available();
        in.skip(10);
        in.skip(some.length);
    }

    /** What came of the windows of each file. */
    @Override
    public List<SmallReads> get() {
        List<SmallReads> files = new ArrayList<>();
        for (Map.Entry<String, long[]> file : Windows.counts().entrySet()) {
            // streams, reads saved, and the ends, by reason
            long[] counts = file.getValue();
            Map<String, Long> ends = new LinkedHashMap<>();
            for (int k = 0; k < ENDS.length; k++) {
                if (counts[2 + k] > 0) {
                    ends.put(ENDS[k], counts[2 + k]);
                }
            }
            files.add(SmallReads.buffered(file.getKey(), counts[1], counts[0], ends));
        }
        return files;
    }
}
