package dev.standpipe.report.format;

import dev.standpipe.report.Activity;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportFormat;
import dev.standpipe.report.SiteRow;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.runtime.count.Mode;

/** One line for each loop, as RFC 4180 has it. */
final class CsvFormat implements ReportFormat {
    private static final String HEADER = "id,class,method,descriptor,line,source,rule,direction,element,receiver,"
            + "verdict,reason,explanation,bulkCalls,elements,bytes,E,P,D,nanos,declinedCalls,declinedBecause,"
            + "loopSamples,loopNanos,loopTransferNanos,savedNanos,savedSystemCalls,loopElements,loopBytes,loopEntries";

    @Override
    public String of(Report report) {
        StringBuilder csv = new StringBuilder(HEADER).append("\r\n");
        for (SiteRow site : report.sites()) {
            Place place = site.place();
            row(
                    csv,
                    site.id(),
                    place.className(),
                    place.method(),
                    place.descriptor(),
                    place.line(),
                    place.source(),
                    site.rule(),
                    site.isRead() ? "read" : "write",
                    site.carried().element(),
                    site.carried().receiver(),
                    site.verdict(),
                    site.reason(),
                    site.explanation(),
                    site.activity().calls(),
                    site.activity().elements(),
                    site.activity().bytes(),
                    site.activity().calls(Mode.EXACT),
                    site.activity().calls(Mode.PHASED),
                    site.activity().calls(Mode.DIRECT),
                    site.activity().nanos(),
                    site.activity().declinedCalls(),
                    because(site.activity()),
                    site.spent().samples(),
                    site.spent().nanos(),
                    site.spent().transferNanos(),
                    site.saved().nanos(),
                    site.saved().systemCalls(),
                    site.spent().elements(),
                    site.spent().bytes(),
                    site.spent().isCounted() ? site.spent().entries() : null);
        }
        return csv.toString();
    }

    private static String because(Activity activity) {
        StringBuilder because = new StringBuilder();
        for (Declined declined : activity.declined()) {
            because.append(because.length() == 0 ? "" : "; ");
            because.append(declined.reason()).append(' ').append(declined.receiver());
            because.append(' ').append(declined.count());
        }
        return because.toString();
    }

    private static void row(StringBuilder csv, Object... cells) {
        String separator = "";
        for (Object cell : cells) {
            csv.append(separator);
            if (cell instanceof String) {
                csv.append(quoted(unexecuted((String) cell)));
            } else if (cell != null) {
                csv.append(cell);
            }
            separator = ",";
        }
        csv.append("\r\n");
    }

    /**
     * A spreadsheet takes a text for a formula that begins with one of these, and for a text what begins with an
     * apostrophe.
     */
    private static String unexecuted(String text) {
        return !text.isEmpty() && "=+-@\t\r\n".indexOf(text.charAt(0)) >= 0 ? '\'' + text : text;
    }

    private static String quoted(String cell) {
        for (int i = 0; i < cell.length(); i++) {
            if (",\"\r\n".indexOf(cell.charAt(i)) >= 0) {
                return '"' + cell.replace("\"", "\"\"") + '"';
            }
        }
        return cell;
    }
}
