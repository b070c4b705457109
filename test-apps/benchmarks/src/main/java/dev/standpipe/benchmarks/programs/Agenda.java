package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.programs.Subject.Module;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import legacy.Applications;
import papers.Experiments;

/** What is measured: which programs, at which sizes and settings, and who competes. */
final class Agenda {
    /** What reading ahead does to old programs is measured by itself. */
    static final String PREFETCH = "prefetch";

    /** Enough to see whether it works; what the pages are about; or sizes that somebody has chosen. */
    record Size(boolean small, List<Integer> chosen) {
        List<Integer> or(int small, Integer... large) {
            return !chosen.isEmpty() ? chosen : this.small ? List.of(small) : Arrays.asList(large);
        }
    }

    /** For all rounds of a contest, unless three take longer. */
    private static final int SECONDS = 8;

    /** The same where it is asked of each phase whether it became slower: as a rule, all that are asked for. */
    private static final int CAREFULLY = 900;

    /** MiB of an array that takes some time, and of the papers' own. */
    private static final int ARRAY = 128;

    private static final int PAPERS_ARRAY = 1024;

    /** A transfer of some MiB is shorter than the JVM's beginning, so a process makes it this often, and times the last. */
    private static final int REPEATED = 4;

    /** When all is compiled that ever will be. */
    private static final int COMPILED = 64;

    /** Whole runs of so many passes: of sixteen JVMs on few processors there is at no time none that compiles. */
    private static final int MANY = 400;

    /** What the setting of such a contest ends with. */
    static final String WHOLE_RUNS = " (" + MANY + " times)";

    /** An old program goes over its input as often as seconds allow, but at least so many times; the first is told apart. */
    private static final int PASSES = 4;

    /** In the pass in the middle no compiler is at work any more, though an agent makes passes short and compilers' work does not shrink with them. */
    private static final int PASSES_SECONDS = 4;

    /** Reading ahead is compared with the same agent without it, and passes are as short in all. */
    private static final int PREFETCH_SECONDS = 1;

    private static final int TENTH = 10;

    private final Size size;
    private final boolean cold;
    private final List<Contest> contests = new ArrayList<>();

    private Agenda(Size size, boolean cold) {
        this.size = size;
        this.cold = cold;
    }

    static List<String> labels(boolean apps) {
        return apps
                ? Arrays.stream(Applications.values()).map(Applications::label).toList()
                : Arrays.stream(Experiments.values()).map(Experiments::label).toList();
    }

    static List<Contest> apps(Size size, boolean cold) {
        Agenda agenda = new Agenda(size, cold);
        for (Applications app : Applications.values()) {
            Subject subject = new Subject("apps", app.label(), app.program(), Module.LEGACY, null);
            List<String> passes = passes(size, PASSES_SECONDS);
            List<String> few = passes(size, PREFETCH_SECONDS);
            for (int n : size.or(app.small(), app.large())) {
                agenda.addBoth(new Contest(subject, "", passes, n, false, true, CAREFULLY, entries(Arm.CAREFULLY)));
                agenda.addBoth(
                        new Contest(subject, PREFETCH, few, n, false, size.small(), SECONDS, entries(Arm.PREFETCHING)));
            }
        }
        return agenda.contests;
    }

    private static List<String> passes(Size size, int seconds) {
        return size.small() ? List.of("2") : List.of(Integer.toString(PASSES), Integer.toString(seconds));
    }

    static List<Contest> papers(Size size, boolean cold) {
        Agenda agenda = new Agenda(size, cold);
        for (Experiments experiment : Experiments.values()) {
            agenda.add(experiment);
        }
        return agenda.contests;
    }

    static String page(Experiments experiment) {
        return switch (experiment) {
            case EXTERNAL_SORT -> "sort";
            case ARRAY_IO -> "array-io";
            case BYTE_IO -> "xu-guo";
            case BLOCK_ARRAY -> "awan";
            case BALANCE -> "balance";
            case DIST3D, BTIO, UNSTRUC -> "romio";
        };
    }

    private static List<Entry> entries(List<Arm> arms) {
        return arms.stream().map(arm -> Entry.of("", arm)).toList();
    }

    private static Contest contest(
            Experiments e, String setting, String arguments, int n, boolean core, List<Entry> entries) {
        Subject subject = new Subject(page(e), e.label(), e.program(), Module.PAPERS, e.cSource());
        List<String> extra = arguments.isEmpty() ? List.of() : List.of(arguments.split(" "));
        return new Contest(subject, setting, extra, n, false, core, SECONDS, entries);
    }

    private void addBoth(Contest contest) {
        contests.add(contest);
        if (cold) {
            contests.add(contest.asCold());
        }
    }

    private void add(Experiments e) {
        switch (e) {
            case EXTERNAL_SORT -> sort(e);
            case ARRAY_IO -> arrayIo(e);
            case BYTE_IO -> byteIo(e);
            case BLOCK_ARRAY -> blockArray(e);
            case BALANCE -> balance(e);
            case DIST3D, BTIO, UNSTRUC -> distributed(e);
        }
    }

    /** Figure 6 is of small chunks, and one of its sizes is table 2; figure 7 is of large chunks. */
    private void sort(Experiments e) {
        for (int n : size.or(e.small(), 1, 16, 64, 256)) {
            // in single calls to the system the largest takes minutes
            boolean all = n < 256;
            contests.add(contest(e, "32768", "32768", n, n > 1, entries(e, Arm.OURS, v -> all || isBuffered(v))));
        }
        for (int n : size.or(e.small(), 64, 1024)) {
            List<String> fast = List.of("raf", "dsb", "bulkds", "async", "c");
            List<Entry> entries = entries(e, Arm.PREFETCHING, fast::contains);
            Contest large = contest(e, "524288", "524288", n, n > 64, entries);
            contests.add(large);
            contests.add(large.asCold());
        }
    }

    private static boolean isBuffered(String variant) {
        return !List.of("raf", "ds").contains(variant);
    }

    private void arrayIo(Experiments e) {
        oneThread(e, v -> List.of("data", "buffered", "bulk", "c").contains(v));
        if (!size.small() && size.chosen().isEmpty()) {
            for (String setting : e.settings("")) {
                contests.add(contest(
                        e,
                        setting,
                        setting + " " + repeated(setting),
                        ARRAY,
                        List.of("threads 1", "processes 4").contains(setting),
                        entries(e, List.of(Arm.PLAIN, Arm.AGENT), v -> !v.equals("data"))));
            }
            papersArray(e, v -> List.of("data", "buffered", "bulk", "c").contains(v));
        }
    }

    /** Of several processes each makes a part of it, and has to begin all the same. */
    private static int repeated(String setting) {
        return REPEATED * (setting.startsWith("processes") ? Integer.parseInt(setting.substring(10)) : 1);
    }

    private void papersArray(Experiments e, Predicate<String> inBulk) {
        List<Entry> entries = entries(e, List.of(Arm.AGENT), inBulk);
        contests.add(contest(e, "threads 1", "threads 1 " + REPEATED, PAPERS_ARRAY, false, entries));
    }

    /** A small array the second time, when little is compiled; and those that are in bulk once more when all is. */
    private void oneThread(Experiments e, Predicate<String> inBulk) {
        for (int n : size.or(e.small(), 2)) {
            contests.add(contest(e, "threads 1", "threads 1 2", n, true, entries(e, Arm.OURS, v -> true)));
        }
        for (int n : size.or(e.small(), 2, 32)) {
            List<Entry> entries = entries(e, List.of(Arm.AGENT), inBulk);
            contests.add(contest(e, "threads 1 (" + COMPILED + "th time)", "threads 1 " + COMPILED, n, true, entries));
        }
    }

    /** Buffers and operations of some sizes between one byte and the whole file. */
    private void byteIo(Experiments e) {
        for (int n : size.or(e.small(), 1024)) {
            for (String order : List.of("sequential", "random")) {
                for (String bytes : List.of("1", "16", "256", "1024", "4096", "whole")) {
                    String setting = order + " " + bytes;
                    List<Entry> entries = entries(
                            e,
                            bytes.equals("1") ? List.of(Arm.PLAIN, Arm.AGENT) : List.of(Arm.PLAIN),
                            v -> e.settings(v).contains(setting));
                    if (!entries.isEmpty() && (!size.small() || bytes.equals("1"))) {
                        boolean core = List.of("1", "1024", "4096").contains(bytes);
                        contests.add(contest(e, setting, setting, n, core && order.equals("sequential"), entries));
                    }
                }
            }
        }
    }

    /** Piece by piece it takes long, so that once is enough; in bulk, when that is compiled. */
    private void distributed(Experiments e) {
        for (int n : size.or(e.small(), 64)) {
            contests.add(contest(
                    e, "threads 4", "threads 4", n, true, entries(e, List.of(Arm.PLAIN, Arm.AGENT), v -> true)));
            contests.add(contest(
                    e,
                    "threads 4 (" + TENTH + "th time)",
                    "threads 4 " + TENTH,
                    n,
                    true,
                    entries(e, List.of(Arm.AGENT), v -> true)));
        }
    }

    private void blockArray(Experiments e) {
        oneThread(e, v -> true);
        if (!size.small() && size.chosen().isEmpty()) {
            for (String setting : e.settings("")) {
                contests.add(contest(
                        e,
                        setting,
                        setting + " " + repeated(setting),
                        ARRAY,
                        List.of("threads 2", "processes 4").contains(setting),
                        entries(e, List.of(Arm.AGENT), v -> true)));
            }
            contests.add(contest(
                    e,
                    "processes 16" + WHOLE_RUNS,
                    "processes 16 " + MANY,
                    ARRAY,
                    false,
                    entries(
                            e,
                            List.of(Arm.AGENT),
                            v -> List.of("raf", "bulk", "c-locked").contains(v))));
            papersArray(e, v -> true);
        }
    }

    /** Reading alone, and reading and writing, with a computation from none to four times as long as the transfers; on files that are not in memory. */
    private void balance(Experiments e) {
        List<String> shares = size.small() ? List.of("1") : List.of("0", "0.25", "0.5", "1", "2", "4");
        // a few chunks at least
        for (int n : size.or(16, 256)) {
            List<Arm> arms = size.small() ? List.of(Arm.AGENT) : Arm.PREFETCHING;
            for (String what : List.of("read", "read-write")) {
                for (String share : shares) {
                    List<Entry> entries = entries(e, arms, v -> v.endsWith("-" + what));
                    contests.add(contest(e, what + " " + share, "", n, share.equals("1"), entries)
                            .asCold());
                }
            }
        }
    }

    /** Old variants once for each arm, all others once. */
    private static List<Entry> entries(Experiments e, List<Arm> arms, Predicate<String> wanted) {
        List<Entry> entries = new ArrayList<>();
        for (String variant : e.variants()) {
            if (wanted.test(variant) && e.isUnmodified(variant)) {
                arms.forEach(arm -> entries.add(Entry.of(variant, arm)));
            } else if (wanted.test(variant)) {
                entries.add(new Entry(variant, Arm.PLAIN, e.needsRuntime(variant)));
            }
        }
        e.cVariants().stream().filter(wanted).forEach(variant -> entries.add(Entry.of(variant, Arm.C)));
        return entries;
    }
}
