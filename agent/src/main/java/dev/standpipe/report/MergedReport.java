package dev.standpipe.report;

import dev.standpipe.file.EnginePlace;
import dev.standpipe.options.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes one report of several, and one run of several. */
public final class MergedReport {
    private MergedReport() {}

    /** Classes are added up as they are: one that two processes loaded was seen twice. */
    public static Report merge(List<Report> reports) {
        ClassCounts classes = new ClassCounts(0, 0, 0, 0, 0);
        List<Run> runs = new ArrayList<>();
        Map<String, SiteRow> sites = new LinkedHashMap<>();
        for (Report report : reports) {
            classes = classes.plus(report.totals().classes());
            runs.addAll(report.runs().size() == 1 ? alone(report) : report.runs());
            for (SiteRow site : report.sites()) {
                SiteRow before = sites.get(site.key());
                sites.put(site.key(), before == null ? site : before.plus(site));
            }
        }
        return new Report(Version.ofThis(), runs, classes, new ArrayList<>(sites.values()));
    }

    private static List<Run> alone(Report report) {
        return Collections.singletonList(report.runs().get(0).having(Moved.by(report)));
    }

    /** From the first start to the last end, with what all have in common. */
    public static Run span(List<Run> runs) {
        Run span = runs.get(0);
        for (Run run : runs.subList(1, runs.size())) {
            span = Run.with(common(span.settings(), run.settings()))
                    .running(common(span.program(), run.program()))
                    .startedBy(
                            common(span.command(), run.command()),
                            span.classPath().equals(run.classPath())
                                    ? span.classPath()
                                    : Collections.<String>emptyList())
                    .in(
                            common(span.jdk(), run.jdk()),
                            common(span.os(), run.os()),
                            span.pid() == run.pid() ? span.pid() : 0)
                    .between(
                            span.started().compareTo(run.started()) < 0 ? span.started() : run.started(),
                            span.ended().compareTo(run.ended()) > 0 ? span.ended() : run.ended())
                    .by(common(span.backend(), run.backend()), Collections.<UnusedBackend>emptyList())
                    .at(null, common(span.host(), run.host()), common(span.place(), run.place()));
        }
        return span;
    }

    private static String common(String one, String other) {
        return one != null && one.equals(other) ? one : null;
    }

    private static EnginePlace common(EnginePlace one, EnginePlace other) {
        return new EnginePlace(
                common(one.role(), other.role()), common(one.job(), other.job()), common(one.part(), other.part()));
    }

    private static List<Setting> common(List<Setting> some, List<Setting> others) {
        List<Setting> common = new ArrayList<>();
        for (Setting one : some) {
            for (Setting other : others) {
                if (one.key().equals(other.key()) && one.value().equals(other.value())) {
                    common.add(one);
                }
            }
        }
        return common;
    }
}
