package dev.standpipe.report;

import dev.standpipe.options.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which of several reports another one has in it: a copy of it, or one that was made of it and others. */
public final class RepeatedRuns {
    private final List<Input> inputs = new ArrayList<>();
    private final List<String> told = new ArrayList<>();

    private RepeatedRuns() {}

    /**
     * Reports by their names. Throws where two share a run, and neither has all of the other: sums cannot be taken
     * apart.
     */
    public static RepeatedRuns among(Map<String, Report> reports) throws ReportException {
        RepeatedRuns repeats = new RepeatedRuns();
        List<Input> oncePerRun = new ArrayList<>();
        for (Map.Entry<String, Report> one : reports.entrySet()) {
            repeats.keepOneOfARun(new Input(one.getKey(), one.getValue()), oncePerRun);
        }
        for (Input one : oncePerRun) {
            repeats.add(one);
        }
        for (Input one : repeats.inputs) {
            for (Input other : repeats.inputs) {
                if (one != other) {
                    repeats.compare(one, other);
                }
            }
        }
        return repeats;
    }

    /** Those that no other has in it. */
    public List<Report> once() {
        List<Report> once = new ArrayList<>();
        for (Input input : inputs) {
            once.add(input.report);
        }
        return once;
    }

    /** What was left out, and what was not and may be counted twice, each in a sentence. */
    public List<String> told() {
        return Collections.unmodifiableList(told);
    }

    /** Before any sum is looked at, so that each run meets a sum as it was at last, whatever the order. */
    private void keepOneOfARun(Input added, List<Input> kept) {
        for (int k = 0; k < kept.size(); k++) {
            Input before = kept.get(k);
            if (added.isSameRunAs(before)) {
                boolean more = added.hasMoreThan(before);
                kept.set(k, more ? added : before);
                tellSameRun(more ? before : added, more ? added : before);
                return;
            }
        }
        kept.add(added);
    }

    private void tellSameRun(Input less, Input more) {
        if (less.isIn(more)) {
            tellLeftOut(less, more);
        } else {
            told.add(less.name + " is left out, because " + more.name + " is of the same run, and "
                    + (more.ended().compareTo(less.ended()) > 0 ? "later" : "has more"));
        }
    }

    private void add(Input added) {
        for (Input before : inputs) {
            if (added.isIn(before)) {
                tellLeftOut(added, before);
                return;
            }
        }
        for (Input before : new ArrayList<>(inputs)) {
            if (before.isIn(added)) {
                tellLeftOut(before, added);
                inputs.remove(before);
            }
        }
        inputs.add(added);
    }

    private void tellLeftOut(Input inner, Input outer) {
        told.add(inner.name + " is left out, because all of it is in " + outer.name + " already");
    }

    private void compare(Input one, Input other) throws ReportException {
        boolean sums = one.runs.size() > 1 && other.runs.size() > 1;
        boolean shared = !Collections.disjoint(one.runs, other.runs)
                || !Collections.disjoint(one.named.keySet(), other.named.keySet());
        if (sums && shared) {
            throw new ReportException(
                    one.name + " and " + other.name
                            + " have some runs in common, which would count twice; merge the reports that they "
                            + "were made from",
                    null);
        }
        if (one.isOfARunIn(other)) {
            throw new ReportException(
                    one.name + " is of a run that is in " + other.name
                            + " too, as it was at another time, and would count twice; leave one of them out, or merge "
                            + "the reports that the other was made from",
                    null);
        }
        if (one.runs.size() == 1 && other.runs.size() == 1 && one.isEarlierThan(other)) {
            told.add(one.name + " and " + other.name + " may be of one run, at two times: process "
                    + one.report.runs().get(0).pid() + ", started "
                    + one.report.runs().get(0).started() + "; both are counted");
        }
    }

    private static final class Input {
        final String name;
        final Report report;
        final List<String> runs = new ArrayList<>();
        final Map<String, Run> named = new HashMap<>();
        private final Map<String, SiteRow> sites = new HashMap<>();

        Input(String name, Report report) {
            this.name = name;
            this.report = report;
            for (Run run : report.runs()) {
                runs.add(run.name()
                        + '\n'
                        + start(run)
                        + '\n'
                        + run.ended()
                        + '\n'
                        + run.backend()
                        + '\n'
                        + settings(run));
                if (run.name() != null) {
                    named.put(run.name(), run);
                }
            }
            for (SiteRow site : report.sites()) {
                sites.put(site.key(), site);
            }
        }

        private static String start(Run run) {
            return run.pid() + "\n" + run.started() + '\n' + run.jdk() + '\n' + run.os();
        }

        private static String settings(Run run) {
            StringBuilder settings = new StringBuilder();
            for (Setting setting : run.settings()) {
                settings.append(setting).append('\n');
            }
            return settings.toString();
        }

        /**
         * Process and second do not make a run: containers all have process 1, and a build scans its modules in one. So
         * the numbers have to fit, too.
         */
        boolean isIn(Input outer) {
            if (isOfARunIn(outer)) {
                return isNotAfter(outer.named.get(name())) && isWithin(outer);
            }
            List<String> others = new ArrayList<>(outer.runs);
            for (String run : runs) {
                if (!others.remove(run)) {
                    return false;
                }
            }
            return isWithin(outer) && (!others.isEmpty() || outer.isWithin(this));
        }

        /** Written twice: while the program ran, and at its end. */
        boolean isSameRunAs(Input other) {
            return name() != null && name().equals(other.name());
        }

        boolean isOfARunIn(Input sum) {
            return name() != null && sum.runs.size() > 1 && sum.named.containsKey(name());
        }

        /** The clock decides only where the numbers do not: somebody may have set it back. */
        boolean hasMoreThan(Input other) {
            boolean within = isWithin(other);
            if (within != other.isWithin(this)) {
                return !within;
            }
            int time = ended().compareTo(other.ended());
            return time > 0 || time == 0 && !within && Moved.by(other.report).isWithin(Moved.by(report));
        }

        private boolean isNotAfter(Run inSum) {
            return ended().compareTo(inSum.ended()) <= 0
                    && (inSum.moved() == null || Moved.by(report).isWithin(inSum.moved()));
        }

        /** That of its run, or null if it has several, or one without a name. */
        private String name() {
            return runs.size() == 1 ? report.runs().get(0).name() : null;
        }

        String ended() {
            return report.runs().get(0).ended();
        }

        boolean isEarlierThan(Input other) {
            Run mine = report.runs().get(0);
            Run its = other.report.runs().get(0);
            boolean mayBeSame = mine.name() == null || its.name() == null;
            return mayBeSame
                    && mine.pid() != 0
                    && start(mine).equals(start(its))
                    && mine.ended().compareTo(its.ended()) < 0
                    && !sites.isEmpty()
                    && isWithin(other);
        }

        private boolean isWithin(Input outer) {
            for (Map.Entry<String, SiteRow> site : sites.entrySet()) {
                SiteRow its = outer.sites.get(site.getKey());
                if (its == null || !site.getValue().isWithin(its)) {
                    return false;
                }
            }
            return report.totals().classes().isWithin(outer.report.totals().classes());
        }
    }
}
