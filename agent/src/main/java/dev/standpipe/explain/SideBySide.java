package dev.standpipe.explain;

import java.util.ArrayList;
import java.util.List;

/** Two texts in two columns, with what is the same in both on one line. */
public final class SideBySide {
    /** Above this, finding what is the same would take too long and too much memory, and it would not be read. */
    private static final int MOST_LINES = 4000;

    private static final int BETWEEN = 3;

    private final List<String> left;
    private final List<String> right;
    private final int column;
    private final List<String> lines = new ArrayList<>();

    private SideBySide(List<String> left, List<String> right, int width) {
        this.left = left;
        this.right = right;
        this.column = (width - BETWEEN) / 2;
    }

    /**
     * Each line is at most {@code width} wide; between the columns stands {@code <} or {@code >} where only one has the
     * line.
     */
    public static List<String> of(List<String> left, List<String> right, int width) {
        SideBySide columns = new SideBySide(left, right, width);
        if (left.size() > MOST_LINES || right.size() > MOST_LINES) {
            columns.lines.add("(too long to be shown side by side)");
        } else {
            columns.compare(common(left, right));
        }
        return columns.lines;
    }

    /** How many lines both have in common, in order, from each pair of lines on. */
    private static int[][] common(List<String> left, List<String> right) {
        int[][] common = new int[left.size() + 1][right.size() + 1];
        for (int l = left.size() - 1; l >= 0; l--) {
            for (int r = right.size() - 1; r >= 0; r--) {
                common[l][r] = same(left.get(l), right.get(r))
                        ? common[l + 1][r + 1] + 1
                        : Math.max(common[l + 1][r], common[l][r + 1]);
            }
        }
        return common;
    }

    /** Labels are numbered anew in each text. */
    private static boolean same(String one, String other) {
        return one.equals(other) || one.length() > 0 && unlabelled(one).equals(unlabelled(other));
    }

    private static String unlabelled(String line) {
        return line.replaceAll("\\bL\\d+", "L");
    }

    private void compare(int[][] common) {
        int l = 0;
        int r = 0;
        while (l < left.size() || r < right.size()) {
            if (l < left.size() && r < right.size() && same(left.get(l), right.get(r))) {
                line(left.get(l++), ' ', right.get(r++));
            } else if (r == right.size() || l < left.size() && common[l + 1][r] >= common[l][r + 1]) {
                line(left.get(l++), '<', "");
            } else {
                line("", '>', right.get(r++));
            }
        }
    }

    private void line(String one, char between, String other) {
        StringBuilder line = new StringBuilder(cut(one));
        while (line.length() < column) {
            line.append(' ');
        }
        line.append(' ').append(between).append(' ').append(cut(other));
        lines.add(line.toString().replaceAll(" +$", ""));
    }

    private String cut(String text) {
        return text.length() <= column ? text : text.substring(0, column - 1) + "…";
    }
}
