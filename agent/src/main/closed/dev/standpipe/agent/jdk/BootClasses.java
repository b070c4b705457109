package dev.standpipe.agent.jdk;

import java.lang.reflect.Field;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.function.BiConsumer;
import jdk.internal.misc.Unsafe;

/**
 * Has the JVM take class files for its own, or for those of a class loader as if that had found them itself. Each comes
 * after its name and its length. Needs a door to the JDK's insides.
 */
public final class BootClasses implements BiConsumer<ProtectionDomain, byte[]> {
    /** Of a class loader: by the name of a class, whom to wait for who wants to load it. */
    private static final String LOCKS = "parallelLockMap";

    private final Unsafe unsafe;

    public BootClasses() throws ReflectiveOperationException {
        this.unsafe = unsafe();
    }

    /** On Java 8, where it has another name, it is not handed to us, but neither is it hidden. */
    private static Unsafe unsafe() throws ReflectiveOperationException {
        try {
            return Unsafe.getUnsafe();
        } catch (SecurityException onlyToTheJdk) {
            Field own = Unsafe.class.getDeclaredField("theUnsafe");
            own.setAccessible(true);
            return (Unsafe) own.get(null);
        }
    }

    /** Null for the JVM's own; else the domain of the loader's other classes from the same place. */
    @Override
    public void accept(ProtectionDomain domain, byte[] classFiles) {
        Map<String, Object> locks = domain == null ? null : locks(domain.getClassLoader());
        for (int at = 0; at < classFiles.length; ) {
            int name = at + Short.BYTES;
            int end = name + number(classFiles, at, Short.BYTES);
            int length = number(classFiles, end, Integer.BYTES);
            int place = end + Integer.BYTES;
            if (domain == null) {
                unsafe.defineClass(null, classFiles, place, length, null, null);
            } else {
                define(text(classFiles, name, end), classFiles, place, length, domain, locks);
            }
            at = place + length;
        }
    }

    /** All this is interpreted, and a buffer would make ten calls for each number. */
    private static int number(byte[] bytes, int at, int size) {
        int number = 0;
        for (int k = at; k < at + size; k++) {
            number = number << 8 | bytes[k] & 0xFF;
        }
        return number;
    }

    @SuppressWarnings("deprecation")
    private static String text(byte[] ascii, int from, int to) {
        // for others the JDK needs a character set
        return new String(ascii, 0, from, to - from);
    }

    /** With the lock that the loader takes itself, and not if it has the class. */
    private void define(
            String name, byte[] classFiles, int at, int length, ProtectionDomain domain, Map<String, Object> locks) {
        ClassLoader loader = domain.getClassLoader();
        Object lock = loader;
        if (locks != null) {
            Object made = new Object();
            Object there = locks.putIfAbsent(name, made);
            lock = there == null ? made : there;
        }
        synchronized (lock) {
            try {
                unsafe.defineClass(null, classFiles, at, length, loader, domain);
            } catch (LinkageError hasIt) {
                // or cannot have it, and will say so when it is asked
            }
        }
    }

    /** Null where the loader loads one class at a time. */
    @SuppressWarnings("unchecked")
    private Map<String, Object> locks(ClassLoader loader) {
        long place = placeOfLocks();
        try {
            return (Map<String, Object>) unsafe.getReference(loader, place);
        } catch (NoSuchMethodError beforeJava12) {
            return (Map<String, Object>) unsafe.getObject(loader, place);
        }
    }

    private long placeOfLocks() {
        try {
            return unsafe.objectFieldOffset(ClassLoader.class, LOCKS);
        } catch (InternalError hasNone) {
            throw new IllegalStateException(hasNone);
        } catch (NoSuchMethodError onJava8) {
            try {
                return unsafe.objectFieldOffset(ClassLoader.class.getDeclaredField(LOCKS));
            } catch (NoSuchFieldException hasNone) {
                throw new IllegalStateException(hasNone);
            }
        }
    }
}
