package dev.standpipe.agent;

import dev.standpipe.file.FilePattern;
import dev.standpipe.report.Totals;
import dev.standpipe.report.format.Reports;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.engine.EngineChecks;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * The agent as a management bean. Only on demand: the classes of management alone take longer to load than all of the
 * agent.
 */
final class AgentControl implements AgentMBean {
    private final AgentSession session;
    private final Transformer transformer;

    /** Who steers by a network is to replace nothing but what came about that way. */
    private final Set<String> written = new HashSet<>();

    private AgentControl(AgentSession session, Transformer transformer) {
        this.session = session;
        this.transformer = transformer;
    }

    /** Whoever calls catches it all: without module java.management not even this class can be linked. */
    static void register(AgentSession session, Transformer transformer) throws JMException {
        ManagementFactory.getPlatformMBeanServer()
                .registerMBean(
                        new DescribedMBean(new AgentControl(session, transformer)),
                        new ObjectName("dev.standpipe:type=Agent"));
    }

    @Override
    public boolean isEnabled() {
        return session.isOn();
    }

    @Override
    public void setEnabled(boolean enabled) {
        transformer.enable(enabled);
    }

    @Override
    public long getClassesSeen() {
        return totals().classes().seen();
    }

    @Override
    public long getClassesRewritten() {
        return totals().classes().rewritten();
    }

    @Override
    public long getClassesFailed() {
        return session.failures();
    }

    @Override
    public long getSitesRewritten() {
        return totals().sitesRewritten();
    }

    @Override
    public long getSitesDeclined() {
        return totals().sitesDeclined();
    }

    @Override
    public long getBulkCalls() {
        return totals().bulkCalls();
    }

    @Override
    public long getElements() {
        return totals().elements();
    }

    @Override
    public long getBytes() {
        return totals().bytes();
    }

    @Override
    public long getSelfChecks() {
        return EngineChecks.checks();
    }

    @Override
    public long getSelfChecksSkipped() {
        return EngineChecks.skips();
    }

    @Override
    public long getSelfCheckAlarms() {
        return EngineChecks.differences();
    }

    @Override
    public long getBytesReadAhead() {
        return Prefetch.bytesUsed();
    }

    @Override
    public long getBytesReadAheadUnused() {
        return Prefetch.bytesUnused();
    }

    @Override
    public String report(String file) {
        if (file == null) {
            return "The report cannot be written: name a file that ends in one of " + Reports.endings();
        }
        try {
            String name = FilePattern.report(file);
            synchronized (written) {
                if (!written.contains(name) && new File(name).exists()) {
                    return "The report cannot be written to " + name
                            + ": there is such a file, and it is not from here";
                }
                Path report = Reports.write(session.report(), name);
                written.add(name);
                return report.toAbsolutePath().toString();
            }
        } catch (IOException e) {
            return e.getMessage();
        }
    }

    private Totals totals() {
        return session.report().totals();
    }
}
