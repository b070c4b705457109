package dev.standpipe.report.html;

import dev.standpipe.report.Advice;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.Sentences;
import dev.standpipe.report.SiteRow;
import dev.standpipe.rewrite.report.Direction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The loops that a reader should look at first: what each costs, why, and what to do about it. */
final class HtmlWorth {
    private HtmlWorth() {}

    static void addTo(TemplateModel page, Report report) {
        List<TemplateModel> models = new ArrayList<>();
        Set<String> shown = new HashSet<>();
        for (SiteRow site : ReportSummary.costliest(report)) {
            models.add(model(site, report, shown));
        }
        page.list("worth", models)
                .text("worthAny", models.isEmpty() ? "" : "yes")
                .text(
                        "worthTitle",
                        models.size() == 1
                                ? "The loop worth your time"
                                : "The " + (models.size() == 2 ? "two" : "three") + " loops worth your time");
    }

    /** {@code shown} are the reasons of which the reader has seen the code already. */
    private static TemplateModel model(SiteRow site, Report report, Set<String> shown) {
        long all = report.totals().spent().transferNanos();
        Advice advice = site.isRewritten() ? null : Advice.on(site.reason());
        TemplateModel model = HtmlSites.place(site)
                .text("gain", Amounts.nanos(site.spent().transferNanos()))
                .text(
                        "share",
                        "at most to gain, " + Math.round(100.0 * site.spent().transferNanos() / all)
                                + " % of what is left")
                .text("what", site.what())
                .text("loopElements", HtmlSites.singles(site.spent()))
                .text("entries", HtmlSites.entries(site.spent()))
                .text("label", site.label())
                .text("why", site.isRewritten() ? "Left to the loop while it ran." : site.explanation() + ".");
        return model.text(
                        "advice",
                        advice == null
                                ? atRunTime(site)
                                : Sentences.capital(advice.words(site.isRead() ? Direction.READ : Direction.WRITE)))
                .text("before", advice == null || !shown.add(site.reason()) ? "" : advice.before())
                .text("after", advice == null ? "" : advice.after());
    }

    /** It is rewritten, and its streams kept it from being helped. */
    private static String atRunTime(SiteRow site) {
        List<Declined> declined = site.activity().declined();
        return declined.isEmpty()
                ? ""
                : Sentences.capital(declined.get(0).explanation()) + " ("
                        + declined.get(0).receiver() + ").";
    }
}
