package dev.standpipe.cli.jvm;

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
    private final String first;
    final String pid;

    private Neighbour(Process process, String first, String pid) {
        this.process = process;
        this.first = first;
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
        return startedBy(jvm.running(main, mark).command(arguments), mark);
    }

    /** With a command that has the mark in it. */
    static Neighbour startedBy(Jvm jvm, String mark) throws Exception {
        Process process = jvm.start();
        String first = line(process);
        return new Neighbour(process, first, pidOf(mark));
    }

    private static String line(Process process) throws Exception {
        StringBuilder line = new StringBuilder();
        for (int c = process.getInputStream().read();
                c != '\n';
                c = process.getInputStream().read()) {
            if (c < 0) {
                throw new AssertionError("it ended: " + Jvm.Ended.of(process).err);
            }
            line.append((char) c);
        }
        return line.toString();
    }

    String saidFirst() {
        return first;
    }

    /** Waits for it. */
    String next() throws Exception {
        return line(process);
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
