package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Markdown;
import java.util.List;
import java.util.Map;

/** What the first page says about the others. */
final class Index {
    private Index() {}

    static String goals(Map<String, ResultPage> pages) {
        Markdown table = new Markdown("page", List.of("aims met", "JDKs"));
        pages.forEach((name, page) -> {
            if (!page.goals().isEmpty()) {
                table.row(
                        "[" + name + "](" + name + ".md)",
                        List.of(
                                Goals.tally(page.goals()),
                                String.join(
                                        ", ",
                                        page.jdks.stream().map(String::valueOf).toList())));
            }
        });
        return table.toString();
    }

    /** The sentence that the page of applications begins with. */
    static String apps(Map<String, ResultPage> pages) {
        return pages.containsKey("apps") ? pages.get("apps").places().get("slower") : "";
    }
}
