package dev.standpipe.report.format;

import dev.standpipe.json.JsonWriter;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Activity;
import dev.standpipe.report.Declined;
import dev.standpipe.report.MergedReport;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportFormat;
import dev.standpipe.report.Run;
import dev.standpipe.report.Saved;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.SmallReads;
import dev.standpipe.report.Spent;
import dev.standpipe.report.Totals;
import dev.standpipe.report.UnusedBackend;
import dev.standpipe.report.WorkRow;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.runtime.count.Mode;
import java.util.Map;

/** All that is known, for programs; the only format that can be read again, by {@link JsonReport}. */
public final class JsonFormat implements ReportFormat {
    static final int SCHEMA = 2;

    @Override
    public String of(Report report) {
        JsonWriter json = new JsonWriter();
        json.field("schema", SCHEMA);
        json.object("tool")
                .field("name", Report.TOOL)
                .field("version", report.version())
                .end();
        run(json.object("run"), MergedReport.span(report.runs()));
        if (report.runs().size() > 1) {
            json.array("runs");
            for (Run run : report.runs()) {
                run(json.object(), run);
            }
            json.end();
        }
        totals(json.object("totals"), report.totals());
        json.end();
        json.array("sites");
        for (SiteRow site : report.sites()) {
            site(json.object(), site);
        }
        return json.end().finished();
    }

    private static void run(JsonWriter json, Run run) {
        json.field("program", run.program()).field("command", run.command());
        json.array("classPath");
        for (String place : run.classPath()) {
            json.element(place);
        }
        json.end();
        json.field("name", run.name())
                .field("host", run.host())
                .field("role", run.place().role());
        json.field("job", run.place().job()).field("part", run.place().part());
        json.field("jdk", run.jdk()).field("os", run.os()).field("pid", run.pid());
        json.field("started", run.started()).field("ended", run.ended());
        json.array("options");
        for (Setting setting : run.settings()) {
            json.object()
                    .field("key", setting.key())
                    .field("value", setting.value())
                    .field("from", setting.from())
                    .end();
        }
        json.end();
        json.object("backend").field("used", run.backend()).array("others");
        for (UnusedBackend other : run.others()) {
            json.object()
                    .field("name", other.name())
                    .field("whyNot", other.whyNot())
                    .end();
        }
        json.end().end();
        if (!run.smallReads().isEmpty()) {
            json.array("smallReads");
            for (SmallReads file : run.smallReads()) {
                smallReads(json.object(), file);
            }
            json.end();
        }
        if (!run.works().isEmpty()) {
            json.array("works");
            for (WorkRow work : run.works()) {
                json.object()
                        .field("name", work.name())
                        .field("bulkCalls", work.calls())
                        .field("bytes", work.bytes())
                        .field("samples", work.samples())
                        .field("nanos", work.nanos())
                        .end();
            }
            json.end();
        }
        if (run.moved() != null) {
            json.object("moved")
                    .field("bulkCalls", run.moved().calls())
                    .field("bytes", run.moved().bytes())
                    .field("declinedCalls", run.moved().declinedCalls())
                    .end();
        }
        json.end();
    }

    private static void smallReads(JsonWriter json, SmallReads file) {
        json.field("file", file.file()).field("how", file.isBuffered() ? "buffered" : "unbuffered");
        json.field("reads", file.reads()).field("bytes", file.bytes()).field("nanos", file.nanos());
        json.field("streams", file.streams()).array("ended");
        for (Map.Entry<String, Long> end : file.ends().entrySet()) {
            json.object()
                    .field("because", end.getKey())
                    .field("count", end.getValue())
                    .end();
        }
        json.end().end();
    }

    static void totals(JsonWriter json, Totals totals) {
        json.field("classesSeen", totals.classes().seen());
        json.field("classesScanned", totals.classes().scanned());
        json.field("classesRewritten", totals.classes().rewritten());
        json.field("classesSkipped", totals.classes().skipped());
        json.field("classesFromCache", totals.classes().remembered());
        json.field("sitesRewritten", totals.sitesRewritten());
        json.field("sitesDeclined", totals.sitesDeclined());
        json.field("bulkCalls", totals.bulkCalls());
        json.field("elements", totals.elements());
        json.field("bytes", totals.bytes());
        json.field("transformMillis", totals.classes().millis());
        spent(json, totals.spent());
        saved(json, totals.saved());
    }

    private static void site(JsonWriter json, SiteRow site) {
        Place place = site.place();
        json.field("id", site.id());
        json.field("class", place.className());
        json.field("method", place.method());
        json.field("descriptor", place.descriptor());
        json.field("line", place.line());
        json.field("source", place.source());
        json.field("origin", site.origin());
        json.field("rule", site.rule());
        json.field("direction", site.isRead() ? "read" : "write");
        json.field("element", site.carried().element());
        json.field("receiver", site.carried().receiver());
        json.field("verdict", site.verdict());
        json.field("reason", site.reason());
        json.field("explanation", site.explanation());
        activity(json.object("runtime"), site.activity());
        spent(json, site.spent());
        saved(json, site.saved());
        json.end().end();
    }

    static void spent(JsonWriter json, Spent spent) {
        JsonWriter loop = json.object("loop");
        loop.field("samples", spent.samples())
                .field("nanos", spent.nanos())
                .field("transferNanos", spent.transferNanos())
                .field("how", spent.elements() == 0 ? null : "modelled")
                .field("elements", spent.elements())
                .field("bytes", spent.bytes());
        if (spent.isCounted()) {
            loop.field("entries", spent.entries());
        } else {
            loop.field("entries", null);
        }
        loop.end();
    }

    static void saved(JsonWriter json, Saved saved) {
        json.object("saved")
                .field("how", saved.isKnown() ? "timed" : null)
                .field("nanos", saved.nanos())
                .field("systemCalls", saved.systemCalls())
                .end();
    }

    static void activity(JsonWriter json, Activity activity) {
        json.field("bulkCalls", activity.calls());
        json.field("elements", activity.elements());
        json.field("bytes", activity.bytes());
        json.field("declinedCalls", activity.declinedCalls());
        json.array("declinedBecause");
        for (Declined declined : activity.declined()) {
            json.object().field("reason", declined.reason()).field("receiver", declined.receiver());
            json.field("count", declined.count()).field("why", declined.why()).end();
        }
        json.end();
        json.array("streams");
        for (Map.Entry<String, String> stream : activity.streams().entrySet()) {
            json.object()
                    .field("class", stream.getKey())
                    .field("kind", stream.getValue())
                    .end();
        }
        json.end();
        json.object("modes");
        for (Mode mode : Mode.values()) {
            json.field(mode.toString(), activity.calls(mode));
        }
        json.end();
        json.field("nanos", activity.nanos());
    }
}
