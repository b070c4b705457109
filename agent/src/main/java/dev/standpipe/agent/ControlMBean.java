package dev.standpipe.agent;

/** What management consoles see and set, under the name {@code dev.standpipe:type=Agent}. */
public interface ControlMBean {
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

    /** Writes a report, in the format of the file's extension; returns the file, or what went wrong. */
    String report(String file);
}
