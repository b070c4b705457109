package dev.standpipe.agent;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Threshold;
import jdk.jfr.events.StackFilter;

/** One transfer in front of a loop. Where the JDK has no such filter, our frames stay on top of the program's. */
@Name("dev.standpipe.Transfer")
@Label("Bulk transfer")
@Category("Standpipe")
@Description("Elements that were moved at once, ahead of a loop that moves them one by one")
@Threshold("10 ms")
@StackFilter({
    "dev.standpipe.agent.TransferEvents",
    "dev.standpipe.runtime.engine.CheckingEngine",
    "dev.standpipe.runtime.engine.Engine",
    "java.io.Standpipe"
})
final class TransferEvent extends Event {
    @Label("Class")
    String inClass;

    @Label("Method")
    String method;

    @Label("Line")
    int line;

    @Label("Direction")
    String direction;

    @Label("Element Type")
    String elementType;

    @Label("Elements")
    @Description("For rounds that are worked on: their bytes")
    long elements;

    @Label("Bytes")
    @DataAmount
    long bytes;

    @Label("Mode")
    @Description("E: by the stream's buffer, P: whole buffers to or from the file, D: large requests")
    String mode;

    @Label("Stream")
    String stream;
}
