package dev.standpipe.proof.ahead;

import dev.standpipe.runtime.ahead.Ahead;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Threads, memory and descriptors of the engine that are still there when a program has long ended. */
final class Leftovers {
    private static final long PATIENCE = 10_000_000_000L;
    private static final File DESCRIPTORS = new File("/proc/self/fd");

    private Leftovers() {}

    /** Waits until there are none. Empty, or what did not go away. */
    static String after() throws InterruptedException {
        String left = left();
        for (long from = System.nanoTime(); !left.isEmpty() && System.nanoTime() - from < PATIENCE; left = left()) {
            System.gc();
            Thread.sleep(5);
        }
        return left;
    }

    private static String left() {
        List<String> left = threads();
        if (Ahead.memoryTaken() > 0) {
            left.add(Ahead.memoryTaken() + " bytes of memory");
        }
        File[] descriptors = DESCRIPTORS.listFiles();
        for (File each : descriptors == null ? new File[0] : descriptors) {
            try {
                Path target = Files.readSymbolicLink(each.toPath());
                if (target.toString().contains(File.separator + Disk.NAME)) {
                    left.add("descriptor of " + target);
                }
            } catch (IOException gone) {
                continue;
            }
        }
        return left.isEmpty() ? "" : left.toString();
    }

    private static List<String> threads() {
        Thread[] all = new Thread[Thread.activeCount() + 64];
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        int n = group.enumerate(all);
        List<String> ours = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            if (all[k].getName().startsWith("standpipe")) {
                ours.add("thread " + all[k].getName());
            }
        }
        return ours;
    }
}
