package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.Markdown;
import java.util.List;
import java.util.Locale;

/** Many pieces of one file: MB/s of the three programs, read and written, by the way to the file. */
final class RomioPage extends ResultPage {
    private static final List<String> PROGRAMS = List.of("dist3d", "btio", "unstruc");
    private static final List<String> PHASES = List.of("read", "write");

    RomioPage(Book book) {
        super(book);
    }

    private static double bytes(Row row) {
        return (double) row.size() * (1 << 20);
    }

    @Override
    void compute() {
        for (String program : PROGRAMS) {
            Markdown paper = new Markdown("in the paper, MB/s", List.of("read", "write", "where"));
            PaperFigures.of("romio").stream()
                    .filter(row -> row.what().startsWith(program.toUpperCase(Locale.ROOT)))
                    .forEach(row -> paper.row(row.what(), List.of(row.values()[0], row.values()[1], row.source())));
            place(program + "-paper", paper.toString());
            for (int jdk : jdks) {
                for (int size : figures.distinct(Row::size)) {
                    for (String phase : PHASES) {
                        Matrix matrix = new Matrix(figures, jdk, program, phase, settings(program, size, "warm"));
                        if (!matrix.isEmpty()) {
                            place(
                                    program,
                                    matrix.table(
                                            phase + ", JDK " + jdk + ", " + size + " MiB, MB/s",
                                            row -> Figures.rateText(Figures.rate(row, bytes(row)))));
                        }
                    }
                }
            }
        }
    }
}
