package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** The C program, compiled where there is a compiler; {@code whyNot} is null or says why there is none. */
record CProgram(Path executable, String description, String whyNot) {
    static CProgram build(Path folder) throws IOException {
        Path source = folder.resolve("transfer.c");
        Path executable = folder.resolve("transfer");
        try (InputStream in = CProgram.class.getResourceAsStream("transfer.c")) {
            Files.copy(in, source, StandardCopyOption.REPLACE_EXISTING);
        }
        CSource built = CSource.compile(source, executable, "-O3");
        if (built.whyNot() != null) {
            return new CProgram(null, "", built.whyNot());
        }
        String cpu = Commands.output(List.of(executable.toString(), "--cpu")).trim();
        return new CProgram(executable, CSource.compiler() + ", -O3, " + cpu, null);
    }

    List<String> command(Stack stack, Direction direction, Element element, Path file) {
        String size = element == Element.DOUBLE ? "9" : Integer.toString(element.size);
        return List.of(
                executable.toString(),
                direction.name(),
                size,
                stack == Stack.BYTES ? "memory" : "file",
                file.toString());
    }
}
