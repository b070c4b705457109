package sun.nio.ch;

import java.io.FileDescriptor;

/** Outline of the JDK's own class, which {@code --release 8} hides; never shipped. */
class FileDispatcherImpl extends FileDispatcher {
    FileDispatcherImpl() {}

    @Override
    native long seek(FileDescriptor fd, long offset);

    @Override
    native long size(FileDescriptor fd);

    @Override
    native int truncate(FileDescriptor fd, long size);
}
