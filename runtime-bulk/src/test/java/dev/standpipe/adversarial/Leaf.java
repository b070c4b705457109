package dev.standpipe.adversarial;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Somebody's own stream under those of the JDK: every call is noted, and it misbehaves where it was told to. */
class Leaf extends InputStream {
    interface Trigger {
        void pulled(int call) throws IOException;
    }

    final Run run;
    final byte[] data;
    int at;
    int claimsAvailable;
    private int most = Integer.MAX_VALUE;
    private int calls;
    private int availableCalls;
    private Trigger trigger = call -> {};
    private Trigger availableTrigger = call -> {};
    private final Map<Integer, Throwable> faults = new HashMap<>();
    private final Set<Integer> softEnds = new HashSet<>();

    Leaf(Run run, byte[] data) {
        this.run = run;
        this.data = data;
    }

    /** Every read is a short one. */
    Leaf atMost(int bytes) {
        most = bytes;
        return this;
    }

    /** Throws when all bytes before this position are gone, once. */
    Leaf failsAt(int position, Throwable fault) {
        faults.put(position, run.known(fault));
        return this;
    }

    /** Says -1 at this position, once, and then goes on. */
    Leaf pausesAt(int position) {
        softEnds.add(position);
        return this;
    }

    Leaf onRead(Trigger trigger) {
        this.trigger = trigger;
        return this;
    }

    Leaf onAvailable(Trigger trigger) {
        this.availableTrigger = trigger;
        return this;
    }

    @Override
    public int read() throws IOException {
        run.note("leaf.read() at", at);
        trigger.pulled(++calls);
        return gone() ? -1 : data[at++] & 0xFF;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        run.note("leaf.read(", b.length, off, len, ") at", at);
        trigger.pulled(++calls);
        if (len == 0) {
            return 0;
        }
        if (gone()) {
            return -1;
        }
        int n = 0;
        do {
            b[off + n++] = data[at++];
        } while (n < len && n < most && at < data.length && !faults.containsKey(at) && !softEnds.contains(at));
        return n;
    }

    private boolean gone() {
        Throwable fault = faults.remove(at);
        if (fault != null) {
            Leaf.<RuntimeException>sneak(fault);
        }
        return softEnds.remove(at) || at >= data.length;
    }

    @Override
    public int available() throws IOException {
        run.note("leaf.available()");
        availableTrigger.pulled(++availableCalls);
        return claimsAvailable;
    }

    @Override
    public long skip(long n) throws IOException {
        run.note("leaf.skip", n, "at", at);
        int skipped = (int) Math.max(0, Math.min(n, data.length - at));
        at += skipped;
        return skipped;
    }

    @Override
    public void close() throws IOException {
        run.note("leaf.close()");
    }

    @SuppressWarnings("unchecked")
    private static <X extends Throwable> void sneak(Throwable x) throws X {
        throw (X) x;
    }
}
