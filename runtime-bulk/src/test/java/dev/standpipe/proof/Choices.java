package dev.standpipe.proof;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Where the decisions of a case come from: a seed, or a list that is replayed. Zero is always the simplest answer, so a
 * smaller list is a simpler case.
 */
public final class Choices {
    private final SplittableRandom random;
    private final int[] replay;
    private int[] made = new int[64];
    private int count;

    private Choices(SplittableRandom random, int[] replay) {
        this.random = random;
        this.replay = replay;
    }

    public static Choices seeded(long seed, long number) {
        return new Choices(new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number), null);
    }

    public static Choices replayed(int... list) {
        return new Choices(null, list);
    }

    public static Choices parsed(String list) {
        return replayed(
                Arrays.stream(list.split("\\.")).mapToInt(Integer::parseInt).toArray());
    }

    /** One of {@code 0 … bound-1}. */
    public int pick(int bound) {
        int choice =
                random != null ? random.nextInt(bound) : count < replay.length ? Math.min(replay[count], bound - 1) : 0;
        if (count == made.length) {
            made = Arrays.copyOf(made, 2 * count);
        }
        made[count++] = choice;
        return choice;
    }

    public int between(int low, int high) {
        return low + pick(high - low + 1);
    }

    public boolean chance(int percent) {
        return pick(100) >= 100 - percent;
    }

    @SafeVarargs
    public final <T> T oneOf(T... answers) {
        return answers[pick(answers.length)];
    }

    public int[] made() {
        return Arrays.copyOf(made, count);
    }

    public static String print(int[] list) {
        StringBuilder text = new StringBuilder();
        for (int choice : list) {
            text.append(text.length() == 0 ? "" : ".").append(choice);
        }
        return text.toString();
    }
}
