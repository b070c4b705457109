package dev.standpipe.corpus;

import dev.standpipe.corpus.count.CarryingLoop;
import dev.standpipe.rewrite.report.Finding;

/** One loop: what the count says of it, what the rewriter says of it; either may not know it. */
record Row(String library, int version, String language, String className, CarryingLoop counted, Finding finding) {

    boolean carries() {
        return counted != null;
    }

    boolean pure() {
        return counted != null && counted.pure();
    }

    boolean rewritten() {
        return finding != null && finding.isRewritten();
    }

    /** The rule or the reason. */
    String verdict() {
        if (finding == null) {
            return "not found";
        }
        return finding.isRewritten() ? finding.rule() : finding.reason().name();
    }

    String method() {
        return counted != null ? counted.method() : finding.place().method();
    }

    int line() {
        return counted != null ? counted.line() : finding.place().line();
    }

    String place() {
        return className.replace('/', '.') + "." + method() + (line() > 0 ? ":" + line() : "");
    }

    static String csvHead() {
        return "library,class file version,language,class,method,descriptor,instruction,line,direction,element,receiver,count,verdict,why";
    }

    String csv() {
        return String.join(
                ",",
                quoted(library),
                "" + version,
                language,
                quoted(className.replace('/', '.')),
                quoted(method()),
                quoted(counted != null ? counted.descriptor() : finding.place().descriptor()),
                ""
                        + (counted != null
                                ? counted.transfers().iterator().next()
                                : finding.place().instruction()),
                "" + line(),
                counted != null
                        ? counted.reads() ? "read" : "write"
                        : finding.carried().direction().name().toLowerCase(java.util.Locale.ROOT),
                finding == null ? "" : finding.carried().element(),
                finding == null ? "" : quoted(finding.carried().receiver()),
                counted == null
                        ? ""
                        : counted.pure() ? "pure copy" : counted.alone() ? "carries" : "carries among other things",
                finding == null ? "not found" : finding.isRewritten() ? "rewritten" : "kept",
                finding == null
                        ? ""
                        : quoted(
                                finding.isRewritten()
                                        ? finding.rule()
                                        : finding.reason().name()));
    }

    private static String quoted(String text) {
        return text.contains(",") ? '"' + text + '"' : text;
    }
}
