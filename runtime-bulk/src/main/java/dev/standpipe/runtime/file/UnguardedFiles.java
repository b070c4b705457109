package dev.standpipe.runtime.file;

import dev.standpipe.runtime.jvm.Rights;
import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.function.Supplier;

/**
 * What a file is, without {@code File.isFile}: that would ask a security manager, maybe the application's own, about a
 * file that the loop does not name.
 */
final class UnguardedFiles {
    /** As {@code java.io.FileSystem} has it. */
    private static final int REGULAR = 2;

    private static volatile MethodHandle attributes;

    private UnguardedFiles() {}

    static boolean isFile(File file) {
        MethodHandle known = attributes();
        if (known == null) {
            return file.isFile();
        }
        try {
            return ((int) known.invokeExact(file) & REGULAR) != 0;
        } catch (Throwable x) {
            return false;
        }
    }

    private static MethodHandle attributes() {
        MethodHandle known = attributes;
        return known != null
                ? known
                : (attributes = Rights.own(new Supplier<MethodHandle>() {
                    @Override
                    public MethodHandle get() {
                        return find();
                    }
                }));
    }

    private static MethodHandle find() {
        try {
            Object files = Door.JDK
                    .accessible(Class.forName("java.io.DefaultFileSystem", true, null)
                            .getDeclaredMethod("getFileSystem"))
                    .invoke(null);
            Method method = Class.forName("java.io.FileSystem", true, null)
                    .getDeclaredMethod("getBooleanAttributes", File.class);
            return MethodHandles.lookup().unreflect(Door.JDK.accessible(method)).bindTo(files);
        } catch (ReflectiveOperationException | LinkageError e) {
            return null;
        }
    }
}
