package dev.standpipe.corpus;

import dev.standpipe.corpus.Scan.Seen;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The report of a scan. */
final class Page {
    private static final int MOST_LISTED = 400;

    private final Scan scan;
    private final Linking linking;

    Page(Scan scan, Linking linking) {
        this.scan = scan;
        this.linking = linking;
    }

    String text() {
        return String.join(
                "\n",
                head(),
                "## Reach\n",
                reach(),
                "## Which rule, and why not\n",
                "Of all loops with a transfer, and of those that the count knows.\n",
                verdicts(),
                "## By JDK\n",
                "What each JDK holds, copies of what others hold included.\n",
                jdks(),
                "## By kind of class file\n",
                kinds(),
                "## Was anything harmed?\n",
                harm(),
                "## Time\n",
                times(),
                "## Pure copies that are left\n",
                left(),
                "## What was scanned\n",
                scanned(),
                howItCounts());
    }

    private String head() {
        long jars = scan.libraries.keySet().stream().filter(l -> !l.isJdk()).count();
        int classes = scan.libraries.values().stream().mapToInt(s -> s.classes).sum();
        int copies = scan.libraries.values().stream().mapToInt(s -> s.copies).sum();
        return "# How far the rewriter reaches\n\nWritten by `.ci/reach`, every word of it: do not edit. Each loop that carries data is a line of [reach.csv](reach.csv).\n\n"
                + String.format(
                        Locale.ROOT,
                        "%,d classes of %d jars and %d JDKs, of which %,d are byte for byte copies of others; in the rest, %,d loops "
                                + "are copies of loops elsewhere (a renamed package, another version) and are not counted again.%n",
                        classes,
                        jars,
                        scan.libraries.size() - jars,
                        copies,
                        scan.copiedLoops);
    }

    private String reach() {
        Table table = new Table(
                "unique loops",
                "found by the count",
                "rewritten",
                "share",
                "known to the rewriter but kept",
                "not known to it");
        group(table, "pure copies between an array and a stream", Row::pure);
        group(table, "… of them reads", row -> row.pure() && row.counted().reads());
        group(table, "… of them writes", row -> row.pure() && !row.counted().reads());
        group(table, "all that carry data between arrays and streams", Row::carries);
        group(table, "… of them reads", row -> row.carries() && row.counted().reads());
        group(table, "… of them writes", row -> row.carries() && !row.counted().reads());
        group(
                table,
                "… of them alone in their loop",
                row -> row.carries() && row.counted().alone());
        group(
                table,
                "… of them among other calls or loops",
                row -> row.carries() && !row.counted().alone());
        group(table, "all loops with a transfer", row -> row.finding() != null);
        return table.toString();
    }

    private void group(Table table, String name, Predicate<Row> which) {
        List<Row> rows = scan.rows.stream().filter(which).toList();
        long rewritten = rows.stream().filter(Row::rewritten).count();
        long unknown = rows.stream().filter(row -> row.finding() == null).count();
        table.row(
                name,
                rows.size(),
                rewritten,
                percent(rewritten, rows.size()),
                rows.size() - rewritten - unknown,
                unknown);
    }

    private String verdicts() {
        Table table = new Table(
                "rule or reason", "all loops with a transfer", "carrying", "alone in their loop", "pure copies");
        Map<String, Long> all = count(row -> true);
        Map<String, Long> carrying = count(Row::carries);
        Map<String, Long> alone = count(row -> row.carries() && row.counted().alone());
        Map<String, Long> pure = count(Row::pure);
        all.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> table.row(
                        "`" + entry.getKey() + "`",
                        entry.getValue(),
                        carrying.getOrDefault(entry.getKey(), 0L),
                        alone.getOrDefault(entry.getKey(), 0L),
                        pure.getOrDefault(entry.getKey(), 0L)));
        return table.toString();
    }

    private Map<String, Long> count(Predicate<Row> which) {
        return scan.rows.stream().filter(which).collect(Collectors.groupingBy(Row::verdict, Collectors.counting()));
    }

    private String jdks() {
        Table table = new Table(
                "JDK",
                "classes",
                "loops with a transfer",
                "rewritten",
                "carrying",
                "rewritten",
                "pure copies",
                "rewritten");
        scan.libraries.forEach((library, seen) -> {
            if (library.isJdk()) {
                table.row(
                        library.name(),
                        seen.classes,
                        seen.rows.stream().filter(row -> row.finding() != null).count(),
                        seen.rows.stream().filter(Row::rewritten).count(),
                        seen.rows.stream().filter(Row::carries).count(),
                        seen.rows.stream()
                                .filter(row -> row.carries() && row.rewritten())
                                .count(),
                        seen.rows.stream().filter(Row::pure).count(),
                        seen.rows.stream()
                                .filter(row -> row.pure() && row.rewritten())
                                .count());
            }
        });
        return table.toString();
    }

    private String kinds() {
        Table table = new Table("class file", "carrying", "rewritten", "pure copies", "rewritten");
        kinds(
                table,
                row -> row.version() < 50
                        ? "45 to 49, without stack maps"
                        : row.version() == 50 ? "50" : row.version() <= 52 ? "51 and 52" : "53 and later");
        kinds(table, row -> "source file ends in ." + row.language());
        return table.toString();
    }

    private void kinds(Table table, Function<Row, String> kind) {
        Map<String, List<Row>> groups = scan.rows.stream()
                .filter(Row::carries)
                .collect(Collectors.groupingBy(kind, TreeMap::new, Collectors.toList()));
        groups.forEach((name, rows) -> table.row(
                name,
                rows.size(),
                percent(rows.stream().filter(Row::rewritten).count(), rows.size()),
                rows.stream().filter(Row::pure).count(),
                percent(
                        rows.stream()
                                .filter(row -> row.pure() && row.rewritten())
                                .count(),
                        rows.stream().filter(Row::pure).count())));
    }

    private String harm() {
        StringBuilder text = new StringBuilder(new Table("check", "classes")
                .row("laws broken, exceptions and refused class files", scan.failures.size())
                .row("rewritten and linked by a JVM that verifies everything", linking.linked)
                .row("rewritten; what they refer to is missing, so checked in outline by ASM", linking.outlined)
                .row("rewritten; do not link as they were published either", linking.unlinkable)
                .row("rewritten and rejected", linking.broken.size())
                .row("not examined or not counted, since unreadable", scan.uncounted.size())
                .toString());
        list(text, scan.failures);
        list(text, linking.broken);
        list(text, scan.uncounted);
        return text.append(
                        "\nThe laws: what was inserted can be deleted and leaves the original, instruction by instruction, with its jumps, handlers, "
                                + "stack maps, lines and names; untouched methods keep their bytes; a second run changes nothing.\n")
                .toString();
    }

    private static void list(StringBuilder text, Collection<String> lines) {
        text.append(lines.isEmpty() ? "" : "\n");
        lines.stream()
                .limit(MOST_LISTED)
                .forEach(line -> text.append("- ").append(line).append('\n'));
        if (lines.size() > MOST_LISTED) {
            text.append("- and ").append(lines.size() - MOST_LISTED).append(" more\n");
        }
    }

    private String times() {
        Table table = new Table("classes", "number", "median", "99 of 100 within", "longest");
        times(table, "with a loop that has a transfer", scan.with);
        times(table, "others", scan.without);
        return table
                + "\nMicroseconds in the rewriter for a class, warmed up, on a machine that had other work as well.\n";
    }

    private static void times(Table table, String name, Times times) {
        table.row(name, times.count(), micros(times, 0.5), micros(times, 0.99), micros(times, 1));
    }

    private static String micros(Times times, double share) {
        return String.format(Locale.ROOT, "%.1f", times.micros(share));
    }

    private String left() {
        List<Row> kept = scan.rows.stream()
                .filter(row -> row.pure() && !row.rewritten())
                .sorted(Comparator.comparing(Row::verdict)
                        .thenComparing(Row::library)
                        .thenComparing(Row::place))
                .toList();
        StringBuilder text = new StringBuilder();
        list(
                text,
                kept.stream()
                        .map(row -> "`" + row.verdict() + "` " + row.library() + ": `" + row.place() + "`"
                                + (row.finding() == null
                                        ? ""
                                        : ": " + row.finding().explanation()))
                        .toList());
        return text.isEmpty() ? "None.\n" : text.substring(1);
    }

    private String scanned() {
        String jdks = names(scan.libraries.keySet().stream()
                .filter(Library::isJdk)
                .map(Library::name)
                .toList());
        List<Map.Entry<Library, Seen>> jars = scan.libraries.entrySet().stream()
                .filter(entry -> !entry.getKey().isJdk())
                .toList();
        String with = names(jars.stream()
                .filter(entry -> entry.getValue().rows.stream().anyMatch(Row::carries))
                .map(entry -> entry.getKey().name() + " ("
                        + entry.getValue().rows.stream().filter(Row::carries).count() + ")")
                .toList());
        String without = names(jars.stream()
                .filter(entry -> entry.getValue().rows.stream().noneMatch(Row::carries))
                .map(entry -> entry.getKey().name())
                .toList());
        return "JDKs: " + jdks + ".\n\nJars with such loops, and how many that carry data, copies included: " + with
                + ".\n\nJars without: " + without + ".\n";
    }

    private static String names(List<String> names) {
        return names.isEmpty() ? "none" : String.join(", ", names);
    }

    private static String percent(long part, long whole) {
        return whole == 0 ? "–" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }

    private static String howItCounts() {
        return """
                ## How the count is made

                By a program that shares no code with the rewriter (`test-apps/corpus`, package `count`). It finds the natural loops of each method,
                follows each value through one round from the call that reads it, or from the array that it is loaded from, and reports a loop that

                - *carries data*: a value read from a stream ends in an element of an array of numbers, perhaps after arithmetic, or a value that is
                  written was loaded from such an array in the same loop. The loop is the innermost one around the transfer; it may have other loops,
                  calls and anything else inside.
                  *Alone in its loop* are those whose loop calls nothing else but arithmetic, allocates nothing, takes no lock and holds no loop.
                - *is a pure copy*: there is one transfer, once every round, and one element, at an index that moves; the array and the stream stay the same;
                  on its way the value has its type changed at most (casts, masks as wide as a type, reversed bytes, raw bits, `!= 0`); and the loop holds no
                  other call, store, allocation, sum, branch on an element, or loop. A call that computes the end of the loop counts as another call.

                Streams are the data and object streams of `java.io`, `RandomAccessFile`, what extends them as far as the scanned classes tell, and classes that are
                not at hand but have DataInput, DataOutput, ObjectInput, ObjectOutput or RandomAccessFile in their simple name. A loop is one with another
                if method, simple class name and instructions agree, packages left out.

                Twenty of the pure copies, drawn at random from the jars, were read one by one as disassembled code: all twenty are.
                """;
    }
}
