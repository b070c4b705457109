package java.io;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** What the file classes do beneath methods that a class of the program may have in their place. */
final class StandpipeInherited {
    private static final MethodHandles.Lookup LOOKUP = lookup();
    private static final MethodHandle READ_STREAM = read(FileInputStream.class);
    private static final MethodHandle READ_FILE = read(RandomAccessFile.class);
    private static final MethodHandle SEEK_FILE =
            handle(RandomAccessFile.class, "seek0", void.class, RandomAccessFile.class, long.class);

    private StandpipeInherited() {}

    /** Initialises this class. */
    static void prepare() {}

    static int read(Object file, byte[] to, int offset, int length) throws IOException {
        try {
            return file instanceof RandomAccessFile
                    ? (int) READ_FILE.invokeExact((RandomAccessFile) file, to, offset, length)
                    : (int) READ_STREAM.invokeExact((FileInputStream) file, to, offset, length);
        } catch (IOException | RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    static void seek(RandomAccessFile file, long position) throws IOException {
        try {
            SEEK_FILE.invokeExact(file, position);
        } catch (IOException | RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    /** Up to Java 8 no class of the JDK gets its own. */
    private static MethodHandles.Lookup lookup() {
        try {
            return MethodHandles.lookup();
        } catch (IllegalArgumentException onJava8) {
            try {
                Field all = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
                all.setAccessible(true);
                return (MethodHandles.Lookup) all.get(null);
            } catch (ReflectiveOperationException x) {
                throw new IllegalStateException(x);
            }
        }
    }

    private static MethodHandle read(Class<?> type) {
        return handle(type, "readBytes", int.class, type, byte[].class, int.class, int.class);
    }

    private static MethodHandle handle(Class<?> type, String name, Class<?> returned, Class<?>... parameters) {
        try {
            MethodType passed = MethodType.methodType(returned, parameters);
            Method method =
                    type.getDeclaredMethod(name, passed.dropParameterTypes(0, 1).parameterArray());
            method.setAccessible(true);
            return LOOKUP.unreflect(method).asType(passed);
        } catch (ReflectiveOperationException x) {
            throw new IllegalStateException(x);
        }
    }
}
