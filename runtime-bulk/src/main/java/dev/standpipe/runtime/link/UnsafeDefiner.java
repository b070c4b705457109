package dev.standpipe.runtime.link;

import java.io.IOException;
import java.lang.reflect.Field;
import java.security.ProtectionDomain;

/** JDK 8: nothing is closed there, but {@code Unsafe} has another name. */
final class UnsafeDefiner implements Definer {
    @Override
    public void define(String name, byte[] classFile) throws ReflectiveOperationException, IOException {
        Class<?> type = Class.forName("sun.misc.Unsafe");
        Field instance = type.getDeclaredField("theUnsafe");
        instance.setAccessible(true);
        byte[] renamed = ConstantPool.rename(classFile, "jdk/internal/misc/Unsafe", "sun/misc/Unsafe");
        type.getMethod(
                        "defineClass",
                        String.class,
                        byte[].class,
                        int.class,
                        int.class,
                        ClassLoader.class,
                        ProtectionDomain.class)
                .invoke(instance.get(null), name, renamed, 0, renamed.length, null, null);
    }
}
