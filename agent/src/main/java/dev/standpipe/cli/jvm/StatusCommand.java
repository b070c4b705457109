package dev.standpipe.cli.jvm;

import dev.standpipe.agent.AgentProperties;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.Printable;
import java.io.PrintWriter;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows how the agent of a running program stands, and what it has done so far. */
@Command(
        name = "status",
        description = {
            "Show what the agent in a running program has found and moved so far.",
            "Nothing changes there. attach PID report=FILE writes the whole report."
        })
public final class StatusCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(paramLabel = "PID", description = "The process, as attach --list shows it.")
    private String pid;

    @Option(
            names = {"-w", "--watch"},
            description = "Show it again every two seconds, until the program ends.")
    private boolean watch;

    @Option(
            names = "--every",
            paramLabel = "SECONDS",
            defaultValue = "2",
            description = "With --watch: how often. Default: 2.")
    private int every;

    @Override
    public Integer call() throws InterruptedException {
        user.checkProcess(pid);
        if (every < 1) {
            throw user.misused("--every " + every + " is no time to wait: name a number of seconds from 1 on");
        }
        show(ask());
        while (watch) {
            Thread.sleep(every * 1000L);
            List<String> lines;
            try {
                lines = ask();
            } catch (Refused gone) {
                user.out().println("process " + pid + " has ended, or does not answer any more");
                return ExitCode.DONE;
            }
            user.out().println();
            show(lines);
        }
        return ExitCode.DONE;
    }

    private List<String> ask() {
        OtherJvm before = OtherJvm.ask(pid);
        if (before.agentProperty(AgentProperties.STATE) == null && !before.isStartedWithTheAgent()) {
            throw new Refused("the agent is not in process " + pid + "; standpipe attach " + pid + " brings it there");
        }
        AttachCommand.load(pid, "status");
        OtherJvm now = OtherJvm.ask(pid);
        List<String> lines = now.agentLines(AgentProperties.STATUS);
        String state = now.agentProperty(AgentProperties.STATE);
        if (lines.isEmpty() || state == null) {
            throw new Refused("the agent in process " + pid + " has no answer: it "
                    + (state == null ? "did not start there" : state)
                    + ", or is of an older release");
        }
        lines = new ArrayList<>(lines);
        lines.add(0, "the agent in process " + pid + " " + state);
        return lines;
    }

    private void show(List<String> lines) {
        PrintWriter out = user.out();
        if (watch) {
            out.println(LocalTime.now().truncatedTo(ChronoUnit.SECONDS));
        }
        for (String line : lines) {
            out.println(Printable.line(line));
        }
        out.flush();
    }
}
