package dev.standpipe.report;

import dev.standpipe.rewrite.report.Direction;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What the owner of a loop could do, in the words of docs/refusals.md, which travels in the jar. */
public final class Advice {
    private static final String PAGE = "refusals.md";
    private static final String MARK = "*Instead:* ";

    /** What follows these, up to the end or the other one, is said of one direction only. */
    private static final String READING = "*Reading:* ";

    private static final String WRITING = "*Writing:* ";
    private static final String FENCE = "```";

    private final StringBuilder words = new StringBuilder();
    private final List<String> before = new ArrayList<>();
    private final List<String> after = new ArrayList<>();

    private Advice() {}

    /** Null if the page does not know the reason. */
    public static Advice on(String reason) {
        try (InputStream in = Advice.class.getResourceAsStream(PAGE)) {
            if (in == null) {
                throw new IllegalStateException(PAGE + " is missing beside " + Advice.class.getName());
            }
            BufferedReader page = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            String line = page.readLine();
            while (line != null && !line.startsWith("`" + reason + "`.")) {
                line = page.readLine();
            }
            Advice advice = new Advice();
            advice.read(page, line);
            return advice.words.length() == 0 ? null : advice;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** To the end of the section. */
    private void read(BufferedReader page, String from) throws IOException {
        boolean advising = false;
        boolean code = false;
        for (String line = from; line != null && !line.startsWith("## "); line = page.readLine()) {
            if (line.startsWith(FENCE)) {
                code = !code;
            } else if (code) {
                (words.length() == 0 ? before : after).add(line);
            } else {
                advising = !line.isEmpty() && (advising || line.startsWith(MARK));
                if (advising) {
                    words.append(words.length() == 0 ? "" : " ").append(line);
                }
            }
        }
    }

    /** Sentences for loops of both directions, without the links and marks of the page. */
    public String words() {
        return plain(words.substring(MARK.length()));
    }

    /** Those of them which loops of this direction are meant by. */
    public String words(Direction direction) {
        String advice = words.substring(MARK.length());
        int reading = advice.indexOf(READING);
        int writing = advice.indexOf(WRITING);
        if (reading < 0 || writing < reading) {
            return plain(advice);
        }
        String part = direction == Direction.READ
                ? advice.substring(reading + READING.length(), writing)
                : advice.substring(writing + WRITING.length());
        return plain(reading == 0 ? part.trim() : advice.substring(0, reading) + Sentences.capital(part.trim()));
    }

    private static String plain(String marked) {
        return marked.replaceAll(" *\\(\\[[^]]*]\\([^)]*\\)\\)", "")
                .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                .replaceAll("[`*]", "");
    }

    /** A loop of this kind; nothing if there is none to show. */
    public String before() {
        return String.join("\n", before);
    }

    /** The same work, so that it can be moved in bulk; nothing if words must do. */
    public String after() {
        return String.join("\n", after);
    }
}
