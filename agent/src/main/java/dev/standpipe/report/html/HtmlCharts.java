package dev.standpipe.report.html;

import dev.standpipe.report.Advice;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.Sentences;
import dev.standpipe.report.Tally;
import java.util.ArrayList;
import java.util.List;

/** The bars: loops by rule and by reason, and calls that were left to a loop. */
final class HtmlCharts {
    private final Report report;

    HtmlCharts(Report report) {
        this.report = report;
    }

    void addTo(TemplateModel page) {
        Tally rules = Tally.ofRules(report);
        Tally reasons = Tally.ofReasons(report);
        long most = Math.max(rules.most(), reasons.most());
        page.list("rules", bars(rules, most)).list("reasons", bars(reasons, most));
        page.list("declines", declines());
        page.text("hasDeclines", Tally.ofDeclines(report).isEmpty() ? "" : "yes");
    }

    /** On one scale, so that rules and reasons can be compared. */
    private static List<TemplateModel> bars(Tally tally, long most) {
        List<TemplateModel> bars = new ArrayList<>();
        for (String what : tally.sorted()) {
            bars.add(bar(what, Sentences.about(what), tally.of(what), most));
        }
        return bars;
    }

    private List<TemplateModel> declines() {
        Tally tally = new Tally();
        for (Declined declined : Tally.ofDeclines(report)) {
            tally.add(declined.reason(), declined.count());
        }
        List<TemplateModel> bars = new ArrayList<>();
        for (String reason : tally.sorted()) {
            bars.add(bar(reason, sentence(reason), tally.of(reason), tally.most()));
        }
        return bars;
    }

    private static String sentence(String reason) {
        return Sentences.capital(new Declined(reason, "", 0).explanation()) + ".";
    }

    private static TemplateModel bar(String name, String sentence, long count, long most) {
        // 1 in 100 is the least that can be seen
        Advice advice = Advice.on(name);
        long percent = Math.max(1, count * 100 / most);
        return new TemplateModel()
                .text("name", name)
                .text("sentence", sentence)
                .text("advice", advice == null ? "" : Sentences.capital(advice.words()))
                .text("count", Amounts.count(count))
                .text("percent", Long.toString(percent));
    }
}
