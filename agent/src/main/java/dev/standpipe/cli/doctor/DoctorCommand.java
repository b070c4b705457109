package dev.standpipe.cli.doctor;

import dev.standpipe.cli.jvm.OtherJvm;
import dev.standpipe.cli.jvm.TargetJvm;
import dev.standpipe.cli.jvm.ThisJvm;
import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.ExitCode;
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
            "Look for all that could keep Standpipe from working, in this Java or in a program that runs already.",
            "Exit code 1 if something is wrong; each such line says what to do."
        })
public final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private CommonOptions user;

    @Parameters(
            arity = "0..1",
            paramLabel = "PID",
            description = "The process to look at; without it, the Java that runs this command.")
    private String pid;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        if (pid != null) {
            user.checkProcess(pid);
        }
        TargetJvm patient;
        List<CheckResult> knowledge;
        if (pid == null) {
            patient = new ThisJvm();
            knowledge = ChecksByTrying.run();
        } else {
            OtherJvm other = OtherJvm.ask(pid);
            patient = other;
            knowledge = AgentStatus.of(other);
        }
        List<CheckResult> symptoms = JvmChecks.of(patient);
        symptoms.addAll(knowledge);
        PrintWriter out = user.out();
        if (json) {
            out.print(asJson(patient, symptoms));
            out.flush();
        } else {
            print(out, patient, symptoms);
        }
        return wrong(symptoms) == 0 ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private static int wrong(List<CheckResult> symptoms) {
        int wrong = 0;
        for (CheckResult symptom : symptoms) {
            wrong += symptom.weight == CheckResult.Weight.WRONG ? 1 : 0;
        }
        return wrong;
    }

    private void print(PrintWriter out, TargetJvm patient, List<CheckResult> symptoms) {
        out.println("Standpipe " + Version.ofThis() + ", looking at " + patient.name());
        String topic = "";
        for (CheckResult symptom : symptoms) {
            out.println(
                    mark(symptom.weight) + " " + pad(symptom.topic.equals(topic) ? "" : symptom.topic) + symptom.text);
            if (symptom.remedy != null) {
                out.println("      " + pad("") + symptom.remedy);
            }
            topic = symptom.topic;
        }
        int wrong = wrong(symptoms);
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

    private static String asJson(TargetJvm patient, List<CheckResult> symptoms) {
        JsonWriter writer = new JsonWriter()
                .field("schema", 1)
                .field("version", Version.ofThis())
                .field("jvm", patient.name())
                .field("wrong", wrong(symptoms))
                .array("checks");
        for (CheckResult symptom : symptoms) {
            writer.object()
                    .field("topic", symptom.topic)
                    .field("weight", symptom.weight.name().toLowerCase(java.util.Locale.ROOT))
                    .field("text", symptom.text)
                    .field("remedy", symptom.remedy)
                    .end();
        }
        return writer.end().finished();
    }
}
