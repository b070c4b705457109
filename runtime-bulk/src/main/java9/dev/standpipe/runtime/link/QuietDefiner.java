package dev.standpipe.runtime.link;

import java.io.DataInputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/**
 * Java 9 to 15: what was public in Java 8 is open there unless it has been closed, but whoever makes use of that in the
 * usual way has the JVM print a warning.
 */
final class QuietDefiner implements Definer {
    @Override
    public void define(String name, byte[] classFile) throws ReflectiveOperationException {
        if (!Object.class.getModule().isOpen("java.io", QuietDefiner.class.getModule())) {
            throw new IllegalAccessException("java.io");
        }
        ((MethodHandles.Lookup) everywhere()).in(DataInputStream.class).defineClass(classFile);
    }

    /** By reflection, for the compiler has a warning of its own. */
    private static Object everywhere() throws ReflectiveOperationException {
        Class<?> type = unsafe();
        Field instance = type.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        Object memory = instance.get(null);
        Field lookup = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
        Object base = type.getMethod("staticFieldBase", Field.class).invoke(memory, lookup);
        Object offset = type.getMethod("staticFieldOffset", Field.class).invoke(memory, lookup);
        return type.getMethod("getObject", Object.class, long.class).invoke(memory, base, offset);
    }

    /** A program of modules may be without the module that has it. */
    private static Class<?> unsafe() throws ClassNotFoundException {
        try {
            return Class.forName("sun.misc.Unsafe");
        } catch (ClassNotFoundException missing) {
            throw new ClassNotFoundException("sun.misc.Unsafe; start it with --add-modules jdk.unsupported", missing);
        }
    }
}
