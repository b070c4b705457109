package dev.standpipe.rewrite;

import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.summary.Summary;

/** Is told of each loop while the code that was found is still as it was. */
public interface LoopListener {
    /** {@code summary} is null for a loop that could not be followed. */
    void found(Finding finding, Summary summary);
}
