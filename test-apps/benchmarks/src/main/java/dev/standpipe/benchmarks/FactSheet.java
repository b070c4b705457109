package dev.standpipe.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A file of comma-separated values, with facts about them as comments on top. */
public record FactSheet(Map<String, String> facts, String header, List<String> lines) {
    public void write(Path file) throws IOException {
        List<String> all = new ArrayList<>();
        facts.forEach((key, value) -> all.add("# " + key + ": " + value));
        all.add(header);
        all.addAll(lines);
        Files.write(file, all);
    }

    public static FactSheet read(Path file) throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>();
        String header = "";
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("# ")) {
                int colon = line.indexOf(": ");
                facts.put(line.substring(2, colon), line.substring(colon + 2));
            } else if (header.isEmpty()) {
                header = line;
            } else {
                lines.add(line);
            }
        }
        return new FactSheet(facts, header, lines);
    }
}
