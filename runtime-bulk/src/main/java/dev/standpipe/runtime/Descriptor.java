package dev.standpipe.runtime;

import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * One read(2) or write(2) on the application's own descriptor, straight from or to memory outside the heap, and the true count back. It is the call beneath
 * {@code FileChannel}, taken without the channel, which an interrupt would close.
 */
final class Descriptor {
    static final int END_OF_FILE = -1;

    private static final int INTERRUPTED = -3;
    private static final Inners NUMBER = new Inners("java.io.FileDescriptor", "fd");
    private static final Method READ = dispatcher("read0");
    private static final Method WRITE = dispatcher("write0");
    private static final String OPEN_FILES = openFiles();

    private Descriptor() {}

    static boolean isReachable() {
        return READ != null && WRITE != null;
    }

    static boolean isRegularFile(FileInputStream in) {
        try {
            return isRegularFile(in.getFD());
        } catch (IOException closed) {
            return false;
        }
    }

    /** Asked of the open file itself: the name it was opened by may mean another file by now. A security manager would be asked too, and so none is troubled. */
    static boolean isRegularFile(FileDescriptor fd) {
        return System.getSecurityManager() == null
                && OPEN_FILES != null
                && NUMBER.exists()
                && fd.valid()
                && new File(OPEN_FILES + NUMBER.of(fd)).isFile();
    }

    /** Bytes read, at least one, or {@link #END_OF_FILE}. */
    static int read(FileDescriptor fd, long address, int length) throws IOException {
        return call(READ, fd, address, length);
    }

    /** Bytes written, at least one. */
    static int write(FileDescriptor fd, long address, int length) throws IOException {
        return call(WRITE, fd, address, length);
    }

    private static int call(Method method, FileDescriptor fd, long address, int length) throws IOException {
        try {
            int n;
            do {
                n = (Integer) method.invoke(null, fd, address, length);
            } while (n == INTERRUPTED);
            if (n < END_OF_FILE) {
                throw new IOException("Resource temporarily unavailable");
            }
            return n;
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause();
            if (cause instanceof IOException) {
                throw (IOException) cause;
            }
            throw new IllegalStateException(cause);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Method dispatcher(String name) {
        for (String type : new String[] {"sun.nio.ch.UnixFileDispatcherImpl", "sun.nio.ch.FileDispatcherImpl"}) {
            try {
                Class<?> dispatcher = Class.forName(type, true, null);
                return Engine.DOOR.accessible(
                        dispatcher.getDeclaredMethod(name, FileDescriptor.class, long.class, int.class));
            } catch (ReflectiveOperationException | LinkageError e) {
                continue;
            }
        }
        return null;
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
