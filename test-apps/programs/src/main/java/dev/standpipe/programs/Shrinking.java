package dev.standpipe.programs;

import dev.standpipe.programs.PlayerProcess.Answer;
import dev.standpipe.programs.PlayerProcess.Difference;
import dev.standpipe.proof.Choices;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a program that differs smaller, by making its choices fewer and smaller: a round tries many at once, since compilers are slow to start. */
final class Shrinking {
    private static final int ROUNDS = 12;
    private static final int AT_ONCE = 150;

    private final Compiler compiler;
    private final PlayerProcess player;
    private final Path folder;
    private final long seed;
    private final int inputs;

    Shrinking(Compiler compiler, PlayerProcess player, Path folder, long seed, int inputs) {
        this.compiler = compiler;
        this.player = player;
        this.folder = folder;
        this.seed = seed;
        this.inputs = inputs;
    }

    /** The smallest that was found, with its source and what differs. */
    String shrink(Difference difference) throws IOException {
        int number = Integer.parseInt(difference.program().replaceAll("^p(\\d+)_.*", "$1"));
        Choices first = Batch.choices(seed, number);
        compiler.language.method(first, number);
        int[] best = first.made();
        Difference smallest = difference;
        for (int round = 0; round < ROUNDS; round++) {
            Map<Integer, int[]> candidates = new LinkedHashMap<>();
            Batch batch = new Batch(compiler, folder);
            for (int[] candidate : smaller(best)) {
                Choices choices = Choices.replayed(candidate);
                String method = compiler.language.method(choices, number);
                if (compare(choices.made(), best) < 0) {
                    batch.add(candidates.size(), method);
                    candidates.put(candidates.size(), choices.made());
                }
            }
            Answer answer = player.play(batch.compile(), seed, inputs);
            int[] next = best;
            for (Difference found : answer.differences) {
                int[] made = candidates.get(Integer.parseInt(found.type().substring(1)));
                if (found.input() >= 0 && compare(made, next) < 0) {
                    next = made;
                    smallest = found;
                }
            }
            if (next == best) {
                break;
            }
            best = next;
        }
        return "smallest:\n" + compiler.language.method(Choices.replayed(best), number) + smallest.how() + "choices "
                + Choices.print(best) + "\n";
    }

    private static List<int[]> smaller(int[] best) {
        List<int[]> candidates = new ArrayList<>();
        for (int length = best.length / 2; length >= 1; length /= 2) {
            for (int at = 0; at + length <= best.length; at += length) {
                int[] shorter = new int[best.length - length];
                System.arraycopy(best, 0, shorter, 0, at);
                System.arraycopy(best, at + length, shorter, at, best.length - at - length);
                candidates.add(shorter);
                int[] zeroed = best.clone();
                Arrays.fill(zeroed, at, at + length, 0);
                candidates.add(zeroed);
            }
        }
        for (int at = 0; at < best.length; at++) {
            if (best[at] > 1) {
                int[] less = best.clone();
                less[at] /= 2;
                candidates.add(less);
            }
        }
        return candidates.subList(0, Math.min(candidates.size(), AT_ONCE));
    }

    private static int compare(int[] a, int[] b) {
        return a.length != b.length ? Integer.compare(a.length, b.length) : Arrays.compare(a, b);
    }
}
