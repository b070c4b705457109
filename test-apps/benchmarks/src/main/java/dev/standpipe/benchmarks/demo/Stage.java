package dev.standpipe.benchmarks.demo;

import dev.standpipe.benchmarks.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What the programs run on: a JDK, the agent's jar, the jar of the programs, and a folder to work in. */
record Stage(Jdk jdk, Path agent, Path programs, Path work) {
    ProgramRun generate(Act act, Folder data) throws IOException {
        return start(List.of(), act, "generate", data, Integer.toString(act.size()));
    }

    ProgramRun without(Act act, Folder data) throws IOException {
        return start(List.of(), act, "run", data);
    }

    ProgramRun with(Act act, Folder data) throws IOException {
        return start(List.of("-javaagent:" + agent + "=report=\"" + report(act) + "\""), act, "run", data);
    }

    Path report(Act act) {
        return work.resolve(act.name() + ".json");
    }

    /** One page out of the reports of all. */
    void merge(List<Act> acts, Path page) throws IOException {
        List<String> command = new ArrayList<>(List.of(java(), "-jar", agent.toString(), "report", "merge"));
        acts.forEach(act -> command.add(report(act).toString()));
        command.addAll(List.of("-o", page.toString()));
        ProgramRun.of(command, work);
    }

    private ProgramRun start(List<String> options, Act act, String verb, Folder data, String... more)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(options);
        command.addAll(List.of(
                "-cp", programs.toString(), act.program(), verb, data.path().toString()));
        command.addAll(List.of(more));
        Files.createDirectories(work);
        return ProgramRun.of(command, work);
    }

    private String java() {
        return jdk.home().resolve("bin/java").toString();
    }
}
