package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.summary.Summary;

/** Proves that a loop can be repeated over bytes that were read before. */
final class ReplayAnalysis {
    private final Summary summary;

    ReplayAnalysis(Summary summary) {
        this.summary = summary;
    }

    Verdict verdict() {
        return new CopyAnalysis(summary).verdict();
    }
}
