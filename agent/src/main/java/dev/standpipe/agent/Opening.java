package dev.standpipe.agent;

import java.lang.instrument.Instrumentation;

/** A way to the package {@code java.io} of the JDK. */
interface Opening {
    void open(Instrumentation instrumentation);
}
