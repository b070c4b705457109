package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Report;
import dev.standpipe.report.format.Reports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program run without the agent and with it: nobody may see a difference but the agent's own report. */
final class Trial {
    private static final String[] FAILURES = {"VerifyError", "NoClassDefFoundError", "LinkageError"};

    /** What the agent says when something did not go well. */
    private static final String[] COMPLAINTS = {
        "stays as it is", "stayed as they were", "rewrites nothing", "did not start", "cannot", "has no"
    };

    private final String name;
    private final List<String> program;
    private List<String> neighbour = Collections.emptyList();
    private boolean sameErrors = true;

    private Trial(String name, List<String> program) {
        this.name = name;
        this.program = program;
    }

    static Trial of(String name, Object... program) {
        return new Trial(name, strings(program));
    }

    private static List<String> strings(Object... values) {
        return Arrays.stream(values).map(Object::toString).collect(Collectors.toList());
    }

    /** Options of another agent: it is there without ours, too, and then once before it and once after it. */
    Trial beside(Object... options) {
        neighbour = strings(options);
        return this;
    }

    /** Somebody says the time, or other things that are never the same, on the standard error stream. */
    Trial withChatter() {
        sameErrors = false;
        return this;
    }

    /** Runs and compares; the program must end with the exit code named, or the test would show nothing. First without our agent, then with it. */
    List<Outcome> run(int exitCode) throws Exception {
        Path folder = Places.RUNS.resolve(name);
        delete(folder);
        Outcome plain = Outcome.of(folder.resolve("plain"), neighbour, program);
        assertThat(plain.exitCode()).as("without the agent: %s", plain.err()).isEqualTo(exitCode);
        List<Outcome> outcomes = new ArrayList<>(Collections.singletonList(plain));
        String agent = "-javaagent:" + Places.AGENT + "=report=report.json";
        if (!neighbour.isEmpty()) {
            List<String> options = new ArrayList<>(neighbour);
            options.add(agent);
            outcomes.add(Outcome.of(folder.resolve("after-the-neighbour"), options, program));
        }
        List<String> options = new ArrayList<>(neighbour);
        options.add(0, agent);
        outcomes.add(Outcome.of(folder.resolve("first"), options, program));
        for (Outcome helped : outcomes.subList(1, outcomes.size())) {
            compare(plain, helped);
        }
        return outcomes;
    }

    private void compare(Outcome plain, Outcome helped) throws IOException {
        assertThat(helped.exitCode()).as("%s: %s", helped, helped.err()).isEqualTo(plain.exitCode());
        assertThat(helped.out()).as(helped.toString()).isEqualTo(plain.out()).isNotEmpty();
        assertThat(helped.files()).as(helped.toString()).isEqualTo(plain.files());
        assertThat(helped.err()).as(helped.toString()).doesNotContain(FAILURES);
        assertThat(String.join("\n", helped.ours())).as(helped.toString()).doesNotContain(COMPLAINTS);
        if (sameErrors) {
            assertThat(helped.theirs()).as(helped.toString()).isEqualTo(plain.theirs());
        }
    }

    static Report report(Outcome helped) throws IOException {
        return Reports.read(helped.work().resolve("report.json"));
    }

    static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> walk = Files.walk(folder)) {
                for (Path path : walk.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    Files.delete(path);
                }
            }
        }
    }
}
