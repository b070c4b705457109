package dev.standpipe.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A C program, compiled where there is a compiler; {@code executable} is null where not, and {@code whyNot} says why. */
public record CSource(Path executable, String whyNot) {
    public static CSource compile(Path source, Path executable, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of("cc"));
        command.addAll(List.of(options));
        command.addAll(List.of("-o", executable.toString(), source.toString(), "-lpthread", "-lm"));
        try {
            Files.deleteIfExists(executable);
            String said = Commands.output(command);
            if (!Files.isExecutable(executable)) {
                return new CSource(null, "cc could not compile it: " + said);
            }
        } catch (IOException e) {
            return new CSource(null, "no C compiler (cc) on this machine");
        }
        return new CSource(executable, null);
    }

    /** The first line of what the compiler says about itself. */
    public static String compiler() throws IOException {
        return Commands.output(List.of("cc", "--version")).lines().findFirst().orElse("cc");
    }
}
