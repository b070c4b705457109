package dev.standpipe.agent;

import java.lang.instrument.Instrumentation;

/** Does what the agent is told, at the start of the JVM or when it is attached. */
public interface AttachHandler {
    /** Never throws. Returns what is wrong if those who attached have no other way to know. */
    String attend(String arguments, Instrumentation instrumentation, boolean atStart);
}
