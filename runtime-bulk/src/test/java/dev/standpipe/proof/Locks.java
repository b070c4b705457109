package dev.standpipe.proof;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Standpipe;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a transfer waits for whoever holds the lock of the buffered stream. No clock decides: the transfer's thread
 * is blocked at that very monitor, or it ends. The streams are subclasses, whose lock is their monitor on all JDKs.
 */
final class Locks {
    private static final int INTS = Format.plain(Element.INT).how;

    List<String> run() throws IOException, InterruptedException {
        List<String> missing = new ArrayList<>();
        UserInputs.Buffered in = new UserInputs.Buffered(new ByteArrayInputStream(new byte[100]), 64);
        in.read();
        if (!waits(in, () -> Standpipe.readArray(new DataInputStream(in), new int[10], 0, 10, INTS, 0))) {
            missing.add("a read takes no lock of the buffered stream");
        }
        UserOutputs.BufferedOut out = new UserOutputs.BufferedOut(new ByteArrayOutputStream(), 64);
        if (!waits(out, () -> Standpipe.writeArray(new DataOutputStream(out), new int[10], 0, 10, INTS, 0))) {
            missing.add("a write takes no lock of the buffered stream");
        }
        return missing;
    }

    private static boolean waits(Object monitor, Runnable transfer) throws InterruptedException {
        Thread thread = new Thread(transfer, "transfer");
        boolean waits;
        synchronized (monitor) {
            thread.start();
            while (thread.isAlive() && !isBlockedAt(thread, monitor)) {
                Thread.sleep(1);
            }
            waits = thread.isAlive();
        }
        thread.join();
        return waits;
    }

    private static boolean isBlockedAt(Thread thread, Object monitor) {
        java.lang.management.ThreadInfo info =
                java.lang.management.ManagementFactory.getThreadMXBean().getThreadInfo(thread.getId());
        return info != null
                && info.getThreadState() == Thread.State.BLOCKED
                && info.getLockInfo() != null
                && info.getLockInfo().getIdentityHashCode() == System.identityHashCode(monitor);
    }
}
