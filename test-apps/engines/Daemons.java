import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The processes of a cluster, each with its output in a file. What was started here is ended here, and no more. */
final class Daemons implements AutoCloseable {
    private static final long TICK_MILLIS = 10;
    private static final long PATIENCE_MILLIS = 240_000;

    /** Who kills looks through them while others are started. */
    private final List<Process> processes = new CopyOnWriteArrayList<>();

    Daemons() {
        // also where the command is interrupted
        Runtime.getRuntime().addShutdownHook(new Thread(this::end));
    }

    Process start(Path log, Map<String, String> environment, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    /** Runs it to its end and returns what it printed; its error output goes to the file. */
    String run(Path log, Map<String, String> environment, List<String> command) throws Exception {
        Path out = Path.of(log + ".out");
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(log.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        processes.add(process);
        if (!process.waitFor(45, TimeUnit.MINUTES) || process.exitValue() != 0) {
            throw new IOException("a job failed or did not end, see " + log);
        }
        return Files.readString(out);
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    static void await(Path log, String text, int times) throws Exception {
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (System.currentTimeMillis() < until) {
            if (Files.exists(log) && Files.readString(log).split(text, -1).length > times) {
                return;
            }
            Thread.sleep(50);
        }
        throw new IOException("\"" + text + "\" is not " + times + " times in " + log);
    }

    /** User and system time of all of them, with that of children, living or ended. */
    long cpuMillis() {
        long ticks = 0;
        for (Process process : processes) {
            ticks += ticks(process.toHandle());
            ticks += process.descendants().mapToLong(Daemons::ticks).sum();
        }
        // Those that have ended are counted as children of this JVM.
        return (ticks + childTicks(ProcessHandle.current())) * TICK_MILLIS;
    }

    List<ProcessHandle> jvms() {
        List<ProcessHandle> all = new ArrayList<>();
        for (Process process : processes) {
            all.add(process.toHandle());
            process.descendants().forEach(all::add);
        }
        all.removeIf(handle -> !handle.info().command().orElse("").endsWith("/java"));
        return all;
    }

    private static long ticks(ProcessHandle process) {
        String[] fields = stat(process);
        return fields == null ? 0 : Long.parseLong(fields[11]) + Long.parseLong(fields[12]) + childTicks(process);
    }

    private static long childTicks(ProcessHandle process) {
        String[] fields = stat(process);
        return fields == null ? 0 : Long.parseLong(fields[13]) + Long.parseLong(fields[14]);
    }

    private static String[] stat(ProcessHandle process) {
        try {
            String stat = Files.readString(Path.of("/proc", "" + process.pid(), "stat"));
            return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        } catch (IOException ended) {
            return null;
        }
    }

    /** Whether a JVM has left one in the folder since then. */
    static boolean hasReport(Path reports, long pid, long sinceMillis) throws IOException {
        if (!Files.isDirectory(reports)) {
            return false;
        }
        try (Stream<Path> files = Files.list(reports)) {
            return files.anyMatch(file -> file.getFileName().toString().matches(".*-" + pid + "-.*\\.json")
                    && file.toFile().lastModified() >= sinceMillis);
        }
    }

    static void awaitReport(Path reports, ProcessHandle jvm, long sinceMillis) throws Exception {
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (jvm.isAlive() && !hasReport(reports, jvm.pid(), sinceMillis)) {
            if (System.currentTimeMillis() > until) {
                throw new IOException("process " + jvm.pid() + " writes no report into " + reports);
            }
            Thread.sleep(100);
        }
    }

    static void awaitNoChildren(Process process) throws Exception {
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        // what a script has left behind stays, without a program
        while (process.descendants().anyMatch(child -> child.info().command().isPresent())) {
            if (System.currentTimeMillis() > until) {
                throw new IOException("children of process " + process.pid() + " do not end");
            }
            Thread.sleep(50);
        }
    }

    @Override
    public void close() {
        end();
    }

    private synchronized void end() {
        List<ProcessHandle> all = new ArrayList<>();
        for (Process process : processes) {
            try (Stream<ProcessHandle> children = process.descendants()) {
                children.forEach(all::add);
            }
            all.add(process.toHandle());
        }
        all.forEach(ProcessHandle::destroy);
        for (ProcessHandle handle : all) {
            try {
                handle.onExit().get(15, TimeUnit.SECONDS);
            } catch (Exception late) {
                handle.destroyForcibly();
            }
        }
        processes.clear();
    }
}
