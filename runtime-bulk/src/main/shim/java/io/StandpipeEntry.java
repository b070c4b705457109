package java.io;

import java.lang.ref.WeakReference;

/**
 * What is known of a window while it lasts: by what has a file written, which has to find it, and by reports. Does not
 * keep the program's stream, for the JDK closes those that are forgotten.
 */
final class StandpipeEntry extends WeakReference<StandpipeWindow> {
    final String name;
    final StandpipeInode inode;

    /** Reads that were served, and reads that were made instead. */
    long saved;

    long filled;

    private int room;
    private volatile int reason = -1;
    private boolean left;
    private boolean lost;

    StandpipeEntry(StandpipeWindow window, String name, StandpipeInode inode) {
        super(window, StandpipeFiles.FORGOTTEN);
        this.name = name;
        this.inode = inode;
    }

    /** An array of that length, or what there is if there is no memory. */
    byte[] room(int length, byte[] present) {
        if (!StandpipeFiles.reserve(length - room)) {
            return present;
        }
        try {
            byte[] bytes = new byte[length];
            room = length;
            return bytes;
        } catch (OutOfMemoryError none) {
            StandpipeFiles.reserve(room - length);
            return present;
        }
    }

    void giveRoomBack() {
        StandpipeFiles.reserve(-room);
        room = 0;
    }

    boolean isAdmitted() {
        return !inode.isMapped();
    }

    void endedBy(int why) {
        if (reason < 0) {
            reason = why;
        }
    }

    int reason() {
        return reason;
    }

    /** Null if it was forgotten: a finalizer may still read the file, and has to do so without it. */
    StandpipeWindow window() {
        StandpipeWindow window = get();
        if (window == null) {
            lost = true;
        }
        return window;
    }

    /** Whether writes do not find the window any more; known to whoever reads after such a write. */
    boolean isLost() {
        return lost;
    }

    /** It is of no use any more. */
    void leave() {
        lost = true;
        synchronized (inode) {
            if (left) {
                return;
            }
            left = true;
        }
        giveRoomBack();
        StandpipeFiles.leave(this);
    }
}
