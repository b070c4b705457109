package dev.standpipe.agent.buffer;

import dev.standpipe.agent.jdk.JvmsOwnLoader;
import dev.standpipe.runtime.file.Windows;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.link.Link;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** {@code relax=buffer} in this JVM. */
public final class BufferedFiles {
    private static final String WINDOWS = "java.io.StandpipeBuffer";

    /** Where the system makes files up as they are read. */
    private static final String[] OF_THE_SYSTEM = {"/proc", "/sys", "/dev"};

    private final List<String> names;
    private final long[] devices;

    private BufferedFiles(List<String> names, long[] devices) {
        this.names = names;
        this.devices = devices;
    }

    /** For files of such names, or for all if there are none. Throws what keeps it from that. */
    public static BufferedFiles start(List<String> names, Instrumentation instrumentation) throws Exception {
        if (!System.getProperty("os.name", "").equals("Linux")) {
            throw new UnsupportedOperationException("it works on Linux only");
        }
        if (!instrumentation.isRetransformClassesSupported()) {
            throw new UnsupportedOperationException("this JVM transforms no class again");
        }
        if (isThere()) {
            throw new IllegalStateException("another copy of Standpipe buffers files in this JVM");
        }
        if (Link.isEstablished()) {
            throw new IllegalStateException("the program had started the engine before the agent came");
        }
        define(instrumentation);
        File large = largeFile();
        Windows.open(Collections.singletonList(large.getPath()), new long[0]);
        new FileClasses().change(instrumentation);
        rehearse(large);
        Windows.close();
        Windows.forget();
        leaveMapped();
        BufferedFiles files = new BufferedFiles(names, devices());
        files.turn(true);
        return files;
    }

    private static boolean isThere() {
        try {
            Class.forName(WINDOWS, false, null);
            return true;
        } catch (ClassNotFoundException no) {
            return false;
        }
    }

    private static void define(Instrumentation instrumentation) throws ReflectiveOperationException, IOException {
        byte[][] classFiles = Link.windows(Link.class);
        if (JavaVersion.RUNNING >= 9) {
            JvmsOwnLoader.of(instrumentation).define(DataInputStream.class, classFiles);
            return;
        }
        for (byte[] classFile : classFiles) {
            Link.define(classFile);
        }
    }

    /** Streams that are open stay as they are; off, their windows end where the program is. */
    public void turn(boolean on) {
        if (on) {
            Windows.open(names, devices);
        } else {
            Windows.close();
        }
    }

    private static long[] devices() throws IOException {
        long[] devices = new long[OF_THE_SYSTEM.length];
        int n = 0;
        for (String folder : OF_THE_SYSTEM) {
            Path path = Paths.get(folder);
            if (Files.isDirectory(path)) {
                devices[n++] = (Long) Files.getAttribute(path, "unix:dev");
            }
        }
        long[] found = Arrays.copyOf(devices, n);
        Arrays.sort(found);
        return found;
    }

    /** Nobody sees what a program stores into files that it had mapped before the agent came. */
    private static void leaveMapped() throws IOException {
        for (String mapping : Files.readAllLines(Paths.get("/proc/self/maps"), StandardCharsets.ISO_8859_1)) {
            int name = mapping.indexOf('/');
            if (name < 0 || !mapping.matches("[0-9a-f]+-[0-9a-f]+ .w.s .*")) {
                continue;
            }
            Path file = Paths.get(mapping.substring(name));
            if (Files.exists(file)) {
                Map<String, Object> known = Files.readAttributes(file, "unix:dev,ino");
                Windows.mapped((Long) known.get("dev"), (Long) known.get("ino"));
            }
        }
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
                in.read();
                in.read();
                in.read();
                in.read(some, 0, 10);
                in.read(some);
                in.available();
                in.skip(10);
                in.skip(some.length);
                in.getChannel();
            }
            try (RandomAccessFile in = new RandomAccessFile(large, "r")) {
                in.readInt();
                in.readLine();
                in.seek(1);
                in.seek(0);
                in.readLong();
                in.seek(large.length() - some.length);
                in.readLong();
                in.readInt();
                in.getFilePointer();
                in.getFD();
            }
        }
        Windows.counts();
    }

    /** A line for each file, for a person. */
    public List<String> told() {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, long[]> file : Windows.counts().entrySet()) {
            lines.add(BufferedFile.of(file.getKey(), file.getValue()).toString());
        }
        return lines;
    }
}
