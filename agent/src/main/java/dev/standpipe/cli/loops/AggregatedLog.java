package dev.standpipe.cli.loops;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The log of a container as {@code yarn logs} prints it: before each of its files a few lines, with {@code LogType:}
 * and its name, {@code LogLength:} and its size in bytes, and at last {@code LogContents:}.
 */
final class AggregatedLog {
    private static final String CONTAINER = "Container: ";
    private static final String NAME = "LogType:";
    private static final String LENGTH = "LogLength:";
    private static final String CONTENTS = "LogContents:";

    /** A line longer than this is none of those. */
    private static final int LONGEST = 1000;

    private static final long MOST_BYTES = 256L << 20;

    private final Path file;

    AggregatedLog(Path file) {
        this.file = file;
    }

    /** What ends in .json, by its name; none for a file of another kind, of which only the beginning is read. */
    Map<String, String> reports() throws IOException {
        Map<String, String> reports = new LinkedHashMap<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
            String container = "";
            String name = null;
            long length = -1;
            for (String line = line(in); line != null; line = line(in)) {
                if (line.startsWith(CONTAINER)) {
                    container = line.substring(CONTAINER.length()).trim().split(" ", 2)[0] + " ";
                } else if (line.startsWith(NAME)) {
                    name = line.substring(NAME.length()).trim();
                } else if (line.startsWith(LENGTH)) {
                    length = number(line.substring(LENGTH.length()).trim());
                } else if (line.startsWith(CONTENTS) && name != null && length >= 0) {
                    if (name.endsWith(".json") && length <= MOST_BYTES) {
                        reports.put(container + name, text(in, (int) length));
                    } else {
                        skip(in, length);
                    }
                    length = -1;
                } else if (container.isEmpty() && name == null && !line.trim().isEmpty()) {
                    return reports;
                }
            }
        }
        return reports;
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int b = in.read();
        if (b < 0) {
            return null;
        }
        for (; b >= 0 && b != '\n' && line.size() < LONGEST; b = in.read()) {
            line.write(b);
        }
        return new String(line.toByteArray(), StandardCharsets.UTF_8);
    }

    private static long number(String digits) {
        return digits.matches("\\d{1,15}") ? Long.parseLong(digits) : -1;
    }

    /** Less where the log ends before: a length is only a claim, so no room is made for it in advance. */
    private static String text(InputStream in, int length) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        byte[] some = new byte[Math.min(length, 1 << 16)];
        int left = length;
        for (int n = 0; left > 0 && n >= 0; left -= Math.max(n, 0)) {
            n = in.read(some, 0, Math.min(left, some.length));
            text.write(some, 0, Math.max(n, 0));
        }
        return new String(text.toByteArray(), StandardCharsets.UTF_8);
    }

    private static void skip(InputStream in, long length) throws IOException {
        long left = length;
        while (left > 0 && in.read() >= 0) {
            left -= 1 + in.skip(left - 1);
        }
    }
}
