package dev.standpipe.corpus;

import java.util.List;

/** A Markdown table; the first column holds words, the others figures. */
final class Table {
    private final StringBuilder text = new StringBuilder();

    Table(String... heads) {
        row((Object[]) heads);
        text.append("|---").append("|--:".repeat(heads.length - 1)).append("|\n");
    }

    Table row(Object... cells) {
        text.append("| ")
                .append(String.join(
                        " | ", List.of(cells).stream().map(Object::toString).toList()))
                .append(" |\n");
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
