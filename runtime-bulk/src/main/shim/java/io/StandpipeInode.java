package java.io;

/** A file as the system knows it, under whatever names, and the windows of it. */
final class StandpipeInode {
    private final long device;
    private final long number;
    /** Who leaves, leaves its place empty: what was written finds all of them at any time, and needs no memory. */
    private StandpipeEntry[] entries = {};

    private int end;
    private int present;
    private boolean mapped;

    StandpipeInode(long device, long number) {
        this.device = device;
        this.number = number;
    }

    /** For one more. */
    synchronized void makeRoom() {
        if (end < entries.length) {
            return;
        }
        StandpipeEntry[] others = new StandpipeEntry[2 * present + 1];
        int k = 0;
        for (StandpipeEntry entry : entries) {
            if (entry != null) {
                others[k++] = entry;
            }
        }
        entries = others;
        end = k;
    }

    /** Into the room that was made. */
    synchronized void add(StandpipeEntry entry) {
        entries[end++] = entry;
        present++;
    }

    synchronized void remove(StandpipeEntry entry) {
        for (int k = end; --k >= 0; ) {
            if (entries[k] == entry) {
                entries[k] = null;
                present--;
                return;
            }
        }
    }

    synchronized boolean isUnused() {
        return present == 0 && !mapped;
    }

    synchronized boolean isMapped() {
        return mapped;
    }

    /** With null where none is. */
    synchronized StandpipeEntry[] entries() {
        return entries;
    }

    /** What was read ahead of a write is read again. */
    void written() {
        for (StandpipeEntry entry : entries()) {
            StandpipeWindow window = entry == null ? null : entry.window();
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
            StandpipeWindow window = entry == null ? null : entry.window();
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
