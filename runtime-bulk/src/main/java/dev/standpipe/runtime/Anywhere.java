package dev.standpipe.runtime;

import dev.standpipe.runtime.link.Rights;
import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.function.Supplier;

/** As {@link Descriptor}, but from any place in the file, whose position stays. Apart from it, since most programs never read so and each handle takes time to make. */
final class Anywhere {
    private static volatile Anywhere calls;

    private final MethodHandle read = dispatcher("pread0");
    private final MethodHandle write = dispatcher("pwrite0");

    private Anywhere() {}

    private static Anywhere calls() {
        Anywhere known = calls;
        return known != null
                ? known
                : (calls = Rights.own(new Supplier<Anywhere>() {
                    @Override
                    public Anywhere get() {
                        return new Anywhere();
                    }
                }));
    }

    private static MethodHandle dispatcher(String name) {
        return Descriptor.dispatcher(name, FileDescriptor.class, long.class, int.class, long.class);
    }

    static boolean reads() {
        return calls().read != null && Descriptor.seeks() && Descriptor.hasNumber();
    }

    static boolean writes() {
        return calls().write != null;
    }

    /** Bytes read, at least one, or {@link Descriptor#END_OF_FILE}. */
    static int read(FileDescriptor fd, long address, int length, long position) throws IOException {
        return call(calls().read, fd, address, length, position);
    }

    /** Bytes written, at least one. */
    static int write(FileDescriptor fd, long address, int length, long position) throws IOException {
        return call(calls().write, fd, address, length, position);
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
