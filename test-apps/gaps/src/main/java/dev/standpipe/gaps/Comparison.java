package dev.standpipe.gaps;

import java.util.List;

/** Something that is done without the agent and with it. */
interface Comparison {
    String label();

    /** What differs, in words; empty when nothing does. */
    List<String> differences() throws Exception;
}
