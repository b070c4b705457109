package dev.standpipe.runtime.file;

import java.io.FileDescriptor;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * What an open file looked like at one moment. Two that are alike mean that nobody has written it in between by a
 * system call, provided that it had not been written shortly before the first: the times that the system notes are
 * those of its last tick.
 */
public final class FileStamp {
    private static final String ATTRIBUTES = "sun.nio.fs.UnixFileAttributes";
    private static final String[] FIELDS = {
        "st_size", "st_mtime_sec", "st_mtime_nsec", "st_ctime_sec", "st_ctime_nsec", "st_ino", "st_dev"
    };

    private static final int INODE = 5;
    private static final int DEVICE = 6;

    private static final MethodHandle GET = get();
    private static final long[] OFFSETS = offsets();

    private final long[] values;

    private FileStamp(long[] values) {
        this.values = values;
    }

    public static boolean isReachable() {
        return GET != null && OFFSETS != null;
    }

    /** Null when it cannot be had. */
    public static FileStamp of(FileDescriptor fd) {
        int number = Descriptor.number(fd);
        if (number < 0) {
            return null;
        }
        try {
            Object attributes = (Object) GET.invokeExact(number);
            long[] values = new long[FIELDS.length];
            for (int k = 0; k < values.length; k++) {
                values[k] = Door.JDK.getLong(attributes, OFFSETS[k]);
            }
            return fd.valid() ? new FileStamp(values) : null;
        } catch (Throwable closed) {
            return null;
        }
    }

    /** Whether these are certainly not the same, under whatever names they were opened. */
    public static boolean areOfDifferentFiles(FileDescriptor one, FileDescriptor other) {
        FileStamp a = of(one);
        FileStamp b = of(other);
        return a != null && b != null && (a.values[INODE] != b.values[INODE] || a.values[DEVICE] != b.values[DEVICE]);
    }

    public long size() {
        return values[0];
    }

    /** Whether it was last written so many nanoseconds ago or longer, by the clock that such times are noted with. */
    public boolean isSettled(long nanos) {
        long written = values[1] * 1000 + values[2] / 1_000_000;
        return System.currentTimeMillis() - written > nanos / 1_000_000;
    }

    public boolean isStill(FileDescriptor fd) {
        FileStamp now = of(fd);
        if (now == null) {
            return false;
        }
        for (int k = 0; k < values.length; k++) {
            if (values[k] != now.values[k]) {
                return false;
            }
        }
        return true;
    }

    private static MethodHandle get() {
        try {
            Method get = Class.forName(ATTRIBUTES, true, null).getDeclaredMethod("get", int.class);
            return MethodHandles.lookup()
                    .unreflect(Door.JDK.accessible(get))
                    .asType(MethodType.methodType(Object.class, int.class));
        } catch (ReflectiveOperationException | LinkageError e) {
            return null;
        }
    }

    private static long[] offsets() {
        long[] offsets = new long[FIELDS.length];
        try {
            for (int k = 0; k < offsets.length; k++) {
                Field field = Class.forName(ATTRIBUTES, true, null).getDeclaredField(FIELDS[k]);
                if (field.getType() != long.class) {
                    return null;
                }
                offsets[k] = Door.JDK.offset(field);
            }
            return offsets;
        } catch (ReflectiveOperationException | LinkageError e) {
            return null;
        }
    }
}
