package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Markdown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Fills the marked places of the pages in docs/evidence/results, as far as there are figures; the words between the places are written by hand. */
final class Pages {
    private static final Map<String, Function<Book, ResultPage>> PAGES = new LinkedHashMap<>();

    static {
        PAGES.put("sort", SortPage::new);
        PAGES.put("array-io", ArrayIoPage::new);
        PAGES.put("xu-guo", ByteIoPage::new);
        PAGES.put("awan", BlockArrayPage::new);
        PAGES.put("balance", BalancePage::new);
        PAGES.put("romio", RomioPage::new);
        PAGES.put("apps", AppsPage::new);
    }

    private Pages() {}

    /**
     * Takes the pages in {@code template} and writes those of which there are figures in {@code docs}, and an index, there.
     *
     * @return names of the files
     */
    static List<String> write(Path template, Path docs) throws IOException {
        Map<String, ResultPage> computed = new LinkedHashMap<>();
        List<String> written = new ArrayList<>();
        for (Map.Entry<String, Function<Book, ResultPage>> page : PAGES.entrySet()) {
            Book book = Book.read(docs.resolve(page.getKey() + ".csv"));
            if (!book.rows().isEmpty()) {
                ResultPage result = page.getValue().apply(book);
                result.compute();
                result.place("run", facts(book, page.getKey()));
                result.place("same", same(book));
                computed.put(page.getKey(), result);
                write(page.getKey() + ".md", result.places(), template, docs);
                for (Map.Entry<String, String> drawing : result.drawings().entrySet()) {
                    Path img = Files.createDirectories(docs.resolve("img"));
                    Files.writeString(img.resolve(drawing.getKey()), drawing.getValue());
                }
                written.add(page.getKey() + ".md");
            }
        }
        write("index.md", Map.of("goals", Index.goals(computed), "apps", Index.apps(computed)), template, docs);
        written.add("index.md");
        return written;
    }

    /** A place without figures keeps what it has. */
    private static void write(String name, Map<String, String> places, Path template, Path docs) throws IOException {
        String page = Files.readString(template.resolve(name));
        for (Map.Entry<String, String> place : places.entrySet()) {
            if (!place.getValue().isBlank()) {
                page = Markdown.fill(page, place.getKey(), place.getValue());
            }
        }
        Files.writeString(docs.resolve(name), page);
    }

    private static String facts(Book book, String name) {
        Markdown table = new Markdown("fact", List.of("of these runs"));
        book.facts().forEach((key, value) -> table.row(key, List.of(value)));
        table.row("rounds", List.of(book.rounds()));
        return table + "\n[All figures](" + name + ".csv), [as JSON](" + name + ".json).\n";
    }

    private static String same(Book book) {
        List<String> complaints = Race.complaints(book.rows());
        long runs = book.rows().stream()
                .filter(row -> row.phase().equals(Row.PROCESS))
                .mapToLong(row -> row.nanos().size())
                .sum();
        if (complaints.isEmpty()) {
            return "Checksums compared in " + runs
                    + " runs: whoever did the same work on the same input came to the same, in every way of running it.";
        }
        StringBuilder text = new StringBuilder("**Not the same**, or failed:\n");
        complaints.forEach(line -> text.append("\n- ").append(line));
        return text.toString();
    }
}
