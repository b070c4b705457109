package dev.standpipe.runtime.link;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;

/**
 * Defines the doorway {@code java.io.Standpipe} into the JDK. On 9 and later whoever calls has opened package {@code java.io} to this module, by
 * instrumentation or with {@code --add-opens}; on 8 nothing is closed.
 */
public final class Link {
    private static final String DOORWAY = "java.io.Standpipe";

    private Link() {}

    /** Makes the doorway there; says why that failed, or null if it is there now. */
    public static String establish() {
        try {
            Class.forName(DOORWAY, false, null);
            return null;
        } catch (ClassNotFoundException notYet) {
            return define();
        }
    }

    private static String define() {
        try {
            byte[] doorway = carried();
            if (JavaVersion.RUNNING >= 9) {
                defineByLookup(doorway);
            } else {
                defineByUnsafe(ConstantPool.rename(doorway, "jdk/internal/misc/Unsafe", "sun/misc/Unsafe"));
            }
            return null;
        } catch (InvocationTargetException e) {
            return reason(e.getCause());
        } catch (ReflectiveOperationException | IOException | LinkageError e) {
            return reason(e);
        }
    }

    private static String reason(Throwable e) {
        if (e instanceof IllegalAccessException) {
            return "package java.io is not open to Standpipe: run with the agent, or with --add-opens java.base/java.io=ALL-UNNAMED";
        }
        return DOORWAY + " could not be defined: " + e;
    }

    private static byte[] carried() throws IOException {
        try (InputStream in = Link.class.getResourceAsStream(DOORWAY + ".bin")) {
            if (in == null) {
                throw new IOException(DOORWAY + ".bin is missing beside " + Link.class.getName() + "; the jar is damaged");
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
            return bytes.toByteArray();
        }
    }

    private static void defineByLookup(byte[] doorway) throws ReflectiveOperationException {
        MethodHandles.Lookup here = MethodHandles.lookup();
        Object inJavaIo = MethodHandles.class
                .getMethod("privateLookupIn", Class.class, MethodHandles.Lookup.class)
                .invoke(null, DataInputStream.class, here);
        MethodHandles.Lookup.class.getMethod("defineClass", byte[].class).invoke(inJavaIo, (Object) doorway);
    }

    private static void defineByUnsafe(byte[] doorway) throws ReflectiveOperationException {
        Class<?> type = Class.forName("sun.misc.Unsafe");
        Field instance = type.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        type.getMethod("defineClass", String.class, byte[].class, int.class, int.class, ClassLoader.class, java.security.ProtectionDomain.class)
                .invoke(instance.get(null), DOORWAY, doorway, 0, doorway.length, null, null);
    }
}
