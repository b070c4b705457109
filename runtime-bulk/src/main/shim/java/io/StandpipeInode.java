package java.io;

import java.util.ArrayList;
import java.util.List;

/** A file as the system knows it, under whatever names, and the windows of it. */
final class StandpipeInode {
    private final long device;
    private final long number;
    private final List<StandpipeEntry> entries = new ArrayList<>();
    private boolean mapped;

    StandpipeInode(long device, long number) {
        this.device = device;
        this.number = number;
    }

    synchronized void add(StandpipeEntry entry) {
        entries.add(entry);
    }

    synchronized void remove(StandpipeEntry entry) {
        entries.remove(entry);
    }

    synchronized boolean isUnused() {
        return entries.isEmpty() && !mapped;
    }

    synchronized boolean isMapped() {
        return mapped;
    }

    synchronized StandpipeEntry[] entries() {
        return entries.toArray(new StandpipeEntry[0]);
    }

    /** What was read ahead of a write is read again. */
    void written() {
        for (StandpipeEntry entry : entries()) {
            StandpipeWindow window = entry.window();
            if (window != null) {
                window.drop();
            }
        }
    }

    /** Stores into memory nobody sees: from now on there are no windows of this file. */
    synchronized void setMapped() {
        mapped = true;
    }

    /** After {@link #setMapped}: those that there are end. */
    void mapped() {
        for (StandpipeEntry entry : entries()) {
            StandpipeWindow window = entry.window();
            if (window != null) {
                window.end(StandpipeTurns.BY_MAPPING);
            }
        }
    }

    @Override
    public int hashCode() {
        return (int) (number ^ number >>> 32 ^ device * 31);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof StandpipeInode
                && ((StandpipeInode) other).number == number
                && ((StandpipeInode) other).device == device;
    }
}
