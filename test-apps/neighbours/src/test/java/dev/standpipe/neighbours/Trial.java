package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.report.Report;
import dev.standpipe.report.Reports;
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
    private final String name;
    private final List<String> program;
    private List<String> before = Collections.emptyList();
    private List<String> after = Collections.emptyList();
    private boolean sameErrors = true;
    private Outcome plain;
    private Outcome helped;

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

    /** Options that stand before our agent; they are there without it, too. */
    Trial before(Object... options) {
        before = strings(options);
        return this;
    }

    /** Options that stand after our agent. */
    Trial after(Object... options) {
        after = strings(options);
        return this;
    }

    /** The neighbour says the time, or other things that are never the same, on the standard error stream. */
    Trial withTalkativeNeighbour() {
        sameErrors = false;
        return this;
    }

    /** Runs both and compares; the program must end with the exit code named, or the test would show nothing. */
    Report run(int exitCode) throws Exception {
        Path folder = Places.RUNS.resolve(name);
        delete(folder);
        List<String> options = new ArrayList<>(before);
        options.addAll(after);
        plain = Outcome.of(folder.resolve("plain"), options, program);
        options.add(before.size(), "-javaagent:" + Places.AGENT + "=report=report.json");
        helped = Outcome.of(folder.resolve("helped"), options, program);
        assertThat(plain.exitCode()).as("without the agent: %s", plain.err()).isEqualTo(exitCode);
        assertThat(helped.exitCode()).as("with the agent: %s", helped.err()).isEqualTo(exitCode);
        assertThat(helped.out()).isEqualTo(plain.out()).isNotEmpty();
        assertThat(helped.files()).isEqualTo(plain.files());
        assertThat(helped.err()).doesNotContain("VerifyError", "NoClassDefFoundError", "LinkageError");
        assertThat(helped.ours()).allMatch(line -> line.endsWith(" is on") || line.contains(" loops in "));
        if (sameErrors) {
            assertThat(helped.theirs()).isEqualTo(plain.theirs());
        }
        return Reports.read(helped.work().resolve("report.json"));
    }

    Outcome plain() {
        return plain;
    }

    Outcome helped() {
        return helped;
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> walk = Files.walk(folder)) {
                for (Path path : walk.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    Files.delete(path);
                }
            }
        }
    }
}
