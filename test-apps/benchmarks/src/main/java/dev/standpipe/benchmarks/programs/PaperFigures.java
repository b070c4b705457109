package dev.standpipe.benchmarks.programs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** What the papers measured, a row of one of their tables or a figure in their text; from papers.txt beside this class. */
record PaperFigures(String page, String source, String what, String... values) {
    static List<PaperFigures> of(String page) {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(PaperFigures.class.getResourceAsStream("papers.txt"), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split(" *\\| *", -1))
                    .filter(fields -> fields[0].equals(page))
                    .map(f -> new PaperFigures(f[0], f[1], f[2], Arrays.copyOfRange(f, 3, f.length)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
