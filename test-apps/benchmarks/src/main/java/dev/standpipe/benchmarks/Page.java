package dev.standpipe.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Fills the marked places of docs/evidence/performance.md, and draws its pictures; the words between the places are written by hand. */
final class Page {
    private static final String NAME = "performance.md";

    private Page() {}

    /** Takes the page in {@code template} and writes it, with its pictures, to {@code docs}. */
    static void write(Results results, Path template, Path docs) throws IOException {
        Tables tables = new Tables(results);
        String page = Files.readString(template.resolve(NAME));
        for (Map.Entry<String, String> place : places(tables).entrySet()) {
            page = Markdown.fill(page, place.getKey(), place.getValue());
        }
        Files.writeString(docs.resolve(NAME), page);
        Path img = Files.createDirectories(docs.resolve("img"));
        for (Map.Entry<String, String> drawing :
                new Charts(results, tables).draw().entrySet()) {
            Files.writeString(img.resolve(drawing.getKey()), drawing.getValue());
        }
    }

    /** The picture and the ratios on the front page. */
    static void writeFront(Results results, Path readme) throws IOException {
        Files.writeString(readme, Markdown.fill(Files.readString(readme), "result", new Tables(results).front()));
    }

    private static Map<String, String> places(Tables tables) {
        Map<String, String> places = new LinkedHashMap<>();
        places.put("run", tables.facts());
        places.put("over-the-loop", tables.loopTargets());
        places.put("by-hand", tables.handTargets());
        places.put("c", tables.cTargets());
        places.put("small", tables.small());
        places.put("throughput", tables.throughput());
        places.put("sizes", tables.sizes());
        places.put("elements", tables.elements());
        places.put("polluted", tables.polluted());
        return places;
    }
}
