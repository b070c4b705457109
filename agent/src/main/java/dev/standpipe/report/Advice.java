package dev.standpipe.report;

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

    /** Sentences, without the links and marks of the page. */
    public String words() {
        return words.substring(MARK.length())
                .replaceAll(" *\\(\\[[^]]*]\\([^)]*\\)\\)", "")
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
