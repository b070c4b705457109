package dev.standpipe.report.format;

import dev.standpipe.file.EnginePlace;
import dev.standpipe.json.JsonException;
import dev.standpipe.json.JsonObject;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Activity;
import dev.standpipe.report.ClassCounts;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Moved;
import dev.standpipe.report.Report;
import dev.standpipe.report.Run;
import dev.standpipe.report.Saved;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.SmallReads;
import dev.standpipe.report.Spent;
import dev.standpipe.report.UnusedBackend;
import dev.standpipe.report.WorkRow;
import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.runtime.count.Mode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads what {@link JsonFormat} wrote. */
final class JsonReport {
    private JsonReport() {}

    static Report read(String text) throws JsonException {
        JsonObject json = JsonObject.read(text);
        if (!json.has("schema") || !json.has("sites")) {
            throw new JsonException("is JSON, but no report of Standpipe");
        }
        if (json.number("schema") < 1 || json.number("schema") > JsonFormat.SCHEMA) {
            throw new JsonException("is of schema " + json.number("schema") + ", and this release reads schemas 1 to "
                    + JsonFormat.SCHEMA + "; read it with the release that wrote it");
        }
        List<Run> runs = new ArrayList<>();
        for (JsonObject run : json.has("runs") ? json.objects("runs") : Collections.singletonList(json.object("run"))) {
            runs.add(run(run));
        }
        if (runs.isEmpty()) {
            throw new JsonException("is of no run at all: its \"runs\" are empty");
        }
        List<SiteRow> sites = new ArrayList<>();
        for (JsonObject site : json.objects("sites")) {
            sites.add(site(site));
        }
        return new Report(json.object("tool").text("version"), runs, classes(json.object("totals")), sites);
    }

    private static ClassCounts classes(JsonObject totals) throws JsonException {
        ClassCounts counts = new ClassCounts(
                totals.count("classesSeen"),
                totals.count("classesScanned"),
                totals.count("classesRewritten"),
                // not yet in the reports of the first releases
                totals.has("classesSkipped") ? totals.count("classesSkipped") : 0,
                totals.count("transformMillis"));
        return counts.ofWhichRemembered(totals.has("classesFromCache") ? totals.count("classesFromCache") : 0);
    }

    private static Run run(JsonObject run) throws JsonException {
        List<Setting> settings = new ArrayList<>();
        for (JsonObject option : run.objects("options")) {
            settings.add(new Setting(option.text("key"), option.text("value"), option.text("from")));
        }
        JsonObject backend = run.object("backend");
        List<UnusedBackend> others = new ArrayList<>();
        for (JsonObject other : backend.objects("others")) {
            others.add(new UnusedBackend(other.text("name"), other.text("whyNot")));
        }
        Run read = Run.with(settings)
                .running(run.textIfAny("program"))
                // not in the first reports of schema 2
                .startedBy(run.textIfAny("command"), run.texts("classPath"))
                .in(run.textIfAny("jdk"), run.textIfAny("os"), run.count("pid"))
                .between(run.text("started"), run.text("ended"))
                .by(backend.textIfAny("used"), others)
                .at(added(run, "name"), added(run, "host"), place(run));
        if (run.has("smallReads")) {
            read = read.reading(smallReads(run.objects("smallReads")));
        }
        if (run.has("works")) {
            read = read.workingAt(works(run.objects("works")));
        }
        return run.has("moved") ? read.having(moved(run.object("moved"))) : read;
    }

    private static List<SmallReads> smallReads(List<JsonObject> files) throws JsonException {
        List<SmallReads> read = new ArrayList<>();
        for (JsonObject file : files) {
            Map<String, Long> ends = new LinkedHashMap<>();
            for (JsonObject end : file.objects("ended")) {
                ends.put(end.text("because"), end.count("count"));
            }
            read.add(
                    file.either("how", "buffered", "unbuffered")
                            ? SmallReads.buffered(file.text("file"), file.count("reads"), file.count("streams"), ends)
                            : SmallReads.unbuffered(
                                    file.text("file"), file.count("reads"), file.count("bytes"), file.count("nanos")));
        }
        return read;
    }

    private static List<WorkRow> works(List<JsonObject> works) throws JsonException {
        List<WorkRow> read = new ArrayList<>();
        for (JsonObject work : works) {
            read.add(new WorkRow(
                    work.textIfAny("name"),
                    work.count("bulkCalls"),
                    work.count("bytes"),
                    work.count("samples"),
                    work.count("nanos")));
        }
        return read;
    }

    private static EnginePlace place(JsonObject run) throws JsonException {
        return new EnginePlace(added(run, "role"), added(run, "job"), added(run, "part"));
    }

    private static Moved moved(JsonObject moved) throws JsonException {
        return new Moved(moved.count("bulkCalls"), moved.count("bytes"), moved.count("declinedCalls"));
    }

    /** Null in the reports of releases that did not have the field yet. */
    private static String added(JsonObject object, String field) throws JsonException {
        return object.has(field) ? object.textIfAny(field) : null;
    }

    private static SiteRow site(JsonObject site) throws JsonException {
        Place place = new Place(
                site.text("class"),
                site.text("method"),
                site.text("descriptor"),
                site.textIfAny("source"),
                (int) Math.min(site.count("line"), Integer.MAX_VALUE),
                instruction(site.text("id")));
        Direction direction = site.either("direction", "read", "write") ? Direction.READ : Direction.WRITE;
        boolean rewritten = site.either("verdict", "rewritten", "declined");
        return new SiteRow(
                        place,
                        new Carried(direction, site.text("element"), site.text("receiver")),
                        rewritten ? site.text("rule") : null,
                        rewritten ? null : site.text("reason"),
                        site.text("explanation"),
                        activity(site.object("runtime")))
                .spending(spent(site.object("runtime")))
                .saving(saved(site.object("runtime")))
                .from(added(site, "origin"));
    }

    /** Not in schema 1. */
    private static Saved saved(JsonObject runtime) throws JsonException {
        if (!runtime.has("saved")) {
            return Saved.UNKNOWN;
        }
        JsonObject saved = runtime.object("saved");
        return new Saved(saved.count("nanos"), saved.count("systemCalls"), saved.textIfAny("how") != null);
    }

    /** Not in schema 1. */
    private static Spent spent(JsonObject runtime) throws JsonException {
        if (!runtime.has("loop")) {
            return Spent.NONE;
        }
        JsonObject loop = runtime.object("loop");
        Spent spent = new Spent(loop.count("samples"), loop.count("nanos"), loop.count("transferNanos"));
        // not in the first reports of schema 2
        Spent moved = loop.has("elements") ? spent.moving(loop.count("elements"), loop.count("bytes")) : spent;
        return loop.has("entries") ? moved.entered(loop.count("entries")) : moved;
    }

    /** The id ends with it. */
    private static int instruction(String id) throws JsonException {
        try {
            return Integer.parseInt(id.substring(id.lastIndexOf('@') + 1));
        } catch (NumberFormatException foreign) {
            throw new JsonException("has a site with the id \"" + id + "\", which does not end with @ and a number");
        }
    }

    private static Activity activity(JsonObject runtime) throws JsonException {
        long[] modes = new long[Mode.values().length];
        for (Mode mode : Mode.values()) {
            modes[mode.ordinal()] = runtime.object("modes").count(mode.toString());
        }
        List<Declined> declined = new ArrayList<>();
        for (JsonObject because : runtime.objects("declinedBecause")) {
            String why = added(because, "why");
            declined.add(new Declined(because.text("reason"), because.text("receiver"), because.count("count"), why));
        }
        Map<String, String> streams = new TreeMap<>();
        for (JsonObject stream : runtime.has("streams") ? runtime.objects("streams") : new ArrayList<JsonObject>()) {
            streams.put(stream.text("class"), stream.textIfAny("kind"));
        }
        return new Activity(
                runtime.count("bulkCalls"),
                runtime.count("elements"),
                runtime.count("bytes"),
                runtime.count("nanos"),
                modes,
                declined,
                streams);
    }
}
