package dev.standpipe.report.html;

import dev.standpipe.report.Amounts;
import dev.standpipe.report.MergedReport;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportFormat;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.Run;
import dev.standpipe.report.Totals;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A page of its own, for a browser: it needs no network, and scripts only for sorting and filtering. */
public final class HtmlFormat implements ReportFormat {
    private static final int MOST_JARS = 6;

    @Override
    public String of(Report report) {
        Totals totals = report.totals();
        Run span = MergedReport.span(report.runs());
        String script = Template.load(HtmlFormat.class, "report.js");
        TemplateModel page = new TemplateModel()
                .raw("style", Template.load(HtmlFormat.class, "report.css"))
                .raw("script", script)
                .raw("scriptHash", sha256(script))
                .text("version", report.version())
                .text("kind", report.isDry() ? "dry" : "live")
                .text("rewrittenTitle", report.isDry() ? "Would be rewritten" : "Rewritten")
                .text("wouldBe", report.isDry() ? "that would be" : "")
                .text("loops", ReportSummary.loops(report))
                .text(
                        "moved",
                        report.isDry()
                                ? "Nothing was changed: classes were only looked at."
                                : ReportSummary.moved(report))
                .text("saved", totals.saved().isKnown() ? ReportSummary.saved(totals.saved()) : "")
                .text("left", totals.spent().samples() == 0 ? "" : ReportSummary.left(totals.spent()))
                .text("exactBytes", Amounts.count(totals.bytes()))
                .text("singles", totals.spent().elements() == 0 ? "" : ReportSummary.singles(totals.spent()))
                .text("program", program(report, span))
                .text("command", started(span))
                .text("jars", jars(span))
                .text("classesSeen", Amounts.count(totals.classes().seen(), "class", "classes"))
                .text("classesScanned", Amounts.count(totals.classes().scanned()))
                .text(
                        "classesRewritten",
                        Amounts.count(totals.classes().rewritten())
                                + (report.isDry() ? " would be rewritten" : " rewritten"))
                .text("classesSkipped", skipped(totals.classes().skipped()))
                .text("classesFromCache", fromCache(totals.classes().remembered()))
                .text("millis", Amounts.nanos(totals.classes().millis() * 1_000_000))
                .text("sitesLabel", Amounts.count(report.sites().size(), "loop", "loops"));
        HtmlWorth.addTo(page, report);
        new HtmlCharts(report).addTo(page);
        page.list("packages", HtmlSites.of(report));
        HtmlRuns.addTo(page, report.runs());
        return Template.resource(HtmlFormat.class, "report.html").fill(page);
    }

    private static String program(Report report, Run span) {
        StringBuilder program =
                new StringBuilder(started(span) != null || span.program() == null ? "" : span.program());
        for (String more : new String[] {
            report.runs().size() == 1
                    ? span.duration()
                    : Amounts.count(report.runs().size(), "run", "runs"),
            span.jdk()
        }) {
            program.append(program.length() == 0 || more == null ? "" : " · ").append(more == null ? "" : more);
        }
        return program.toString();
    }

    /** Without the options of the JVM, which are at the end of the page. */
    private static String started(Run run) {
        if (run.command() == null || run.program() == null) {
            return null;
        }
        Matcher main = Pattern.compile("(?:^|\\s)(\\S*" + Pattern.quote(run.program()) + "(?:\\s.*)?)$", Pattern.DOTALL)
                .matcher(run.command());
        return main.find() ? main.group(1) : run.command();
    }

    /** The first ones by their names. Where the command names the only one, it is not said twice. */
    private static String jars(Run run) {
        List<String> names = new ArrayList<>();
        for (String place : run.classPath()) {
            names.add(HtmlSites.name(place));
        }
        if (names.size() == 1 && names.get(0).equals(run.program())) {
            return "";
        }
        int shown = Math.min(MOST_JARS, names.size());
        return String.join(", ", names.subList(0, shown))
                + (shown == names.size() ? "" : " and " + Amounts.count(names.size() - shown, "other", "others"));
    }

    private static String fromCache(long classes) {
        return classes == 0
                ? ""
                : Amounts.count(classes, "class was", "classes were")
                        + " looked into in an earlier run, and came from the cache.";
    }

    private static String skipped(long classes) {
        return classes == 0
                ? ""
                : Amounts.count(classes, "class", "classes") + " could not be understood and stayed as they were.";
    }

    /** For the page's policy, by which a browser runs this script and no other. */
    private static String sha256(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("each Java platform has SHA-256", e);
        }
    }
}
