package dev.standpipe.cli;

import dev.standpipe.agent.Jvm;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.TimeUnit;
import oldstyle.Steady;

/** A JVM in another process, which reads all the time. */
final class Neighbour implements AutoCloseable {
    private final Process process;
    final String pid;

    private Neighbour(Process process, String pid) {
        this.process = process;
        this.pid = pid;
    }

    static Neighbour started(String... jvmOptions) throws Exception {
        return started(Jvm.plain().with(jvmOptions));
    }

    /** The agent cannot link there. */
    static Neighbour occupied() throws Exception {
        return occupied(Jvm.plain());
    }

    static Neighbour occupied(Jvm jvm) throws Exception {
        return started(
                jvm.with("-XX:+IgnoreUnrecognizedVMOptions", "--add-opens=java.base/java.io=ALL-UNNAMED"),
                Jvm.agentJar());
    }

    static Neighbour started(Jvm jvm, String... arguments) throws Exception {
        return started(jvm, Steady.class, arguments);
    }

    /** Of a program that says a line when it is so far. */
    static Neighbour started(Jvm jvm, Class<?> main, String... arguments) throws Exception {
        String mark = "neighbour-" + System.nanoTime();
        Process process = jvm.running(main, mark).command(arguments).start();
        while (process.getInputStream().read() != '\n') {
            if (!process.isAlive()) {
                throw new AssertionError("it did not start: " + Jvm.Ended.of(process).err);
            }
        }
        return new Neighbour(process, pidOf(mark));
    }

    /** Java 8 does not tell the id of a process that it started. */
    private static String pidOf(String mark) throws IOException, InterruptedException {
        for (File process : new File("/proc").listFiles()) {
            if (process.getName().matches("\\d+") && !process.getName().equals(self())) {
                String line = commandLine(process);
                if (line.contains(mark)) {
                    return process.getName();
                }
            }
        }
        throw new AssertionError("not among the processes");
    }

    private static String commandLine(File process) {
        try {
            return new String(Files.readAllBytes(new File(process, "cmdline").toPath()));
        } catch (IOException gone) {
            return "";
        }
    }

    private static String self() {
        return ManagementFactory.getRuntimeMXBean().getName().replaceFirst("@.*", "");
    }

    /** Ends it, and returns the lines of the agent in it. */
    List<String> said() throws Exception {
        // Process.destroy would close its output unread
        new ProcessBuilder("kill", pid).start().waitFor();
        return Jvm.Ended.of(process).said();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            process.waitFor(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
