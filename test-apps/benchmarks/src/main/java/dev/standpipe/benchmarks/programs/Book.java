package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.FactSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** All figures of one page, with the facts about the machine; as CSV to be read again, as JSON for others. */
record Book(Map<String, String> facts, List<Row> rows) {
    private static final List<String> MACHINE = List.of("cpu", "cores", "memory");

    /** Empty where there is no file yet. */
    static Book read(Path file) throws IOException {
        if (!Files.exists(file)) {
            return new Book(Map.of(), List.of());
        }
        FactSheet sheet = FactSheet.read(file);
        return new Book(sheet.facts(), sheet.lines().stream().map(Row::ofCsv).toList());
    }

    /** With what was measured now in the place of what was measured before in the same way, or else at the end; figures of another machine go. */
    Book with(Map<String, String> newFacts, List<Row> newRows) {
        boolean sameMachine = MACHINE.stream()
                .allMatch(key -> String.valueOf(newFacts.get(key))
                        .equals(facts.getOrDefault(key, String.valueOf(newFacts.get(key)))));
        Map<String, String> merged = new LinkedHashMap<>(sameMachine ? facts : Map.of());
        merged.putAll(newFacts);
        Map<List<Object>, List<Row>> competitions = byCompetition(sameMachine ? rows : List.of());
        competitions.putAll(byCompetition(newRows));
        return new Book(
                merged, competitions.values().stream().flatMap(List::stream).toList());
    }

    private static Map<List<Object>, List<Row>> byCompetition(List<Row> rows) {
        return rows.stream().collect(Collectors.groupingBy(Row::competition, LinkedHashMap::new, Collectors.toList()));
    }

    /** How many there were of each, from the least to the most. */
    String rounds() {
        IntSummaryStatistics counts =
                rows.stream().mapToInt(row -> row.nanos().size()).summaryStatistics();
        return counts.getMin() == counts.getMax()
                ? Integer.toString(counts.getMax())
                : counts.getMin() + " to " + counts.getMax();
    }

    void write(Path csv) throws IOException {
        new FactSheet(facts, Row.HEADER, rows.stream().map(Row::toCsv).toList()).write(csv);
        String described = facts.entrySet().stream()
                .map(fact -> "    " + quote(fact.getKey()) + ": " + quote(fact.getValue()))
                .collect(Collectors.joining(",\n", "{\n", "\n  }"));
        String figures = rows.stream().map(Row::toJson).collect(Collectors.joining(",\n    ", "[\n    ", "\n  ]"));
        Path json = csv.resolveSibling(csv.getFileName().toString().replace(".csv", ".json"));
        Files.writeString(json, "{\n  \"facts\": " + described + ",\n  \"figures\": " + figures + "\n}\n");
    }

    static String quote(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }
}
