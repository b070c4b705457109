package dev.standpipe.report.html;

import dev.standpipe.file.EnginePlace;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.MergedReport;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.Run;
import dev.standpipe.report.RunGroup;
import dev.standpipe.report.UnusedBackend;
import dev.standpipe.report.WorkRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How it was run: what all runs have in common, and of each of several what it has to itself. */
final class HtmlRuns {
    /** More would make the page slow to open, and nobody reads them. */
    private static final int MOST = 100;

    private HtmlRuns() {}

    static void addTo(TemplateModel page, List<Run> runs) {
        Run common = MergedReport.span(runs);
        List<TemplateModel> models = new ArrayList<>();
        TemplateModel all = model(common, common.settings()).text("kind", "all");
        models.add(
                runs.size() == 1 && common.backend() == null
                        ? all.text("backend", "none, nothing was to be moved")
                        : all);
        for (Run run : runs.size() == 1 ? runs.subList(0, 0) : runs.subList(0, Math.min(MOST, runs.size()))) {
            List<Setting> own = new ArrayList<>(run.settings());
            own.removeIf(setting -> isAmong(common.settings(), setting));
            models.add(model(without(run, common), own).text("kind", own.isEmpty() ? "" : "own"));
        }
        List<TemplateModel> groups = groups(runs);
        page.list("runs", models)
                .list("groups", groups)
                .text("hasGroups", groups.isEmpty() ? "" : "yes")
                .text(
                        "moreRuns",
                        runs.size() <= MOST
                                ? ""
                                : "And " + Amounts.count(runs.size() - MOST, "run", "runs")
                                        + " more, which a report in JSON tells of.");
    }

    /** One line for all that did the same, which may be hundreds. */
    private static List<TemplateModel> groups(List<Run> runs) {
        List<TemplateModel> groups = new ArrayList<>();
        for (RunGroup group : RunGroup.of(runs)) {
            List<TemplateModel> works = new ArrayList<>();
            for (WorkRow work : group.works()) {
                works.add(model(work));
            }
            groups.add(new TemplateModel()
                    .list("works", works)
                    .text("title", group.title())
                    .text("runs", Amounts.count(group.runs()))
                    .text("bytes", Amounts.bytes(group.moved().bytes()))
                    .text("calls", Amounts.count(group.moved().calls()))
                    .text("declined", Amounts.count(group.moved().declinedCalls())));
        }
        return groups;
    }

    private static TemplateModel model(WorkRow work) {
        return new TemplateModel()
                .text("work", work.title())
                .text("workBytes", Amounts.bytes(work.bytes()))
                .text("workCalls", Amounts.count(work.calls()))
                .text("inLoops", work.samples() == 0 ? "" : Amounts.nanos(work.nanos()));
    }

    private static boolean isAmong(List<Setting> settings, Setting one) {
        for (Setting other : settings) {
            if (other.key().equals(one.key()) && other.value().equals(one.value())) {
                return true;
            }
        }
        return false;
    }

    private static Run without(Run run, Run common) {
        return Run.with(run.settings())
                .running(own(run.program(), common.program()))
                .startedBy(own(run.command(), common.command()), Collections.<String>emptyList())
                .in(own(run.jdk(), common.jdk()), own(run.os(), common.os()), run.pid())
                .between(run.started(), run.ended())
                .by(own(run.backend(), common.backend()), run.others())
                .at(
                        run.name(),
                        own(run.host(), common.host()),
                        new EnginePlace(
                                own(run.place().role(), common.place().role()),
                                own(run.place().job(), common.place().job()),
                                run.place().part()))
                .having(run.moved())
                .reading(run.smallReads())
                .workingAt(run.works());
    }

    private static String own(String text, String common) {
        return text == null || text.equals(common) ? "" : text;
    }

    private static TemplateModel model(Run run, List<Setting> settings) {
        return new TemplateModel()
                .text("program", run.program())
                .text("command", run.command())
                .text("classPath", String.join(" ", run.classPath()))
                .text("host", run.host())
                .text("role", run.place().role())
                .text("job", run.place().job())
                .text("part", run.place().part())
                .text("moved", run.moved() == null ? "" : run.moved().inWords())
                .text("jdk", run.jdk())
                .text("os", run.os())
                .text("pid", run.pid() == 0 ? "" : Long.toString(run.pid()))
                .text("started", run.started())
                .text("ended", run.ended())
                .text("backend", run.backend())
                .list("smallReads", smallReads(run))
                .list("tasks", tasks(run))
                .list("others", others(run))
                .list("options", options(settings));
    }

    private static List<TemplateModel> smallReads(Run run) {
        List<TemplateModel> files = new ArrayList<>();
        for (String file : ReportSummary.smallReads(run)) {
            files.add(new TemplateModel().text("file", file));
        }
        return files;
    }

    private static List<TemplateModel> tasks(Run run) {
        List<TemplateModel> works = new ArrayList<>();
        for (WorkRow work : run.busiestWorks()) {
            works.add(new TemplateModel().text("task", work.title()).text("did", work.inWords()));
        }
        return works;
    }

    private static List<TemplateModel> options(List<Setting> settings) {
        List<TemplateModel> options = new ArrayList<>();
        for (Setting setting : settings) {
            options.add(new TemplateModel()
                    .text("key", setting.key())
                    .text("value", setting.value())
                    .text("from", setting.from())
                    .text("chosen", setting.from().equals("default") ? "" : "chosen"));
        }
        return options;
    }

    private static List<TemplateModel> others(Run run) {
        List<TemplateModel> others = new ArrayList<>();
        for (UnusedBackend other : run.others()) {
            others.add(new TemplateModel().text("name", other.name()).text("whyNot", other.whyNot()));
        }
        return others;
    }
}
