package dev.standpipe.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The facts about the machine and the run without which a figure means nothing. */
public final class Machine {
    private Machine() {}

    /** {@code folder} is where the files are that are read and written. */
    public static Map<String, String> facts(Path folder) throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("date", LocalDate.now().toString());
        facts.put("cpu", line(Path.of("/proc/cpuinfo"), "model name"));
        facts.put("cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
        facts.put("memory", line(Path.of("/proc/meminfo"), "MemTotal"));
        facts.put(
                "system",
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"));
        facts.put("files", Files.getFileStore(folder).type());
        facts.put("read ahead by the system", readAhead(folder));
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        facts.put("load when it began", String.format(Locale.ROOT, "%.2f", load));
        return facts;
    }

    /** What decides how much there is to gain for others who read ahead. */
    private static String readAhead(Path folder) throws IOException {
        String device = Path.of(Files.getFileStore(folder).name()).getFileName().toString();
        for (String disk : new String[] {device, device.replaceAll("p?[0-9]+$", "")}) {
            Path setting = Path.of("/sys/block", disk, "queue/read_ahead_kb");
            if (Files.isReadable(setting)) {
                return Files.readString(setting).trim() + " KiB";
            }
        }
        return "unknown";
    }

    private static String line(Path file, String key) {
        try {
            for (String line : Files.readAllLines(file)) {
                if (line.startsWith(key)) {
                    return line.substring(line.indexOf(':') + 1).trim();
                }
            }
        } catch (IOException e) {
            // not a Linux: said below
        }
        return "unknown";
    }
}
