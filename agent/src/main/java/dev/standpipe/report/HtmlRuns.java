package dev.standpipe.report;

import dev.standpipe.options.Setting;
import dev.standpipe.report.html.Model;
import java.util.ArrayList;
import java.util.List;

/** How each run was made: the JVM, the options and where they came from, the backends. */
final class HtmlRuns {
    private HtmlRuns() {}

    static List<Model> of(List<Run> runs) {
        List<Model> models = new ArrayList<>();
        for (Run run : runs) {
            models.add(new Model()
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

    private static List<Model> options(Run run) {
        List<Model> options = new ArrayList<>();
        for (Setting setting : run.settings()) {
            options.add(new Model()
                    .text("key", setting.key())
                    .text("value", setting.value())
                    .text("from", setting.from())
                    .text("chosen", setting.from().equals("default") ? "" : "chosen"));
        }
        return options;
    }

    private static List<Model> others(Run run) {
        List<Model> others = new ArrayList<>();
        for (OtherBackend other : run.others()) {
            others.add(new Model().text("name", other.name()).text("whyNot", other.whyNot()));
        }
        return others;
    }
}
