import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program as people have it, large and not made for this: the Kotlin compiler, which compiles one file. */
final class Compiling {
    /** With fewer it would show nothing. */
    private static final int CLASSES = 3_000;

    private static final Pattern REWRITTEN = Pattern.compile("\"sitesRewritten\": *(\\d+)");

    private final String classPath;
    private final Path source;
    private final Path work;

    /** @param jars the folder with the compiler and all it needs */
    Compiling(Path jars, Path source, Path work) throws IOException {
        try (Stream<Path> files = Files.list(jars)) {
            classPath = files.map(Path::toString)
                    .filter(name -> name.endsWith(".jar"))
                    .sorted()
                    .collect(Collectors.joining(":"));
        }
        this.source = source;
        this.work = work;
    }

    /** What stands behind the options of the JVM. */
    List<String> program() {
        return List.of(
                "-cp",
                classPath,
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                "-nowarn",
                "-no-stdlib",
                "-no-reflect",
                "-cp",
                classPath,
                "-d",
                work.resolve("compiled").toString(),
                source.toString());
    }

    /** How many classes it loads that are not the JDK's, and how many loops in them are rewritten. */
    Size size(Path jdk, Path agent) throws IOException, InterruptedException {
        Path report = work.resolve("compiling.json");
        List<String> command = new ArrayList<>(List.of(
                jdk.resolve("bin/java").toString(),
                "-verbose:class",
                "-javaagent:" + agent + "=log=quiet,report=" + report));
        command.addAll(program());
        int classes = 0;
        for (String line : Overhead.run(command).split("\n")) {
            classes += line.contains("Loaded org.jetbrains.") || line.matches(".*class,load\\] org\\.jetbrains\\..*") ? 1 : 0;
        }
        if (classes < CLASSES) {
            throw new IOException("the Kotlin compiler has loaded " + classes + " classes only on " + jdk);
        }
        Matcher rewritten = REWRITTEN.matcher(Files.readString(report));
        if (!rewritten.find()) {
            throw new IOException("the report does not say how many loops were rewritten: " + report);
        }
        return new Size(classes, Integer.parseInt(rewritten.group(1)));
    }

    /** Of the program, on one JDK. */
    record Size(int classes, int rewritten) {}
}
