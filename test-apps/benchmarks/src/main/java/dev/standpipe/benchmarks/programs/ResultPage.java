package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Jdk;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is computed for one page of docs/evidence/results: the contents of its marked places, its pictures, and whether it met what was aimed at. */
abstract class ResultPage {
    final Figures figures;
    final List<Integer> jdks;
    private final Map<String, String> places = new LinkedHashMap<>();
    private final Map<String, String> drawings = new LinkedHashMap<>();
    private final Map<String, String> pictures = new LinkedHashMap<>();
    private final List<Goal> goals = new ArrayList<>();

    ResultPage(Book book) {
        figures = new Figures(book);
        jdks = figures.distinct(Row::jdk);
    }

    /** Fills in all that follows. */
    abstract void compute();

    final void place(String name, String content) {
        places.merge(name, content, (before, more) -> before + "\n" + more);
    }

    /** Goes before what else is in the place. */
    final void drawing(String place, String name, String title, String svg) {
        drawings.put(name, svg);
        pictures.merge(place, "![" + title + "](img/" + name + ")\n\n", String::concat);
    }

    final void goal(Goal goal) {
        goals.add(goal);
    }

    final Map<String, String> places() {
        Map<String, String> all = new LinkedHashMap<>(places);
        pictures.forEach((place, picture) -> all.merge(place, picture, (content, before) -> before + content));
        return all;
    }

    final Map<String, String> drawings() {
        return drawings;
    }

    final List<Goal> goals() {
        return goals;
    }

    /** Where one JDK must stand for all. */
    final int representative() {
        return Jdk.representative(jdks);
    }

    final List<Matrix.Column> settings(String program, int size, String cache) {
        return figures.all().stream()
                .filter(row -> row.program().equals(program)
                        && row.size() == size
                        && row.cache().equals(cache))
                .map(Row::setting)
                .distinct()
                .map(setting -> new Matrix.Column(setting, setting, size, cache))
                .toList();
    }

    final List<Integer> sizes(String program, String setting, String cache) {
        return figures.all().stream()
                .filter(row -> row.program().equals(program)
                        && row.setting().equals(setting)
                        && row.cache().equals(cache))
                .map(Row::size)
                .distinct()
                .sorted()
                .toList();
    }

    final boolean has(String cache) {
        return figures.all().stream().anyMatch(row -> row.cache().equals(cache));
    }

    final List<String> caches() {
        return List.of("warm", "cold").stream().filter(this::has).toList();
    }
}
