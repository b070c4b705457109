package dev.standpipe.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table; the first column holds words, the others figures. */
public final class Markdown {
    private final StringBuilder text = new StringBuilder();

    public Markdown(String first, List<?> others) {
        List<String> head = new ArrayList<>(List.of(first));
        others.forEach(other -> head.add(other.toString()));
        line(head);
        text.append("|---|")
                .append(String.join("|", Collections.nCopies(others.size(), "--:")))
                .append("|\n");
    }

    public void row(String first, List<String> others) {
        List<String> cells = new ArrayList<>(List.of(first));
        cells.addAll(others);
        line(cells);
    }

    private void line(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** Puts {@code content} between the marks {@code <!-- name:begin -->} and {@code <!-- name:end -->}; all else is somebody's own words and stays. */
    public static String fill(String page, String name, String content) {
        int begin = page.indexOf("<!-- " + name + ":begin");
        int end = page.indexOf("<!-- " + name + ":end");
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException("the page has no place for " + name);
        }
        int from = page.indexOf("-->\n", begin) + 4;
        return page.substring(0, from) + content.strip() + "\n" + page.substring(end);
    }
}
