package dev.standpipe.cli.jvm;

import dev.standpipe.agent.AgentProperties;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.ThisProcess;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.format.Reports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** What the agents in the running programs of this user have found and moved so far. */
public final class LiveReports {
    private static final int LOOKS = 20;
    private static final long NANOS_BETWEEN = 50_000_000;

    private final Map<String, Report> reports = new LinkedHashMap<>();
    private final List<String> failures = new ArrayList<>();

    /** Has each of them write one. Programs without the agent stay without it. */
    public static LiveReports ask() {
        LiveReports live = new LiveReports();
        for (String[] jvm : AttachApi.find().list()) {
            if (ThisProcess.is(jvm[0])) {
                continue;
            }
            try {
                live.ask(jvm[0]);
            } catch (Refused silent) {
                if (!hasGone(jvm[0])) {
                    live.failures.add("process " + jvm[0] + " gives no report: " + silent.getMessage());
                }
            }
        }
        return live;
    }

    /** A program that ends while it is asked has nothing to say, and what it left is in a file. */
    private static boolean hasGone(String pid) {
        for (int k = 0; k < LOOKS; k++) {
            boolean there = false;
            for (String[] jvm : AttachApi.find().list()) {
                there |= jvm[0].equals(pid);
            }
            if (!there) {
                return true;
            }
            LockSupport.parkNanos(NANOS_BETWEEN);
        }
        return false;
    }

    private void ask(String pid) {
        OtherJvm jvm;
        try {
            jvm = OtherJvm.ask(pid);
        } catch (Refused silent) {
            // ends just now, or is of another user: nobody can tell whether it has the agent
            return;
        }
        if (jvm.agentProperty(AgentProperties.STATE) == null && !jvm.isStartedWithTheAgent()) {
            return;
        }
        AttachCommand.load(pid, "status");
        if (OtherJvm.ask(pid).agentLines(AgentProperties.STATUS).isEmpty()) {
            // switched off: a report would start it
            return;
        }
        write(pid, jvm);
    }

    private void write(String pid, OtherJvm jvm) {
        String there = jvm.property("java.io.tmpdir") + "/standpipe-" + pid + "-" + Long.toHexString(System.nanoTime())
                + ".json";
        Path here = jvm.path(there);
        try {
            AttachCommand.load(pid, "report=\"" + there + "\"");
            reports.put("process " + pid, Reports.read(here));
        } catch (ReportException e) {
            failures.add("process " + pid + " gives no report: " + e.getMessage());
        } finally {
            delete(here);
        }
    }

    private void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            failures.add(file + " cannot be deleted: " + e.getMessage());
        }
    }

    public Map<String, Report> reports() {
        return reports;
    }

    /** A sentence for each program that has the agent and gave no report. */
    public List<String> failures() {
        return failures;
    }
}
