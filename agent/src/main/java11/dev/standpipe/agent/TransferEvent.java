package dev.standpipe.agent;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.Threshold;

/** One transfer in front of a loop. */
@Name("dev.standpipe.Transfer")
@Label("Bulk transfer")
@Category("Standpipe")
@Description("Elements that were moved at once, ahead of a loop that moves them one by one")
@Threshold("10 ms")
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
