package dev.standpipe.rewrite.law;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which words of a longer text are those of a shorter one, and which were inserted, in as few runs as possible. */
final class Alignment {
    private static final int NEVER = Integer.MAX_VALUE / 2;

    private Alignment() {}

    /**
     * For each word of {@code after} its place in {@code before}, -1 if it was inserted; null if {@code before} is no
     * subsequence.
     */
    static int[] of(List<String> before, List<String> after) {
        int inserted = after.size() - before.size();
        if (inserted < 0) {
            return null;
        }
        Map<String, Integer> numbers = new HashMap<>();
        int[] left = numbered(before, numbers);
        int[] right = numbered(after, numbers);
        int same = 0;
        while (same < left.length && left[same] == right[same]) {
            same++;
        }
        int sameEnd = 0;
        while (sameEnd < left.length - same && left[left.length - 1 - sameEnd] == right[right.length - 1 - sameEnd]) {
            sameEnd++;
        }
        int[] middle = shortest(
                Arrays.copyOfRange(left, same, left.length - sameEnd),
                Arrays.copyOfRange(right, same, right.length - sameEnd));
        if (middle == null) {
            return null;
        }
        int[] places = new int[right.length];
        for (int i = 0; i < right.length; i++) {
            if (i < same) {
                places[i] = i;
            } else if (i >= right.length - sameEnd) {
                places[i] = i - inserted;
            } else {
                places[i] = middle[i - same] < 0 ? -1 : middle[i - same] + same;
            }
        }
        slide(right, places);
        return places;
    }

    private static int[] numbered(List<String> words, Map<String, Integer> numbers) {
        int[] text = new int[words.size()];
        for (int i = 0; i < text.length; i++) {
            Integer known = numbers.putIfAbsent(words.get(i), numbers.size());
            text[i] = known == null ? numbers.size() - 1 : known;
        }
        return text;
    }

    /**
     * Dynamic programming over how much of {@code before} is matched and how much of {@code after} was inserted so far.
     */
    private static int[] shortest(int[] before, int[] after) {
        int most = after.length - before.length;
        // runs so far, at [inserted], when the last word was matched and when it was inserted
        int[] matched = new int[most + 1];
        int[] inRun = new int[most + 1];
        boolean[][] runFromMatch = new boolean[before.length + 1][most + 1];
        boolean[][] matchFromRun = new boolean[before.length + 1][most + 1];
        Arrays.fill(matched, NEVER);
        for (int i = 0; i <= before.length; i++) {
            if (i == 0) {
                matched[0] = 0;
            } else {
                for (int d = 0; d <= most; d++) {
                    if (before[i - 1] == after[i - 1 + d]) {
                        matchFromRun[i][d] = inRun[d] < matched[d];
                        matched[d] = Math.min(inRun[d], matched[d]);
                    } else {
                        matched[d] = NEVER;
                    }
                }
            }
            inRun[0] = NEVER;
            for (int d = 1; d <= most; d++) {
                runFromMatch[i][d] = matched[d - 1] + 1 <= inRun[d - 1];
                inRun[d] = Math.min(matched[d - 1] + 1, inRun[d - 1]);
            }
        }
        if (Math.min(matched[most], inRun[most]) >= NEVER) {
            return null;
        }
        int[] places = new int[after.length];
        boolean run = inRun[most] < matched[most];
        int i = before.length;
        int d = most;
        while (i + d > 0) {
            if (run) {
                run = !runFromMatch[i][d];
                d--;
                places[i + d] = -1;
            } else {
                run = matchFromRun[i][d];
                i--;
                places[i + d] = i;
            }
        }
        return places;
    }

    /**
     * A run that could as well stand further to the right goes there: insertions stand before places that are jumped
     * to, not after.
     */
    private static void slide(int[] text, int[] places) {
        for (int end = text.length - 1; end > 0; end--) {
            if (places[end] < 0 || places[end - 1] >= 0) {
                continue;
            }
            int start = end - 1;
            while (start > 0 && places[start - 1] < 0) {
                start--;
            }
            int to = end;
            while (to < text.length && places[to] >= 0 && text[start] == text[to]) {
                places[start] = places[to];
                places[to] = -1;
                start++;
                to++;
            }
        }
    }
}
