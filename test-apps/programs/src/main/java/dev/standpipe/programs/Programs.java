package dev.standpipe.programs;

import dev.standpipe.programs.PlayerProcess.Answer;
import dev.standpipe.programs.PlayerProcess.Difference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Makes random programs, compiles them, and has them played as they are and rewritten. See {@code .ci/programs}. */
final class Programs {
    private static final int PER_CLASS = 100;
    private static final int PER_BATCH = 500;

    private final Options options;
    private final Path folder;
    final Answer total = new Answer();
    private int refused;

    Programs(Options options) throws IOException {
        this.options = options;
        this.folder = Files.createTempDirectory("standpipe-programs");
    }

    public static void main(String[] args) throws IOException {
        Options options = Options.parse(args);
        long from = System.nanoTime();
        Programs programs = new Programs(options);
        System.out.println("seed " + options.seed);
        programs.run();
        System.out.printf("%s in %.1f s%n", programs.summary(), (System.nanoTime() - from) / 1e9);
        System.exit(programs.total.differences.isEmpty() && programs.total.broken.isEmpty() ? 0 : 1);
    }

    void run() throws IOException {
        try (PlayerProcess player = new PlayerProcess(options.jdk, options.sabotage)) {
            List<Compiler> compilers = Arrays.stream(options.compilers().split(","))
                    .map(Compiler::of)
                    .toList();
            for (int done = 0, batch = 0; done < options.programs; done += PER_BATCH, batch++) {
                Compiler compiler = compilers.get(batch % compilers.size());
                batch(compiler, player, batch, Math.min(PER_BATCH, options.programs - done));
            }
        } finally {
            Batch.clear(folder);
        }
    }

    private void batch(Compiler compiler, PlayerProcess player, int number, int programs) throws IOException {
        long seed = options.seed * 1000 + number;
        Batch batch = new Batch(compiler, folder.resolve("batch"));
        for (int k = 0; k < programs; k++) {
            batch.add(k / PER_CLASS, Batch.method(compiler, seed, k));
        }
        Path classes = batch.compile();
        refused += batch.refused();
        Answer answer = player.play(classes, seed, options.inputs);
        total.add(answer);
        for (String broken : answer.broken) {
            System.out.println(compiler.name + ", batch seed " + seed + ": " + broken);
        }
        int shown = 0;
        for (Difference difference : answer.differences) {
            System.out.println(
                    "differs: --compilers " + compiler.name + " batch seed " + seed + ", " + difference.program()
                            + " of " + difference.type() + ", input " + difference.input() + "\n" + difference.how());
            if (shown++ < options.shrink && difference.input() >= 0) {
                System.out.println(new Shrinking(compiler, player, folder.resolve("shrinking"), seed, options.inputs)
                        .shrink(difference));
            }
        }
        if (options.verbose) {
            System.out.println(compiler.name + ": " + summary(answer, batch.refused()));
        }
    }

    String summary() {
        return summary(total, refused);
    }

    private static String summary(Answer a, int refused) {
        return a.programs + " programs (" + refused + " more refused by a compiler), " + a.plays + " cases, "
                + a.rewritten
                + " programs rewritten at " + a.sites + " sites of which " + a.sitesThatMoved + " moved elements, "
                + a.tally + ", "
                + a.differences.size() + " differ";
    }
}
