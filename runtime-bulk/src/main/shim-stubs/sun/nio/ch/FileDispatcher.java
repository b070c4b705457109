package sun.nio.ch;

import java.io.FileDescriptor;
import java.io.IOException;

/** Outline of the JDK's own class, which {@code --release 8} hides; never shipped. */
abstract class FileDispatcher {
    abstract long seek(FileDescriptor fd, long offset) throws IOException;

    abstract long size(FileDescriptor fd) throws IOException;

    abstract int truncate(FileDescriptor fd, long size) throws IOException;
}
