package java.io;

import java.lang.ref.WeakReference;

/** Which file a descriptor is open for; to ask the system takes as long as a small write. */
final class StandpipeWritten extends WeakReference<FileDescriptor> {
    final StandpipeInode inode;

    StandpipeWritten(FileDescriptor fd, StandpipeInode inode) {
        super(fd);
        this.inode = inode;
    }
}
