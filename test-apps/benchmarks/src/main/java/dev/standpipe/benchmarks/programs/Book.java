package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.FactSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    /** With what was measured now in the place of what was measured before in the same way; figures of another machine go. */
    Book with(Map<String, String> newFacts, List<Row> newRows) {
        boolean sameMachine = MACHINE.stream()
                .allMatch(key -> String.valueOf(newFacts.get(key))
                        .equals(facts.getOrDefault(key, String.valueOf(newFacts.get(key)))));
        Set<List<Object>> again = newRows.stream().map(Row::competition).collect(Collectors.toSet());
        Map<String, String> merged = new LinkedHashMap<>();
        List<Row> all = new ArrayList<>();
        if (sameMachine) {
            merged.putAll(facts);
            rows.stream().filter(row -> !again.contains(row.competition())).forEach(all::add);
        }
        merged.putAll(newFacts);
        all.addAll(newRows);
        return new Book(merged, all);
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
