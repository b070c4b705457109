package dev.standpipe.report.html;

import dev.standpipe.options.Setting;
import dev.standpipe.report.Run;
import dev.standpipe.report.UnusedBackend;
import java.util.ArrayList;
import java.util.List;

/** How each run was made: the JVM, the options and where they came from, the backends. */
final class HtmlRuns {
    private HtmlRuns() {}

    static List<TemplateModel> of(List<Run> runs) {
        List<TemplateModel> models = new ArrayList<>();
        for (Run run : runs) {
            models.add(new TemplateModel()
                    .text("jdk", run.jdk())
                    .text("os", run.os())
                    .text("pid", run.pid() == 0 ? "" : Long.toString(run.pid()))
                    .text("started", run.started())
                    .text("ended", run.ended())
                    .text("backend", run.backend())
                    .list("others", others(run))
                    .list("options", options(run)));
        }
        return models;
    }

    private static List<TemplateModel> options(Run run) {
        List<TemplateModel> options = new ArrayList<>();
        for (Setting setting : run.settings()) {
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
