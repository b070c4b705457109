package dev.standpipe.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Other programs, run for what they say. */
public final class Commands {
    private Commands() {}

    /** All that a command prints, to either stream; an exception when there is no such command. */
    public static String output(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        try (InputStream in = process.getInputStream()) {
            String said = new String(in.readAllBytes());
            process.waitFor();
            return said;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }
}
