package gaps;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.ObjectName;

/** What this JVM has in use when all garbage is gone. */
final class Usage {
    private static final Pattern COMMITTED = Pattern.compile("Total: .*committed=(\\d+)KB");

    final long classes = ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
    final int threads = ManagementFactory.getThreadMXBean().getThreadCount();
    final int descriptors = descriptors();
    final long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    final long metaspace = metaspace();

    /** In KiB, by native memory tracking; 0 without it. Arrays of the heap are in it. */
    final long committed = committed();

    private Usage() {}

    static Usage now() throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            System.gc();
            Thread.sleep(100);
        }
        return new Usage();
    }

    private static int descriptors() {
        String[] open = new File("/proc/self/fd").list();
        return open == null ? 0 : open.length;
    }

    private static long metaspace() {
        long used = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            MemoryUsage usage = pool.getUsage();
            used += pool.getName().contains("Metaspace") || pool.getName().contains("Class Space")
                    ? usage.getUsed()
                    : 0;
        }
        return used;
    }

    private static long committed() {
        try {
            Object said = ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "vmNativeMemory",
                            new Object[] {new String[] {"summary"}},
                            new String[] {String[].class.getName()});
            Matcher total = COMMITTED.matcher(said.toString());
            return total.find() ? Long.parseLong(total.group(1)) : 0;
        } catch (Exception noTracking) {
            return 0;
        }
    }

    @Override
    public String toString() {
        return classes + " classes, " + threads + " threads, " + descriptors + " descriptors, heap " + (heap >> 10)
                + " KiB, metaspace " + (metaspace >> 10) + " KiB, committed " + committed + " KiB";
    }
}
