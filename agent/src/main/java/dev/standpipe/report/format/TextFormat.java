package dev.standpipe.report.format;

import dev.standpipe.file.Printable;
import dev.standpipe.report.Activity;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportFormat;
import dev.standpipe.report.ReportSummary;
import dev.standpipe.report.Run;
import dev.standpipe.report.Saved;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
import dev.standpipe.report.WorkRow;
import dev.standpipe.runtime.count.Mode;

/** A summary and then the loops, for a terminal or a mail. */
final class TextFormat implements ReportFormat {
    @Override
    public String of(Report report) {
        StringBuilder text = new StringBuilder();
        line(text, Report.TOOL + " " + report.version());
        for (Run run : report.runs()) {
            line(
                    text,
                    run.started() + " to " + run.ended() + ", " + run.jdk() + ", " + run.os()
                            + (run.pid() == 0 ? "" : ", process " + run.pid())
                            + (run.backend() == null ? "" : ", backend " + run.backend()));
            if (run.command() != null) {
                line(text, run.command());
            }
            for (WorkRow work : run.busiestWorks()) {
                line(text, "  " + work.title() + ": " + work.inWords());
            }
        }
        line(text, ReportSummary.classes(report));
        line(text, "");
        for (String line : ReportSummary.of(report, null)) {
            line(text, line);
        }
        if (report.totals().bytes() > 0) {
            line(text, "  " + Amounts.count(report.totals().bytes(), "byte", "bytes") + " in all");
        }
        if (report.totals().spent().elements() > 0) {
            line(text, "  " + ReportSummary.singles(report.totals().spent()) + " where it is known what one takes");
        }
        for (SiteRow site : report.sites()) {
            line(text, "");
            line(text, site.where());
            line(text, "  " + site.what());
            line(
                    text,
                    site.isRewritten()
                            ? "  rewritten by " + site.rule() + ": " + site.explanation()
                            : "  left alone, " + site.reason() + ": " + site.explanation());
            activity(text, site);
            saved(text, site.saved());
            spent(text, site.spent());
        }
        return text.toString();
    }

    private static void saved(StringBuilder text, Saved saved) {
        if (saved.isKnown()) {
            line(
                    text,
                    "  saved about " + Amounts.nanos(saved.nanos()) + " and "
                            + Amounts.count(saved.systemCalls(), "system call", "system calls") + " or more");
        }
    }

    private static void spent(StringBuilder text, Spent spent) {
        if (spent.samples() > 0) {
            line(
                    text,
                    "  about " + Amounts.nanos(spent.nanos()) + " in its own rounds, "
                            + Amounts.nanos(spent.transferNanos()) + " of it to move " + ReportSummary.singles(spent)
                            + " (seen " + Amounts.count(spent.samples(), "time", "times") + ")");
        }
        if (spent.isCounted()) {
            line(text, "  entered " + Amounts.count(spent.entries(), "time", "times"));
        }
    }

    private static void activity(StringBuilder text, SiteRow site) {
        Activity activity = site.activity();
        if (activity.calls() > 0) {
            StringBuilder modes = new StringBuilder();
            for (Mode mode : Mode.values()) {
                if (activity.calls(mode) > 0) {
                    modes.append(modes.length() == 0 ? "" : ", ").append(mode).append(' ');
                    modes.append(Amounts.count(activity.calls(mode)));
                }
            }
            line(
                    text,
                    "  " + Amounts.count(activity.calls(), "transfer", "transfers") + " (" + modes + "), "
                            + (site.isOfRecords()
                                    ? Amounts.count(activity.elements(), "record", "records")
                                    : Amounts.count(activity.elements(), "element", "elements"))
                            + ", "
                            + Amounts.count(activity.bytes(), "byte", "bytes") + ", "
                            + Amounts.nanos(activity.nanos()) + " in the large ones");
        }
        for (Declined declined : activity.declined()) {
            line(
                    text,
                    "  " + Amounts.count(declined.count(), "call", "calls") + " left to the loop, " + declined.reason()
                            + ": " + declined.explanation() + " (" + declined.receiver()
                            + (declined.why() == null ? "" : ": " + declined.why()) + ")");
        }
        activity.streams()
                .forEach((type, kind) -> line(text, "  through " + type + (kind == null ? "" : ", a " + kind)));
    }

    private static void line(StringBuilder text, String line) {
        text.append(Printable.line(line)).append('\n');
    }
}
