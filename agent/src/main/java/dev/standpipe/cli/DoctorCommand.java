package dev.standpipe.cli;

import dev.standpipe.report.Version;
import dev.standpipe.report.json.JsonWriter;
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
final class DoctorCommand implements Callable<Integer> {
    @Mixin
    private Conversation user;

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
        Patient patient;
        List<Symptom> knowledge;
        if (pid == null) {
            patient = new ThisJvm();
            knowledge = SelfKnowledge.run();
        } else {
            OtherJvm other = OtherJvm.ask(pid);
            patient = other;
            knowledge = Standing.of(other);
        }
        List<Symptom> symptoms = Checkup.of(patient);
        symptoms.addAll(knowledge);
        PrintWriter out = user.out();
        if (json) {
            out.print(asJson(patient, symptoms));
            out.flush();
        } else {
            print(out, patient, symptoms);
        }
        return wrong(symptoms) == 0 ? Exit.DONE : Exit.FINDINGS;
    }

    private static int wrong(List<Symptom> symptoms) {
        int wrong = 0;
        for (Symptom symptom : symptoms) {
            wrong += symptom.weight == Symptom.Weight.WRONG ? 1 : 0;
        }
        return wrong;
    }

    private void print(PrintWriter out, Patient patient, List<Symptom> symptoms) {
        out.println("Standpipe " + Version.ofThis() + ", looking at " + patient.name());
        String topic = "";
        for (Symptom symptom : symptoms) {
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

    private String mark(Symptom.Weight weight) {
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

    private static String asJson(Patient patient, List<Symptom> symptoms) {
        JsonWriter writer = new JsonWriter()
                .field("schema", 1)
                .field("version", Version.ofThis())
                .field("jvm", patient.name())
                .field("wrong", wrong(symptoms))
                .array("checks");
        for (Symptom symptom : symptoms) {
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
