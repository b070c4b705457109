package dev.standpipe.agent;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Period;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** What one rewritten loop has moved since the JVM started. */
@Name("dev.standpipe.Site")
@Label("Rewritten loop")
@Category("Standpipe")
@Description("What bulk transfers in front of a loop have moved since the JVM started")
@Period("endChunk")
@StackTrace(false)
final class SiteEvent extends Event {
    @Label("Class")
    String inClass;

    @Label("Method")
    String method;

    @Label("Line")
    int line;

    @Label("Rule")
    String rule;

    @Label("Calls")
    long calls;

    @Label("Elements")
    long elements;

    @Label("Bytes")
    @DataAmount
    long bytes;

    @Label("Time")
    @Description("In calls of 16 KiB and more that went beyond the buffer of a stream")
    @Timespan
    long time;
}
