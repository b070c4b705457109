package dev.standpipe.runtime.link;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/**
 * Defines the doorway {@code java.io.Standpipe} into the JDK. On 9 and later whoever calls has opened package {@code
 * java.io} to this module, by instrumentation or with {@code --add-opens}; on 8 nothing is closed.
 */
public final class Link {
    private static final String DOORWAY = "java.io.Standpipe";
    private static final String FILE = file(DOORWAY);

    /** What {@code relax=buffer} puts beside the doorway, each after what it inherits from. */
    private static final String[] WINDOWS = {
        "sun.nio.ch.StandpipeDispatcher",
        "sun.nio.fs.StandpipeAttributes",
        "java.io.StandpipeWritten",
        "java.io.StandpipeInode",
        "java.io.StandpipeEntry",
        "java.io.StandpipeInherited",
        "java.io.StandpipeCalls",
        "java.io.StandpipeFiles",
        "java.io.StandpipeSequence",
        "java.io.StandpipeTurns",
        "java.io.StandpipeBeneath",
        "java.io.StandpipeAtHand",
        "java.io.StandpipeWindow",
        "java.io.StandpipeFlag",
        "java.io.StandpipePlace",
        "java.io.StandpipeBuffer",
        "java.io.StandpipeChannels"
    };

    private static final String TALLY = "java.io.StandpipeTally";

    /** In the class file of the doorway. */
    private static final String PLACE_OF_KEY = "the engine's key goes in here";

    private static final String KEY = anyKey();

    private Link() {}

    /**
     * What the doorway asks of its engine: between its definition and the engine's coming another class could be there
     * first. Made of what the clock says at thirty moments, for better ones take the JDK milliseconds.
     */
    public static String key() {
        return KEY;
    }

    private static String anyKey() {
        char[] key = new char[PLACE_OF_KEY.length()];
        long mixed = System.identityHashCode(key);
        for (int k = 0; k < key.length; k++) {
            mixed = (mixed ^ System.nanoTime()) * 0x5851F42D4C957F2DL + 1;
            key[k] = (char) ('A' + (mixed >>> 33) % ('Z' - 'A' + 1));
        }
        return new String(key);
    }

    /** The class files of the windows in that package, in the order in which they are to be defined. */
    public static byte[][] windows(String inPackage, Class<?> source) throws IOException {
        List<byte[]> classFiles = new ArrayList<>();
        for (String window : WINDOWS) {
            if (window.startsWith(inPackage + ".")) {
                classFiles.add(read(source, file(window)));
            }
        }
        return classFiles.toArray(new byte[0][]);
    }

    /** The class file of what counts loops that nothing is moved for. */
    public static byte[] tally(Class<?> source) throws IOException {
        return read(source, file(TALLY));
    }

    /** On Java 8, where nothing is closed. */
    public static void define(byte[] classFile) throws ReflectiveOperationException, IOException {
        new UnsafeDefiner().define(null, classFile);
    }

    private static String file(String name) {
        return "/dev/standpipe/runtime/link/" + name + ".bin";
    }

    /** Makes the doorway there; says why that failed, or null if it is there now. */
    public static String establish() {
        return isEstablished() ? null : establish(Link.class);
    }

    public static boolean isEstablished() {
        try {
            Class.forName(DOORWAY, false, null);
            return true;
        } catch (ClassNotFoundException notYet) {
            return false;
        }
    }

    /**
     * The same, with the class file as the loader of that class finds it: some need milliseconds for what others do at
     * once.
     */
    public static String establish(Class<?> source) {
        try {
            definer().define(DOORWAY, doorway(source));
            return null;
        } catch (InvocationTargetException e) {
            return reason(e.getCause());
        } catch (ReflectiveOperationException | IOException | LinkageError e) {
            return reason(e);
        }
    }

    /**
     * The newer ones are compiled for Java 9 and so found by name; reflection on the methods they call would cost more
     * than all else here.
     */
    private static Definer definer() throws ReflectiveOperationException {
        if (JavaVersion.RUNNING < 9) {
            return new UnsafeDefiner();
        }
        String name = JavaVersion.RUNNING < 16 ? "QuietDefiner" : "LookupDefiner";
        return (Definer) Class.forName("dev.standpipe.runtime.link." + name)
                .getDeclaredConstructor()
                .newInstance();
    }

    private static String reason(Throwable e) {
        if (e instanceof IllegalAccessException) {
            return "package java.io is not open to Standpipe: run with the agent, or with --add-opens "
                    + "java.base/java.io=ALL-UNNAMED";
        }
        return DOORWAY + " could not be defined: " + e;
    }

    /** The class file of the doorway, with the key in it. */
    public static byte[] doorway(Class<?> source) throws IOException {
        return withKey(read(source, FILE));
    }

    private static byte[] read(Class<?> source, String file) throws IOException {
        try (InputStream in = source.getResourceAsStream(file)) {
            if (in == null) {
                throw new IOException(file + " is missing; the jar is damaged");
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
            return bytes.toByteArray();
        }
    }

    private static byte[] withKey(byte[] classFile) throws IOException {
        for (int at = 0; at + KEY.length() <= classFile.length; at++) {
            int k = 0;
            while (k < KEY.length() && classFile[at + k] == PLACE_OF_KEY.charAt(k)) {
                k++;
            }
            if (k == KEY.length()) {
                while (--k >= 0) {
                    classFile[at + k] = (byte) KEY.charAt(k);
                }
                return classFile;
            }
        }
        throw new IOException(FILE + " has no place for a key; the jar is damaged");
    }
}
