package java.io;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * What the files' own methods do beneath those that windows stand before, and what the system tells of a file. A JDK
 * that has one of them not fails to initialise this class, and nothing is buffered then.
 */
final class StandpipeCalls {
    private static final MethodHandles.Lookup LOOKUP = lookup();

    private static final MethodHandle READ_STREAM = read(FileInputStream.class);
    private static final MethodHandle READ_FILE = read(RandomAccessFile.class);
    private static final MethodHandle SEEK_FILE =
            handle(method(RandomAccessFile.class, "seek0", long.class), void.class, RandomAccessFile.class, long.class);

    private static final Class<?> DISPATCHER = dispatcher();
    private static final MethodHandle SEEK = handle(
            method(DISPATCHER, "seek0", FileDescriptor.class, long.class),
            long.class,
            FileDescriptor.class,
            long.class);
    private static final MethodHandle SIZE =
            handle(method(DISPATCHER, "size0", FileDescriptor.class), long.class, FileDescriptor.class);
    private static final MethodHandle TRUNCATE = handle(
            method(DISPATCHER, "truncate0", FileDescriptor.class, long.class),
            int.class,
            FileDescriptor.class,
            long.class);

    private static final Class<?> ATTRIBUTES = type("sun.nio.fs.UnixFileAttributes");
    private static final MethodHandle STAT = handle(method(ATTRIBUTES, "get", int.class), Object.class, int.class);
    private static final MethodHandle[] TOLD = {told("st_mode"), told("st_size"), told("st_dev"), told("st_ino")};

    private static final Field NUMBER = field(FileDescriptor.class, "fd");
    private static final Field STREAM_DESCRIPTOR = field(FileInputStream.class, "fd");
    private static final Field FILE_DESCRIPTOR = field(RandomAccessFile.class, "fd");
    private static final Field STREAM_LOCK = lock(FileInputStream.class);
    private static final Field FILE_LOCK = lock(RandomAccessFile.class);
    private static final Field STREAM_NAME = field(FileInputStream.class, "path");
    private static final Field FILE_NAME = field(RandomAccessFile.class, "path");

    /** What the dispatcher's calls answer when a signal came: the same again. */
    private static final int INTERRUPTED = -3;

    private StandpipeCalls() {}

    /** Initialises this class, which fails if something is missing. */
    static void check() {}

    static int read(Object file, byte[] to, int offset, int length) throws IOException {
        try {
            return file instanceof RandomAccessFile
                    ? (int) READ_FILE.invokeExact(file, to, offset, length)
                    : (int) READ_STREAM.invokeExact(file, to, offset, length);
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

    static long position(FileDescriptor fd) throws IOException {
        return seek(fd, -1);
    }

    static long seek(FileDescriptor fd, long position) throws IOException {
        try {
            return (long) SEEK.invokeExact(fd, position);
        } catch (IOException | RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    static long size(FileDescriptor fd) throws IOException {
        try {
            return (long) SIZE.invokeExact(fd);
        } catch (IOException | RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    static void truncate(FileDescriptor fd, long length) throws IOException {
        try {
            int done;
            do {
                done = (int) TRUNCATE.invokeExact(fd, length);
            } while (done == INTERRUPTED);
        } catch (IOException | RuntimeException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    /** Mode, size, device and number of what is open there; null when it is closed. */
    static long[] stat(FileDescriptor fd) {
        try {
            int number = NUMBER.getInt(fd);
            if (number < 0) {
                return null;
            }
            Object attributes = (Object) STAT.invokeExact(number);
            long[] values = new long[TOLD.length];
            for (int k = 0; k < values.length; k++) {
                values[k] = (long) TOLD[k].invokeExact(attributes);
            }
            return fd.valid() ? values : null;
        } catch (Throwable closed) {
            return null;
        }
    }

    static FileDescriptor descriptor(Object file) {
        return (FileDescriptor) of(file instanceof RandomAccessFile ? FILE_DESCRIPTOR : STREAM_DESCRIPTOR, file);
    }

    static Object lock(Object file) {
        return of(file instanceof RandomAccessFile ? FILE_LOCK : STREAM_LOCK, file);
    }

    /** With the folder that it begins in, if it does not begin at the root. */
    static String name(Object file) {
        String name = (String) of(file instanceof RandomAccessFile ? FILE_NAME : STREAM_NAME, file);
        return name == null ? null : new File(name).getAbsolutePath();
    }

    private static Object of(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException x) {
            throw new IllegalStateException(x);
        }
    }

    /** Up to Java 8 no class of the JDK gets its own. */
    private static MethodHandles.Lookup lookup() {
        try {
            return MethodHandles.lookup();
        } catch (IllegalArgumentException onJava8) {
            return (MethodHandles.Lookup) of(field(MethodHandles.Lookup.class, "IMPL_LOOKUP"), null);
        }
    }

    private static MethodHandle read(Class<?> type) {
        return handle(
                method(type, "readBytes", byte[].class, int.class, int.class),
                int.class,
                Object.class,
                byte[].class,
                int.class,
                int.class);
    }

    private static Class<?> dispatcher() {
        try {
            return Class.forName("sun.nio.ch.UnixFileDispatcherImpl", true, null);
        } catch (ClassNotFoundException before21) {
            return type("sun.nio.ch.FileDispatcherImpl");
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, true, null);
        } catch (ClassNotFoundException x) {
            throw new IllegalStateException(x);
        }
    }

    private static Method method(Class<?> type, String name, Class<?>... parameters) {
        try {
            Method method = type.getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return method;
        } catch (NoSuchMethodException x) {
            throw new IllegalStateException(x);
        }
    }

    private static Field field(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException x) {
            throw new IllegalStateException(x);
        }
    }

    /** From Java 9 to 16 RandomAccessFile has another. */
    private static Field lock(Class<?> type) {
        try {
            return field(type, "closeLock");
        } catch (IllegalStateException other) {
            return field(type, "closed");
        }
    }

    private static MethodHandle handle(Method method, Class<?> returned, Class<?>... parameters) {
        try {
            return LOOKUP.unreflect(method).asType(MethodType.methodType(returned, parameters));
        } catch (IllegalAccessException x) {
            throw new IllegalStateException(x);
        }
    }

    private static MethodHandle told(String name) {
        try {
            return LOOKUP.unreflectGetter(field(ATTRIBUTES, name))
                    .asType(MethodType.methodType(long.class, Object.class));
        } catch (IllegalAccessException x) {
            throw new IllegalStateException(x);
        }
    }
}
