package dev.standpipe.proof.ahead;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Threads and descriptors of the engine that are still there when a program has long ended. */
final class Leftovers {
    private static final long PATIENCE = 20_000_000_000L;
    private static final File DESCRIPTORS = new File("/proc/self/fd");

    private Leftovers() {}

    /** Waits until there are none. Empty, or what did not go away; {@code folder} is where the files of the programs were. */
    static String after(Path folder) throws InterruptedException {
        String left = left(folder);
        for (long from = System.nanoTime();
                !left.isEmpty() && System.nanoTime() - from < PATIENCE;
                left = left(folder)) {
            System.gc();
            Thread.sleep(5);
        }
        return left;
    }

    private static String left(Path folder) {
        List<String> left = threads();
        File[] descriptors = DESCRIPTORS.listFiles();
        for (File each : descriptors == null ? new File[0] : descriptors) {
            try {
                Path target = Files.readSymbolicLink(each.toPath());
                if (target.startsWith(folder)) {
                    left.add("descriptor of " + target);
                }
            } catch (IOException gone) {
                continue;
            }
        }
        return left.isEmpty() ? "" : left.toString();
    }

    static List<String> threads() {
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
