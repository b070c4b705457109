package dev.standpipe.report.html;

import dev.standpipe.report.Amounts;
import dev.standpipe.report.SiteRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The loops of one package, and what they did and cost together. */
final class HtmlPackage {
    private final String name;
    private final List<SiteRow> sites = new ArrayList<>();
    private long bytes;
    private long saved;
    private long left;

    private HtmlPackage(String name) {
        this.name = name;
    }

    /** Those with the most left first, then those that moved most, then by name. */
    static List<HtmlPackage> of(List<SiteRow> sites) {
        Map<String, HtmlPackage> byName = new TreeMap<>();
        for (SiteRow site : sites) {
            String type = site.place().className();
            String name = SiteRow.dotted(type.substring(0, Math.max(0, type.lastIndexOf('/'))));
            byName.computeIfAbsent(name, HtmlPackage::new).add(site);
        }
        List<HtmlPackage> packages = new ArrayList<>(byName.values());
        Collections.sort(packages, HtmlPackage::heaviestFirst);
        return packages;
    }

    private void add(SiteRow site) {
        sites.add(site);
        bytes += site.activity().bytes();
        saved += site.saved().nanos();
        left += site.spent().transferNanos();
    }

    private static int heaviestFirst(HtmlPackage one, HtmlPackage other) {
        int byLeft = Long.compare(other.left, one.left);
        return byLeft != 0 ? byLeft : Long.compare(other.bytes, one.bytes);
    }

    List<SiteRow> sites() {
        return sites;
    }

    TemplateModel model() {
        return new TemplateModel()
                .text("packageName", name.isEmpty() ? "no package" : name)
                .text("packageLoops", Amounts.count(sites.size(), "loop", "loops"))
                .text("packageMoved", bytes == 0 ? "" : Amounts.bytes(bytes) + " moved")
                .text("packageSaved", saved == 0 ? "" : "≈ " + Amounts.nanos(saved) + " saved")
                .text("packageLeft", left == 0 ? "" : "≈ " + Amounts.nanos(left) + " left");
    }
}
