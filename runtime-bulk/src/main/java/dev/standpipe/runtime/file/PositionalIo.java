package dev.standpipe.runtime.file;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.function.Supplier;

/**
 * As {@link Descriptor}, but from any place in the file, whose position stays. Apart from it, since most programs never
 * read so and each handle takes time to make.
 */
public final class PositionalIo {
    private static volatile PositionalIo calls;

    private final MethodHandle read = dispatcher("pread0");
    private final MethodHandle write = dispatcher("pwrite0");
    private final MethodHandle size = Descriptor.dispatcher("size0", FileDescriptor.class);

    /** JDK 9 and later. */
    private final JdkField appends = new JdkField(Door.JDK, "java.io.FileDescriptor", "append");

    private PositionalIo() {}

    private static PositionalIo calls() {
        PositionalIo known = calls;
        return known != null ? known : (calls = made());
    }

    private static PositionalIo made() {
        StackRoom.checkForFirstTime();
        return Rights.own(new Supplier<PositionalIo>() {
            @Override
            public PositionalIo get() {
                return new PositionalIo();
            }
        });
    }

    private static MethodHandle dispatcher(String name) {
        return Descriptor.dispatcher(name, FileDescriptor.class, long.class, int.class, long.class);
    }

    public static boolean reads() {
        return calls().read != null && Descriptor.seeks() && Descriptor.hasNumber();
    }

    /** Whether it can be told how much of a file lies behind its position, and whether it is only added to. */
    public static boolean measures() {
        return reads() && calls().size != null && calls().appends.exists();
    }

    /** Whether what is written goes to the end of the file, wherever it stands. */
    public static boolean appends(FileDescriptor fd) {
        return Boolean.TRUE.equals(calls().appends.of(fd));
    }

    /** Bytes behind that place, none if it is the end or lies beyond. */
    public static long left(FileDescriptor fd, long position) throws IOException {
        try {
            return Math.max(0, (long) calls().size.invokeExact(fd) - position);
        } catch (IOException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    public static boolean writes() {
        return calls().write != null;
    }

    /** Bytes read, at least one, or {@link Descriptor#END_OF_FILE}. */
    public static int read(FileDescriptor fd, long address, int length, long position) throws IOException {
        return call(calls().read, fd, address, length, position);
    }

    /** Bytes written, at least one. */
    public static int write(FileDescriptor fd, long address, int length, long position) throws IOException {
        Windows.toWrite();
        try {
            return call(calls().write, fd, address, length, position);
        } finally {
            Windows.written(fd);
        }
    }

    private static int call(MethodHandle method, FileDescriptor fd, long address, int length, long position)
            throws IOException {
        try {
            int n;
            do {
                n = (int) method.invokeExact(fd, address, length, position);
            } while (n == Descriptor.INTERRUPTED);
            return Descriptor.counted(n);
        } catch (IOException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }
}
