package dev.standpipe.agent;

/** What management consoles see and set, under the name {@code dev.standpipe:type=Agent}. */
public interface AgentMBean {
    boolean isEnabled();

    void setEnabled(boolean enabled);

    long getClassesSeen();

    long getClassesRewritten();

    long getClassesFailed();

    long getSitesRewritten();

    long getSitesDeclined();

    long getBulkCalls();

    long getElements();

    long getBytes();

    /** Calls that were done both ways, as the option selfcheck asks. */
    long getSelfChecks();

    /** Calls that could not be, because of their streams. */
    long getSelfChecksSkipped();

    /** Loops that were given back their work because a transfer differed. */
    long getSelfCheckAlarms();

    /** Bytes that were there before the program asked for them, as the option prefetch=ahead has it. */
    long getBytesReadAhead();

    /** Bytes that were read ahead for nothing. */
    long getBytesReadAheadUnused();

    /** Writes a report, in the format of the file's extension; returns the file, or what went wrong. */
    String report(String file);
}
