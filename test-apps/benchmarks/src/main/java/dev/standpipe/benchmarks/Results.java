package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One run: facts and figures. As a file: facts as comments on top, then the figures as comma-separated values. */
record Results(Map<String, String> facts, List<Figure> figures) {

    /** Of what each process has found. */
    static Results of(Map<String, String> facts, List<Figure> forks) {
        Map<Object, List<Figure>> bySubject = new LinkedHashMap<>();
        forks.forEach(fork -> bySubject
                .computeIfAbsent(fork.subject(), subject -> new ArrayList<>())
                .add(fork));
        return new Results(
                facts, bySubject.values().stream().map(Figure::ofForks).toList());
    }

    void write(Path file) throws IOException {
        new FactSheet(facts, Figure.HEADER, figures.stream().map(Figure::toCsv).toList()).write(file);
    }

    static Results read(Path file) throws IOException {
        FactSheet sheet = FactSheet.read(file);
        return new Results(
                sheet.facts(), sheet.lines().stream().map(Figure::ofCsv).toList());
    }

    List<Integer> jdks() {
        return figures.stream().map(Figure::jdk).distinct().sorted().toList();
    }

    Optional<Figure> find(
            int jdk,
            Group.Kind kind,
            Stack stack,
            Direction direction,
            Element element,
            long size,
            Contender contender) {
        return figures.stream()
                .filter(f -> f.jdk() == jdk && f.kind() == kind && f.stack() == stack && f.direction() == direction)
                .filter(f -> f.element() == element && f.size() == size && f.contender() == contender)
                .findFirst();
    }
}
