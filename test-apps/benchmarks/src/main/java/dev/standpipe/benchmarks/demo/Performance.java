package dev.standpipe.benchmarks.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** All that a demo found: on what, and how long each phase took. Its lines are the same on a terminal and in the picture. */
record Performance(String stage, List<Figure> figures) {
    static Performance read(Path csv) throws IOException {
        List<String> lines = Files.readAllLines(csv);
        return new Performance(
                lines.get(0).substring(2),
                lines.stream().skip(2).map(Figure::ofCsv).toList());
    }

    void write(Path csv) throws IOException {
        List<String> lines = new ArrayList<>(List.of("# " + stage, Figure.HEADER));
        figures.forEach(figure -> lines.add(figure.toCsv()));
        Files.createDirectories(csv.getParent());
        Files.write(csv, lines);
    }
}
