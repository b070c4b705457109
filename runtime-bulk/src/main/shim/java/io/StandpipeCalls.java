package java.io;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import jdk.internal.misc.Unsafe;
import sun.nio.ch.StandpipeDispatcher;
import sun.nio.fs.StandpipeAttributes;

/**
 * What windows ask of the files that they stand before, and what the system tells of a file. A JDK that has one of the
 * fields not fails to initialise this class, and nothing is buffered then.
 */
final class StandpipeCalls {
    private static final Unsafe MEMORY = Unsafe.getUnsafe();
    private static final long NOWHERE = -1;

    /** Where names begin that do not begin at the root. */
    private static final String FOLDER = new File("").getAbsolutePath();

    private static final long NUMBER = place(FileDescriptor.class, "fd");
    private static final long STREAM_DESCRIPTOR = place(FileInputStream.class, "fd");
    private static final long FILE_DESCRIPTOR = place(RandomAccessFile.class, "fd");
    private static final long STREAM_LOCK = place(FileInputStream.class, "closeLock");
    private static final long FILE_LOCK = placeOfFileLock();
    private static final long STREAM_NAME = place(FileInputStream.class, "path");
    private static final long FILE_NAME = place(RandomAccessFile.class, "path");

    private static final Class<?> CHANNEL = type("sun.nio.ch.FileChannelImpl");
    private static final long CHANNEL_DESCRIPTOR = place(CHANNEL, "fd");
    private static final long CHANNEL_LOCK = place(CHANNEL, "positionLock");
    private static final long CHANNEL_NAME = place(CHANNEL, "path");

    /** Opened for reads that go by the system's memory, which have to have a certain length; from Java 10 on. */
    private static final long CHANNEL_DIRECT = has(CHANNEL, "direct") ? place(CHANNEL, "direct") : NOWHERE;

    /** Whether an interrupt closes what {@code Files.newInputStream} opens; up to Java 8. */
    static final boolean MAY_BE_INTERRUPTED = !has(CHANNEL, "uninterruptible");

    private static final Class<?> OVER_CHANNEL = type("sun.nio.ch.ChannelInputStream");
    private static final long CHANNEL_BENEATH = place(OVER_CHANNEL, "ch");

    private static final boolean HAS_REFERENCES = hasReferences();

    private StandpipeCalls() {}

    /** Initialises this class, which fails if something is missing. */
    static void check() {}

    /** Whether the two below go by the methods that the program calls, and so come by the window again. */
    private static boolean isPlain(Object file) {
        return file.getClass() == FileInputStream.class
                || file.getClass() == RandomAccessFile.class
                || file instanceof FileChannel;
    }

    /** Before the first of those two, which should not be what a class of the JDK is initialised in. */
    static void prepare(Object file) {
        if (!isPlain(file)) {
            StandpipeInherited.prepare();
        }
    }

    /** Where a security manager may keep this from being found out. */
    static boolean isGuarded(Object file) {
        return !isPlain(file) && System.getSecurityManager() != null;
    }

    static int read(Object file, byte[] to, int offset, int length) throws IOException {
        if (!isPlain(file)) {
            return StandpipeInherited.read(file, to, offset, length);
        }
        if (file instanceof FileChannel) {
            return ((FileChannel) file).read(ByteBuffer.wrap(to, offset, length));
        }
        return file instanceof RandomAccessFile
                ? ((RandomAccessFile) file).read(to, offset, length)
                : ((FileInputStream) file).read(to, offset, length);
    }

    static void seek(Object file, long position) throws IOException {
        if (file instanceof FileChannel) {
            ((FileChannel) file).position(position);
        } else if (isPlain(file)) {
            ((RandomAccessFile) file).seek(position);
        } else {
            StandpipeInherited.seek((RandomAccessFile) file, position);
        }
    }

    static long position(FileDescriptor fd) throws IOException {
        return StandpipeDispatcher.seek(fd, StandpipeDispatcher.NOWHERE);
    }

    static void seek(FileDescriptor fd, long position) throws IOException {
        StandpipeDispatcher.seek(fd, position);
    }

    static long size(FileDescriptor fd) throws IOException {
        return StandpipeDispatcher.size(fd);
    }

    static void truncate(FileDescriptor fd, long length) throws IOException {
        StandpipeDispatcher.truncate(fd, length);
    }

    /** Mode, size, device and number of what is open there; null when it is closed. */
    static long[] stat(FileDescriptor fd) {
        int number = MEMORY.getInt(fd, NUMBER);
        if (number < 0) {
            return null;
        }
        try {
            long[] values = StandpipeAttributes.of(number);
            return fd.valid() ? values : null;
        } catch (IOException closed) {
            return null;
        }
    }

    static FileDescriptor descriptor(Object file) {
        return (FileDescriptor) of(file, STREAM_DESCRIPTOR, FILE_DESCRIPTOR, CHANNEL_DESCRIPTOR);
    }

    static Object lock(Object file) {
        return of(file, STREAM_LOCK, FILE_LOCK, CHANNEL_LOCK);
    }

    /** That lock of the channel of such a file beneath, where the system's own has opened it; or null. */
    static Object place(InputStream stream, Path file) {
        Object channel = OVER_CHANNEL.isInstance(stream) && StandpipeAttributes.isSystems(file)
                ? get(stream, CHANNEL_BENEATH)
                : null;
        boolean isDirect = CHANNEL.isInstance(channel)
                && CHANNEL_DIRECT != NOWHERE
                && MEMORY.getByte(channel, CHANNEL_DIRECT) != 0;
        return isDirect ? null : lock(channel);
    }

    /** With the folder that it begins in, if it does not begin at the root. */
    static String name(Object file) {
        String name = (String) of(file, STREAM_NAME, FILE_NAME, CHANNEL_NAME);
        if (name == null || name.startsWith("/")) {
            return name;
        }
        return FOLDER.equals("/") ? FOLDER + name : FOLDER + "/" + name;
    }

    /** Null of anything else: whoever finds this class may hand over what he likes. */
    private static Object of(Object file, long inStream, long inFile, long inChannel) {
        if (file instanceof FileInputStream) {
            return get(file, inStream);
        }
        if (file instanceof RandomAccessFile) {
            return get(file, inFile);
        }
        return CHANNEL.isInstance(file) ? get(file, inChannel) : null;
    }

    private static Object get(Object from, long place) {
        return HAS_REFERENCES ? MEMORY.getReference(from, place) : MEMORY.getObject(from, place);
    }

    /** From JDK 12 on. */
    private static boolean hasReferences() {
        try {
            MEMORY.getReference(new File("."), place(File.class, "path"));
            return true;
        } catch (NoSuchMethodError none) {
            return false;
        }
    }

    private static boolean has(Class<?> type, String name) {
        try {
            type.getDeclaredField(name);
            return true;
        } catch (NoSuchFieldException none) {
            return false;
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException none) {
            throw new IllegalStateException(none);
        }
    }

    private static long place(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            return MEMORY.objectFieldOffset(field);
        } catch (NoSuchFieldException none) {
            throw new IllegalStateException(none);
        }
    }

    /** From Java 9 to 16 it is called otherwise. */
    private static long placeOfFileLock() {
        try {
            return place(RandomAccessFile.class, "closeLock");
        } catch (IllegalStateException other) {
            return place(RandomAccessFile.class, "closed");
        }
    }
}
