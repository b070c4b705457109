package dev.standpipe.io;

/** Requests that may start, first come first served. They are linked by themselves: to line up needs no memory. */
final class Runway {
    private AsyncFileRequest first;
    private AsyncFileRequest last;
    private int length;

    void add(AsyncFileRequest request) {
        if (first == null) {
            first = request;
        } else {
            last.behind = request;
        }
        last = request;
        length++;
    }

    /** The next one, or null. */
    AsyncFileRequest poll() {
        AsyncFileRequest next = first;
        if (next != null) {
            first = next.behind;
            next.behind = null;
            length--;
        }
        return next;
    }

    int length() {
        return length;
    }
}
