package dev.standpipe.cli.loops;

import dev.standpipe.report.Sentences;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Reason;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** What the owner of a loop could do, in the words of docs/refusals.md, which travels in the jar. */
final class Advice {
    private static final String PAGE = "refusals.md";
    private static final String MARK = "*Instead:* ";

    /** What follows these, up to the end or the other one, is said of one direction only. */
    private static final String READING = "*Reading:* ";

    private static final String WRITING = "*Writing:* ";

    private Advice() {}

    /** Null if the page does not know the reason. */
    static String on(Reason reason, Direction direction) {
        try (InputStream in = Advice.class.getResourceAsStream(PAGE)) {
            if (in == null) {
                throw new IllegalStateException(PAGE + " is missing beside " + Advice.class.getName());
            }
            BufferedReader page = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            String line = page.readLine();
            while (line != null && !line.startsWith("`" + reason.name() + "`.")) {
                line = page.readLine();
            }
            while (line != null && !line.startsWith(MARK)) {
                line = page.readLine();
            }
            StringBuilder advice = new StringBuilder();
            while (line != null && !line.isEmpty()) {
                advice.append(advice.length() == 0 ? "" : " ").append(line);
                line = page.readLine();
            }
            return advice.length() == 0 ? null : plain(of(direction, advice.substring(MARK.length())));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String of(Direction direction, String advice) {
        int reading = advice.indexOf(READING);
        int writing = advice.indexOf(WRITING);
        if (reading < 0 || writing < reading) {
            return advice;
        }
        String part = direction == Direction.READ
                ? advice.substring(reading + READING.length(), writing)
                : advice.substring(writing + WRITING.length());
        return reading == 0 ? part.trim() : advice.substring(0, reading) + Sentences.capital(part.trim());
    }

    /** Without the links and marks of the page. */
    private static String plain(String marked) {
        return marked.replaceAll(" *\\(\\[[^]]*]\\([^)]*\\)\\)", "")
                .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                .replaceAll("[`*]", "");
    }
}
