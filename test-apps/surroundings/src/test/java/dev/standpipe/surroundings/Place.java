package dev.standpipe.surroundings;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/** What the trials need: the agent, the programs in a jar and the same rewritten, the library with the faults, and data. */
final class Place {
    private static final int DATA = 4 << 20;

    final Path agent;
    final Path runs;
    final Path programs;
    final Path rewritten;
    final Path data;
    final Path library;

    /** Makes them in a folder. {@code classes}: of the programs. {@code java}: of the JDK that makes them. */
    Place(Path folder, Path agent, Path classes, Path source, Path home) throws Exception {
        this.agent = agent;
        this.runs = folder.resolve("runs");
        this.programs = folder.resolve("programs.jar");
        this.rewritten = folder.resolve("rewritten").resolve("programs.jar");
        this.data = folder.resolve("data");
        this.library = folder.resolve("faults.so");
        Files.createDirectories(rewritten.getParent());
        shell(home.resolve("bin/jar").toString(), "cf", programs.toString(), "-C", classes.toString(), "surroundings");
        Files.deleteIfExists(rewritten);
        shell(
                home.resolve("bin/java").toString(),
                "-jar",
                agent.toString(),
                "rewrite",
                programs.toString(),
                "-o",
                rewritten.toString(),
                "--embed-runtime");
        byte[] bytes = new byte[DATA];
        new Random(30).nextBytes(bytes);
        try (OutputStream out = Files.newOutputStream(data)) {
            out.write(bytes);
        }
        Files.deleteIfExists(library);
        try {
            shell(
                    "cc",
                    "-O1",
                    "-Wall",
                    "-Wextra",
                    "-Werror",
                    "-fPIC",
                    "-shared",
                    "-o",
                    library.toString(),
                    source.toString(),
                    "-ldl");
        } catch (IOException noCompiler) {
            // the trials that need it say so
        }
    }

    private Place(Place other, Path folder, Path agent) {
        this.agent = agent;
        this.runs = folder;
        this.programs = other.programs;
        this.rewritten = other.rewritten;
        this.data = other.data;
        this.library = other.library;
    }

    /** The same with another agent. */
    Place with(Path otherAgent, Path folder) {
        return new Place(this, folder, otherAgent);
    }

    /** Why a trial cannot be had here; null if it can. */
    String lacks(Trial trial) throws Exception {
        if (trial.needs.isEmpty()) {
            return null;
        }
        String needs = "faults() { test -f '" + library + "' || { echo 'no C compiler (cc)'; false; }; }\n"
                + "groups() { d=/sys/fs/cgroup; test -d $d/$1 && d=$d/$1; mkdir $d/standpipe-try && rmdir $d/standpipe-try; }\n";
        Process process = new ProcessBuilder("sh", "-c", needs + trial.needs)
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String said = Outcome.text(process.getInputStream());
        return process.waitFor() == 0 ? null : trial.needs + ": " + said.trim();
    }

    private static void shell(String... command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = Outcome.text(process.getInputStream());
        if (process.waitFor() != 0) {
            throw new IllegalStateException(Arrays.toString(command) + ": " + said);
        }
    }
}
