package dev.standpipe.runtime.link;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;

/**
 * Defines the doorway {@code java.io.Standpipe} into the JDK. On 9 and later whoever calls has opened package {@code
 * java.io} to this module, by instrumentation or with {@code --add-opens}; on 8 nothing is closed.
 */
public final class Link {
    private static final String DOORWAY = "java.io.Standpipe";
    private static final String FILE = "/dev/standpipe/runtime/link/" + DOORWAY + ".bin";

    private Link() {}

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

    /** The class file of the doorway. */
    public static byte[] doorway(Class<?> source) throws IOException {
        try (InputStream in = source.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IOException(FILE + " is missing; the jar is damaged");
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
            return bytes.toByteArray();
        }
    }
}
