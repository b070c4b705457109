package dev.standpipe.report.format;

import dev.standpipe.json.JsonWriter;
import dev.standpipe.report.Advice;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportFormat;
import dev.standpipe.report.Run;
import dev.standpipe.report.Sentences;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * SARIF 2.1.0, for sites that show the findings of code scanners. A loop that was left alone is a note at its line, or
 * a warning if it costs much; one that is rewritten has passed.
 */
final class SarifFormat implements ReportFormat {
    private final SourceFiles sources;

    /**
     * Files are those that {@code sources} finds, relative to its folder, and else where they would lie in a source
     * folder.
     */
    SarifFormat(SourceFiles sources) {
        this.sources = sources;
    }

    @Override
    public String of(Report report) {
        List<String> rules = rules(report);
        JsonWriter json = new JsonWriter();
        json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json").field("version", "2.1.0");
        json.array("runs").object();
        json.object("tool").object("driver").field("name", Report.TOOL).field("version", report.version());
        json.array("rules");
        for (String rule : rules) {
            rule(json.object(), rule);
        }
        json.end().end().end();
        json.array("invocations");
        for (Run run : report.runs()) {
            json.object().field("startTimeUtc", run.started()).field("endTimeUtc", run.ended());
            if (run.pid() != 0) {
                json.field("processId", run.pid());
            }
            json.field("executionSuccessful", true).end();
        }
        json.end();
        json.array("results");
        for (SiteRow site : report.sites()) {
            result(json.object(), site, report.totals().spent(), rules);
        }
        json.end();
        JsonFormat.totals(json.object("properties"), report.totals());
        return json.end().end().end().finished();
    }

    private static List<String> rules(Report report) {
        Set<String> ids = new LinkedHashSet<>();
        for (Rule rule : Rules.all()) {
            ids.add(rule.id());
        }
        for (Reason reason : Reason.values()) {
            ids.add(reason.name());
        }
        for (SiteRow site : report.sites()) {
            ids.add(site.label());
        }
        return new ArrayList<>(ids);
    }

    private static void rule(JsonWriter json, String id) {
        String sentence = Sentences.about(id);
        json.field("id", id);
        json.object("shortDescription").field("text", sentence).end();
        json.object("help")
                .field("text", sentence + " " + Sentences.consequence(id) + advice(id))
                .end();
        json.object("defaultConfiguration").field("level", "note").end().end();
    }

    private static String cost(SiteRow site) {
        return site.spent().transferNanos() == 0
                ? ""
                : " It took about " + Amounts.nanos(site.spent().transferNanos()) + " to move single elements.";
    }

    private static String advice(String id) {
        Advice advice = Advice.on(id);
        return advice == null ? "" : " Instead: " + advice.words();
    }

    /** What costs more than that much of what is left is more than a note. */
    private static boolean isHeavy(SiteRow site, Spent all) {
        return site.spent().transferNanos() > 0 && site.spent().transferNanos() >= all.transferNanos() / 20;
    }

    private void result(JsonWriter json, SiteRow site, Spent all, List<String> rules) {
        json.field("ruleId", site.label()).field("ruleIndex", rules.indexOf(site.label()));
        if (site.isRewritten()) {
            json.field("kind", "pass").field("level", "none");
        } else {
            json.field("level", isHeavy(site, all) ? "warning" : "note");
        }
        json.object("message")
                .field(
                        "text",
                        "The loop " + site.what() + ". " + Sentences.capital(site.explanation()) + "." + cost(site))
                .end();
        json.array("locations").object();
        json.object("physicalLocation").object("artifactLocation");
        String file = sources.fileOf(site.place());
        if (file == null) {
            json.field("uri", RelativeUris.ofSource(site.place())).end();
        } else {
            json.field("uri", RelativeUris.escaped(file))
                    .field("uriBaseId", "%SRCROOT%")
                    .end();
        }
        if (site.place().source() != null && site.place().line() > 0) {
            json.object("region").field("startLine", site.place().line()).end();
        }
        json.end();
        json.array("logicalLocations").object();
        json.field(
                "fullyQualifiedName",
                SiteRow.dotted(site.place().className()) + "." + site.place().method()
                        + site.place().descriptor());
        json.field("kind", "function").end().end();
        json.end().end();
        json.object("partialFingerprints").field("loop/v1", site.id()).end();
        JsonFormat.activity(json.object("properties"), site.activity());
        JsonFormat.spent(json, site.spent());
        JsonFormat.saved(json, site.saved());
        json.end().end();
    }
}
