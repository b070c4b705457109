package dev.standpipe.cli.jvm;

import dev.standpipe.agent.AgentProperties;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.Printable;
import dev.standpipe.file.ThisProcess;
import dev.standpipe.options.OptionSources;
import dev.standpipe.options.Options;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Brings the agent into a program that runs already. */
@Command(
        name = "attach",
        description = {
            "Attach the agent to a running program, or change what an attached agent does.",
            "The program keeps running; its loops are rewritten from their next call on.",
            "attach PID enabled=false lets all loops do their own work again."
        })
public final class AttachCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(index = "0", arity = "0..1", paramLabel = "PID", description = "The process, as --list shows it.")
    private String pid;

    @Parameters(
            index = "1..*",
            paramLabel = "key=value",
            description =
                    "Options of the agent, as after -javaagent:standpipe.jar=. Paths are those of the other program.")
    private String[] options = {};

    @Option(
            names = {"-l", "--list"},
            description = "List the Java programs of this user.")
    private boolean list;

    @Override
    public Integer call() {
        PrintWriter out = user.out();
        if (list) {
            list(out);
            return ExitCode.DONE;
        }
        if (pid == null) {
            throw user.misused("name a process by its PID; --list shows them");
        }
        user.checkProcess(pid);
        String joined = String.join(",", options);
        Options asked = Options.of(joined, new Elsewhere());
        if (asked.askForHelp()) {
            throw user.misused("docs/options.md lists the options, and so does -javaagent:standpipe.jar=help");
        }
        List<String> warnings = asked.warnings();
        if (!warnings.isEmpty()) {
            throw user.misused(String.join("; ", warnings));
        }
        AttachObstacles.check(pid);
        load(pid, joined);
        for (String line : outcome()) {
            out.println(Printable.line(line));
        }
        return ExitCode.DONE;
    }

    /** Only what is said here can be wrong here: a file of options, too, is one of the other program. */
    private static final class Elsewhere extends OptionSources {
        @Override
        protected String property(String name) {
            return null;
        }

        @Override
        protected String variable(String name) {
            return null;
        }

        @Override
        protected InputStream open(String file) {
            return new ByteArrayInputStream(new byte[0]);
        }
    }

    /** What the agent has left for us to read, a line each. */
    private List<String> outcome() {
        OtherJvm there = OtherJvm.ask(pid);
        String refusal = there.agentProperty(AgentProperties.REFUSAL);
        if (refusal == null) {
            return Collections.singletonList(
                    "process " + pid + " has loaded the agent; its messages are in the error output of that program");
        }
        if (!refusal.isEmpty()) {
            throw new Refused("the agent in process " + pid + " says: " + refusal);
        }
        List<String> lines = new ArrayList<>();
        lines.add("the agent in process " + pid + " " + there.agentProperty(AgentProperties.STATE)
                + "; its messages are in the error output of that program");
        lines.addAll(there.agentLines(AgentProperties.DONE));
        return lines;
    }

    private static void list(PrintWriter out) {
        List<String[]> jvms = AttachApi.find().list();
        for (String[] jvm : jvms) {
            if (!ThisProcess.is(jvm[0])) {
                out.println(
                        jvm[0] + "  " + (jvm[1].isEmpty() ? "(it does not say what it runs)" : Printable.line(jvm[1])));
            }
        }
    }

    /** Has the agent there read {@code arguments}; returns when it has done its work. */
    static void load(String pid, String arguments) {
        File jar = OwnJar.find();
        AttachApi api = AttachApi.find();
        try {
            AttachApi.Connection connection = api.connect(pid);
            try {
                connection.load(jar.getPath(), arguments);
            } finally {
                connection.close();
            }
        } catch (Exception e) {
            AttachObstacles.explain(pid, jar, e);
        }
    }
}
