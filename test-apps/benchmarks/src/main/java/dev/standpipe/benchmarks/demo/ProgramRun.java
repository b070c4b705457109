package dev.standpipe.benchmarks.demo;

import dev.standpipe.benchmarks.Told;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One run of an old program: what it said, and the nanoseconds of each phase and of all of it. */
record ProgramRun(String said, Map<String, Long> phases) {
    /** The whole process, which stands after the phases. */
    static final String WHOLE = "whole run";

    /** @param scratch a folder for what it says */
    static ProgramRun of(List<String> command, Path scratch) throws IOException {
        Told told = Told.by(command, scratch);
        if (told.exit() != 0) {
            throw new IOException("exit code " + told.exit() + " of " + String.join(" ", command)
                    + "; what it said is in " + scratch + ", in stdout and stderr");
        }
        return of(told);
    }

    static ProgramRun of(Told told) {
        Map<String, Long> phases = told.phases();
        phases.put(WHOLE, told.nanos());
        return new ProgramRun(told.rest(), phases);
    }
}
