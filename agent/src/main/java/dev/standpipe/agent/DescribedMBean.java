package dev.standpipe.agent;

import javax.management.MBeanAttributeInfo;
import javax.management.MBeanInfo;
import javax.management.MBeanOperationInfo;
import javax.management.MBeanParameterInfo;
import javax.management.NotCompliantMBeanException;
import javax.management.StandardMBean;

/** What management consoles show beside the names. */
final class DescribedMBean extends StandardMBean {
    private static final String[][] ATTRIBUTES = {
        {"Enabled", "Whether rewritten loops move in bulk; false sends them back to their own work, at once"},
        {"ClassesSeen", "Classes that the agent has seen"},
        {"ClassesRewritten", "Classes that were changed"},
        {"ClassesFailed", "Classes that stayed as they were because something went wrong"},
        {"SitesRewritten", "Loops that are rewritten"},
        {"SitesDeclined", "Loops that were left alone; the report says why"},
        {"BulkCalls", "Calls that moved something in bulk"},
        {"Elements", "Elements that were moved in bulk"},
        {"Bytes", "Bytes that were moved in bulk"},
        {"SelfChecks", "Calls that were done both ways, as the option selfcheck asks"},
        {"SelfChecksSkipped", "Calls that could not be done both ways, because of their streams"},
        {"SelfCheckAlarms", "Loops that do their own work again because a transfer differed"},
        {"BytesReadAhead", "Bytes that were read before the program asked for them, with prefetch=ahead"},
        {"BytesReadAheadUnused", "Bytes that were read ahead and not used"},
    };

    DescribedMBean(AgentMBean control) throws NotCompliantMBeanException {
        super(control, AgentMBean.class);
    }

    @Override
    protected String getDescription(MBeanInfo info) {
        return "Standpipe, which moves in bulk what loops would move one element at a time";
    }

    @Override
    protected String getDescription(MBeanAttributeInfo attribute) {
        for (String[] described : ATTRIBUTES) {
            if (described[0].equals(attribute.getName())) {
                return described[1];
            }
        }
        return attribute.getDescription();
    }

    /** There is one, and it has one parameter. */
    @Override
    protected String getDescription(MBeanOperationInfo report) {
        return "Writes a report; returns its file, or what went wrong";
    }

    @Override
    protected String getDescription(MBeanOperationInfo report, MBeanParameterInfo file, int sequence) {
        return "A file whose name ends in .html, .json, .sarif, .csv or .txt";
    }

    @Override
    protected String getParameterName(MBeanOperationInfo report, MBeanParameterInfo file, int sequence) {
        return "file";
    }
}
