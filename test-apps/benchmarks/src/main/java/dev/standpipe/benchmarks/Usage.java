package dev.standpipe.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** How a command is called. The script {@code standpipe} prints the same files, before anything is built. */
public final class Usage {
    private Usage() {}

    public static String of(String command) throws IOException {
        try (InputStream in = Usage.class.getResourceAsStream(command + "-usage.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
