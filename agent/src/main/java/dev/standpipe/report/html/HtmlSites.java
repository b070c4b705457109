package dev.standpipe.report.html;

import dev.standpipe.report.Activity;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.Sentences;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.runtime.count.Mode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The rows of the table, busy loops first. */
final class HtmlSites {
    /** Those beyond are shown when a reader asks for them: to lay out thousands takes a browser seconds. */
    private static final int AT_ONCE = 300;

    private HtmlSites() {}

    /** In packages, that with the most left first. */
    static List<TemplateModel> of(Report report) {
        long most = 1;
        for (SiteRow site : report.sites()) {
            most = Math.max(most, site.spent().transferNanos());
        }
        List<HtmlPackage> packages = HtmlPackage.of(report.sites());
        List<TemplateModel> groups = new ArrayList<>();
        int before = 0;
        for (HtmlPackage one : packages) {
            List<SiteRow> sorted = one.sites();
            Collections.sort(sorted, HtmlSites::busyFirst);
            List<TemplateModel> rows = new ArrayList<>();
            for (SiteRow site : sorted) {
                rows.add(row(site, report.isDry(), most).text("more", before + rows.size() < AT_ONCE ? "" : " more"));
            }
            groups.add(one.model()
                    .text("more", before < AT_ONCE ? "" : " more")
                    .text("several", packages.size() > 1 ? "yes" : "")
                    .list("sites", rows));
            before += rows.size();
        }
        return groups;
    }

    private static int busyFirst(SiteRow one, SiteRow other) {
        int byLeft = Long.compare(other.spent().transferNanos(), one.spent().transferNanos());
        int byBytes = Long.compare(other.activity().bytes(), one.activity().bytes());
        int byDeclined =
                Long.compare(other.activity().declinedCalls(), one.activity().declinedCalls());
        int byVerdict = Boolean.compare(other.isRewritten(), one.isRewritten());
        return byLeft != 0 ? byLeft : byBytes != 0 ? byBytes : byDeclined != 0 ? byDeclined : byVerdict;
    }

    static TemplateModel place(SiteRow site) {
        Place place = site.place();
        String name = SiteRow.dotted(place.className());
        int simple = name.lastIndexOf('.') + 1;
        return new TemplateModel()
                .text("package", name.substring(0, simple))
                .text("class", name.substring(simple))
                .text("method", place.method())
                .text("parameters", ParameterTypes.of(place.descriptor()))
                .text("position", site.position());
    }

    private static TemplateModel row(SiteRow site, boolean dry, long most) {
        Activity activity = site.activity();
        return place(site)
                .text("what", site.what())
                .text("origin", site.origin())
                .text("originName", name(site.origin()))
                .text("verdict", site.verdict())
                .text("label", site.label())
                .text("why", dry && site.isRewritten() ? "" : why(site))
                .text("calls", Amounts.count(activity.calls()))
                .text("elements", Amounts.count(activity.elements()))
                .text("records", site.isOfRecords() ? " records" : "")
                .text("bytes", Amounts.count(activity.bytes()))
                .text("size", Amounts.bytes(activity.bytes()))
                .text("nanos", Long.toString(activity.nanos()))
                .text("time", activity.nanos() == 0 ? "" : Amounts.nanos(activity.nanos()))
                .text("loopNanos", Amounts.nanos(site.spent().nanos()))
                .text("loopTransferNanos", Amounts.nanos(site.spent().transferNanos()))
                .text("leftNanos", Long.toString(site.spent().transferNanos()))
                .text("samples", Amounts.count(site.spent().samples(), "time", "times"))
                .text("loopElements", singles(site.spent()))
                .text("loopSize", Amounts.count(site.spent().bytes(), "byte", "bytes"))
                .text("entries", entries(site.spent()))
                .text("leftPercent", Long.toString(site.spent().transferNanos() * 100 / most))
                .text("declinedFor", site.isRewritten() ? "" : site.reason())
                .text("savedNanos", Long.toString(site.saved().nanos()))
                .text(
                        "saved",
                        site.saved().isKnown() ? Amounts.nanos(site.saved().nanos()) : "")
                .text("savedCalls", Amounts.count(site.saved().systemCalls(), "system call", "system calls"))
                .text("timed", site.spent().samples() == 0 ? "" : "timed")
                .text("busy", activity.calls() == 0 ? "" : "busy")
                .list("declined", declined(activity));
    }

    /** Empty where it is not known how many they were. */
    static String singles(Spent spent) {
        return spent.elements() == 0 ? "" : Amounts.count(spent.elements(), "element", "elements");
    }

    /** Empty where nobody has counted them. */
    static String entries(Spent spent) {
        return spent.isCounted() ? Amounts.count(spent.entries(), "time", "times") : "";
    }

    private static String why(SiteRow site) {
        if (!site.isRewritten()) {
            return Sentences.capital(site.explanation()) + ".";
        }
        return site.activity().calls() == 0 ? "No transfer in this run." : modes(site.activity());
    }

    /** The last part of a path that ends with a jar or a folder. */
    static String name(String path) {
        String end = path == null ? "" : path.replaceFirst("[!/\\\\]+$", "");
        return end.substring(Math.max(end.lastIndexOf('/'), end.lastIndexOf('\\')) + 1);
    }

    private static String modes(Activity activity) {
        StringBuilder modes = new StringBuilder();
        for (Mode mode : Mode.values()) {
            if (activity.calls(mode) > 0) {
                modes.append(modes.length() == 0 ? "" : ", ");
                modes.append(Amounts.count(activity.calls(mode), "transfer", "transfers"));
                modes.append(" in mode ").append(mode);
            }
        }
        modes.append('.');
        for (Map.Entry<String, String> stream : activity.streams().entrySet()) {
            modes.append(" Through ").append(stream.getKey());
            modes.append(stream.getValue() == null ? "." : ", a " + stream.getValue() + ".");
        }
        return modes.toString();
    }

    private static List<TemplateModel> declined(Activity activity) {
        List<TemplateModel> all = new ArrayList<>();
        for (Declined declined : activity.declined()) {
            all.add(new TemplateModel()
                    .text("count", Amounts.count(declined.count(), "call", "calls"))
                    .text("reason", declined.reason())
                    .text("because", declined.explanation())
                    .text("receiver", declined.receiver() + (declined.why() == null ? "" : ": " + declined.why())));
        }
        return all;
    }
}
