import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCStackTrace;
import org.openjdk.jmc.common.item.IAttribute;
import org.openjdk.jmc.common.item.IItem;
import org.openjdk.jmc.common.item.IItemCollection;
import org.openjdk.jmc.common.item.IItemIterable;
import org.openjdk.jmc.common.item.ItemFilters;
import org.openjdk.jmc.common.util.FormatToolkit;
import org.openjdk.jmc.common.util.TypeHandling;
import org.openjdk.jmc.flightrecorder.JfrAttributes;
import org.openjdk.jmc.flightrecorder.JfrLoaderToolkit;

/**
 * Prints a page with what the event browser of JDK Mission Control shows of a recording: for each type of ours its name, the columns and
 * the first events, and the stack of the first. Its own core reads the recording, and puts names, units and frames into words; the
 * application itself is not in any registry that a build fetches from.
 */
final class EventBrowser {
    private static final int MOST = 12;

    private static final String STYLE = "body { margin: 16px 20px; font: 12px/1.4 system-ui, \"DejaVu Sans\", sans-serif; color: #222; }"
            + " h2 { font-size: 15px; margin: 14px 0 6px; } h2 small { font-weight: 400; color: #666; }"
            + " h3 { font-size: 12px; margin: 10px 0 2px; } table { border-collapse: collapse; }"
            + " th, td { text-align: left; padding: 2px 9px; border: 1px solid #d5dade; white-space: nowrap; }"
            + " th { background: #eceff2; font-weight: 600; } ul { list-style: none; margin: 0; padding: 0; }";

    public static void main(String[] arguments) throws Exception {
        IItemCollection all = JfrLoaderToolkit.loadEvents(new File(arguments[0]));
        StringBuilder page = new StringBuilder("<!DOCTYPE html><meta charset=\"utf-8\"><style>" + STYLE + "</style>\n");
        for (int k = 1; k < arguments.length; k++) {
            for (IItemIterable events : all.apply(ItemFilters.type(arguments[k]))) {
                table(events, page);
            }
        }
        System.out.println(page);
    }

    private static void table(IItemIterable events, StringBuilder page) {
        page.append("<h2>").append(text(events.getType().getName())).append(" <small>");
        page.append(events.getItemCount()).append(" events</small></h2>\n<table><tr>");
        List<IAttribute<?>> columns = new ArrayList<>();
        for (IAttribute<?> column : events.getType().getAttributes()) {
            if (!column.equals(JfrAttributes.EVENT_STACKTRACE) && !column.equals(JfrAttributes.EVENT_TYPE)) {
                columns.add(column);
                page.append("<th>").append(text(column.getName()));
            }
        }
        page.append("</tr>\n");
        IMCStackTrace stack = null;
        int shown = 0;
        for (IItem event : events) {
            if (shown++ == MOST) {
                break;
            }
            page.append("<tr>");
            for (IAttribute<?> column : columns) {
                Object value = column.getAccessor(events.getType()).getMember(event);
                page.append("<td>").append(text(TypeHandling.getValueString(value)));
            }
            page.append("</tr>\n");
            stack = stack == null ? stack(events, event) : stack;
        }
        page.append("</table>\n");
        if (stack != null) {
            page.append("<h3>Stack Trace</h3>\n<ul>\n");
            for (IMCFrame frame : stack.getFrames()) {
                page.append("<li>").append(text(FormatToolkit.getHumanReadable(frame.getMethod())));
                page.append(":").append(frame.getFrameLineNumber()).append("\n");
            }
            page.append("</ul>\n");
        }
    }

    private static IMCStackTrace stack(IItemIterable events, IItem event) {
        return events.getType().hasAttribute(JfrAttributes.EVENT_STACKTRACE)
                ? JfrAttributes.EVENT_STACKTRACE.getAccessor(events.getType()).getMember(event)
                : null;
    }

    private static String text(String value) {
        return String.valueOf(value).replace("&", "&amp;").replace("<", "&lt;");
    }
}
