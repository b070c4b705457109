package dev.standpipe.runtime.file;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.jvm.StackRoom;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.function.Supplier;

/**
 * One read(2) or write(2) on the application's own descriptor, straight from or to memory outside the heap, and the
 * true count back. It is the call beneath {@code FileChannel}, taken without the channel, which an interrupt would
 * close. By method handle and not by reflection: boxing the count could run out of memory when the bytes are gone.
 */
public final class Descriptor {
    public static final int END_OF_FILE = -1;

    /** What the calls answer when a signal came before the first byte: the same again. */
    static final int INTERRUPTED = -3;

    private static final long ASK = -1;
    private static final long NOWHERE = -1;

    /** Made when the first file is met; if that fails for want of memory or stack, the next file tries again. */
    private static volatile Descriptor known;

    private final long number = number();
    private final String openFiles = openFiles();

    private Descriptor() {}

    private static Descriptor known() {
        Descriptor made = known;
        return made != null
                ? made
                : (known = first(new Supplier<Descriptor>() {
                    @Override
                    public Descriptor get() {
                        return new Descriptor();
                    }
                }));
    }

    private static <T> T first(Supplier<T> making) {
        StackRoom.checkForFirstTime();
        return Rights.own(making);
    }

    /** Apart: they take longer to make than a small file to read. */
    private static final class Calls {
        private static volatile Calls known;

        final MethodHandle read = dispatcher("read0", FileDescriptor.class, long.class, int.class);
        final MethodHandle write = dispatcher("write0", FileDescriptor.class, long.class, int.class);
        final MethodHandle seek = dispatcher("seek0", FileDescriptor.class, long.class);

        private Calls() {}

        static Calls known() {
            Calls made = known;
            return made != null
                    ? made
                    : (known = first(new Supplier<Calls>() {
                        @Override
                        public Calls get() {
                            return new Calls();
                        }
                    }));
        }
    }

    /** What compilers take for constants: a handle that may change is called by way of its interpreter. */
    private static final class Constant {
        static final MethodHandle READ = Calls.known.read;
        static final MethodHandle WRITE = Calls.known.write;
        static final MethodHandle SEEK = Calls.known.seek;

        private Constant() {}
    }

    /** The first call of each takes milliseconds; with no file they fail as they always do. */
    public static void rehearse() {
        FileDescriptor none = new FileDescriptor();
        if (isReachable()) {
            try {
                read(none, 0, 0);
            } catch (IOException expected) {
                // there is nothing to read
            }
            try {
                write(none, 0, 0);
            } catch (IOException expected) {
                // nor to write
            }
        }
    }

    /** Of a stream of the JDK's that is a file; null when it is closed. */
    public static FileDescriptor of(Object stream) {
        try {
            return stream instanceof FileInputStream
                    ? Windows.descriptor((FileInputStream) stream)
                    : stream instanceof FileOutputStream
                            ? ((FileOutputStream) stream).getFD()
                            : Windows.descriptor((RandomAccessFile) stream);
        } catch (IOException closed) {
            return null;
        }
    }

    /** The same, to be read or written. */
    public static FileDescriptor toUse(Object stream) {
        Windows.settle(stream);
        return of(stream);
    }

    public static boolean isReachable() {
        return Calls.known().read != null && Calls.known().write != null;
    }

    /** Asked of the open file itself: the name it was opened by may mean another file by now. */
    public static boolean isRegularFile(FileDescriptor fd) {
        Descriptor known = known();
        return known.openFiles != null && known.number != NOWHERE && fd.valid() && isFile(entry(fd));
    }

    /** Where the system tells of an open file; a link to it. */
    static File entry(FileDescriptor fd) {
        return new File(known().openFiles + number(fd));
    }

    private static boolean isFile(File file) {
        return Rights.isGuarded() ? UnguardedFiles.isFile(file) : file.isFile();
    }

    /** Bytes read, at least one, or {@link #END_OF_FILE}. */
    public static int read(FileDescriptor fd, long address, int length) throws IOException {
        Calls.known();
        return call(Constant.READ, fd, address, length);
    }

    /** Bytes written, at least one. */
    public static int write(FileDescriptor fd, long address, int length) throws IOException {
        Calls.known();
        Windows.toWrite();
        try {
            return call(Constant.WRITE, fd, address, length);
        } finally {
            Windows.written(fd);
        }
    }

    private static int call(MethodHandle method, FileDescriptor fd, long address, int length) throws IOException {
        try {
            int n;
            do {
                n = (int) method.invokeExact(fd, address, length);
            } while (n == INTERRUPTED);
            return counted(n);
        } catch (IOException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    static int counted(int n) throws IOException {
        if (n < END_OF_FILE) {
            throw new IOException("Resource temporarily unavailable");
        }
        return n;
    }

    /** The system's number of the open file, or -1 when it is closed. */
    static int number(FileDescriptor fd) {
        return Door.JDK.getInt(fd, known().number);
    }

    static boolean hasNumber() {
        return known().number != NOWHERE;
    }

    /** Whether a position can be asked for and set without a channel. */
    public static boolean seeks() {
        return Calls.known().seek != null;
    }

    public static long position(FileDescriptor fd) throws IOException {
        return seek(fd, ASK);
    }

    public static void position(FileDescriptor fd, long position) throws IOException {
        seek(fd, position);
    }

    /** So far behind the end of any file that the system refuses a large request where it would grant a small one. */
    public static boolean isFarOut(FileDescriptor fd) {
        try {
            return seeks() && position(fd) > Long.MAX_VALUE - OffHeap.SIZE;
        } catch (IOException closed) {
            return false;
        }
    }

    /** Whether its file system has no room for so many bytes; some allocate the pages of a request all or none. */
    public static boolean isAlmostFull(FileDescriptor fd, int bytes) {
        try {
            File file = entry(fd);
            return !Rights.isGuarded() && file.getTotalSpace() > 0 && file.getFreeSpace() < bytes;
        } catch (Error noMemory) {
            return false;
        }
    }

    /** That the file is closed, if it is, says the next call in its own words. */
    static void leaveAt(FileDescriptor fd, long position) {
        try {
            position(fd, position);
        } catch (IOException closed) {
            // it is nowhere
        }
    }

    private static long seek(FileDescriptor fd, long position) throws IOException {
        try {
            Calls.known();
            return (long) Constant.SEEK.invokeExact(fd, position);
        } catch (IOException | Error x) {
            throw x;
        } catch (Throwable x) {
            throw new IllegalStateException(x);
        }
    }

    static MethodHandle dispatcher(String name, Class<?>... parameters) {
        for (String type : new String[] {"sun.nio.ch.UnixFileDispatcherImpl", "sun.nio.ch.FileDispatcherImpl"}) {
            try {
                Method method = Class.forName(type, true, null).getDeclaredMethod(name, parameters);
                return MethodHandles.lookup().unreflect(Door.JDK.accessible(method));
            } catch (ReflectiveOperationException | LinkageError e) {
                continue;
            }
        }
        return null;
    }

    /** Where it stands in a descriptor. */
    private static long number() {
        JdkField field = new JdkField(Door.JDK, "java.io.FileDescriptor", "fd");
        return field.exists() ? field.offset() : NOWHERE;
    }

    private static String openFiles() {
        for (String folder : new String[] {"/proc/self/fd/", "/dev/fd/"}) {
            if (new File(folder).isDirectory()) {
                return folder;
            }
        }
        return null;
    }
}
