package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.OtherJvm;
import dev.standpipe.cli.jvm.TargetJvm;
import dev.standpipe.cli.jvm.ThisJvm;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.file.Printable;
import dev.standpipe.json.JsonWriter;
import dev.standpipe.report.Version;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for all that could keep Standpipe from working. */
@Command(
        name = "doctor",
        description = {
            "Check this Java, or a running program, for problems that keep Standpipe from working.",
            "Exit code 1 if something is wrong; each such line says what to do."
        })
public final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(
            arity = "0..1",
            paramLabel = "PID",
            description = "The process to check; without it, the Java that runs this command.")
    private String pid;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (pid != null) {
            user.checkProcess(pid);
        }
        TargetJvm jvm;
        List<CheckResult> knowledge;
        if (pid == null) {
            jvm = new ThisJvm();
            knowledge = ChecksByTrying.run();
        } else {
            OtherJvm other = OtherJvm.ask(pid);
            jvm = other;
            knowledge = AgentStatus.of(other);
        }
        List<CheckResult> results = JvmChecks.of(jvm);
        results.addAll(knowledge);
        PrintWriter out = user.out();
        if (json) {
            out.print(asJson(jvm, results));
            out.flush();
        } else {
            print(out, jvm, results);
        }
        return wrong(results) == 0 ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private static int wrong(List<CheckResult> results) {
        int wrong = 0;
        for (CheckResult result : results) {
            wrong += result.weight == CheckResult.Weight.WRONG ? 1 : 0;
        }
        return wrong;
    }

    private void print(PrintWriter out, TargetJvm jvm, List<CheckResult> results) {
        out.println("Standpipe " + Version.ofThis() + ", looking at " + Printable.line(jvm.name()));
        String topic = "";
        for (CheckResult result : results) {
            out.println(mark(result.weight) + " " + pad(result.topic.equals(topic) ? "" : result.topic)
                    + Printable.line(result.text));
            if (result.remedy != null) {
                out.println("      " + pad("") + Printable.line(result.remedy));
            }
            topic = result.topic;
        }
        int wrong = wrong(results);
        out.println(wrong == 0 ? "all is well" : wrong == 1 ? "one thing is wrong" : wrong + " things are wrong");
    }

    private String mark(CheckResult.Weight weight) {
        switch (weight) {
            case FINE:
                return user.coloured("@|green ok   |@");
            case NOTE:
                return user.coloured("@|yellow note |@");
            default:
                return user.coloured("@|bold,red wrong|@");
        }
    }

    private static String pad(String topic) {
        StringBuilder padded = new StringBuilder(topic);
        while (padded.length() < 18) {
            padded.append(' ');
        }
        return padded.toString();
    }

    private static String asJson(TargetJvm jvm, List<CheckResult> results) {
        JsonWriter writer = new JsonWriter()
                .field("schema", 1)
                .field("version", Version.ofThis())
                .field("jvm", jvm.name())
                .field("wrong", wrong(results))
                .array("checks");
        for (CheckResult result : results) {
            writer.object()
                    .field("topic", result.topic)
                    .field("weight", result.weight.name().toLowerCase(java.util.Locale.ROOT))
                    .field("text", result.text)
                    .field("remedy", result.remedy)
                    .end();
        }
        return writer.end().finished();
    }
}
