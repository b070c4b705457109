import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A suite, run once in a JVM of its own.
 *
 * @param outcomes what became of each test
 * @param sites the loops that the agent reported; none without the agent
 */
record Run(Map<String, Outcome> outcomes, List<Site> sites, double seconds) {
    private static final int MINUTES = 15;

    /** Runs {@code suite} in {@code folder}; a second run in the same folder finds it as the first did. */
    static Run of(Suite suite, Fetch.Fetched fetched, Path folder, Path java, Path agent)
            throws IOException, InterruptedException {
        Path work = Folders.empty(folder.resolve("work"));
        Path reports = Folders.empty(folder.resolve("reports"));
        Path sites = folder.resolve("sites.csv");
        Files.deleteIfExists(sites);
        Files.createDirectories(work.resolve("target/tmp"));
        List<String> command = new ArrayList<>(List.of(
                java.resolve("bin/java").toString(),
                "-Xverify:all",
                "-Xmx2g",
                "-Djava.io.tmpdir=" + work.resolve("target/tmp"),
                "-Djava.awt.headless=true"));
        command.addAll(suite.options());
        if (agent != null) command.add("-javaagent:" + agent + "=log=quiet,report=" + sites);
        command.addAll(List.of("-cp", fetched.classPath(), "org.junit.platform.console.ConsoleLauncher", "execute"));
        command.addAll(List.of("--scan-classpath", fetched.classes().toString(), "--reports-dir", reports.toString()));
        command.addAll(List.of("--disable-banner", "--details", "none"));
        suite.packages().forEach(name -> command.addAll(List.of("--include-package", name)));
        suite.names().forEach(pattern -> command.addAll(List.of("--include-classname", pattern)));
        suite.exclude().forEach(pattern -> command.addAll(List.of("--exclude-classname", pattern)));
        File output = folder.resolve("output").toFile();
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output);
        builder.environment().put("TZ", "UTC");
        long start = System.nanoTime();
        Process process = builder.start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly().waitFor();
            throw new IOException(suite.name() + " takes more than " + MINUTES + " minutes; its output is " + output);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        Map<String, Outcome> outcomes = new TreeMap<>();
        try (Stream<Path> files = Files.list(reports)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".xml")).toList()) Outcome.read(file, outcomes);
        }
        if (outcomes.isEmpty() || process.exitValue() > 1) {
            throw new IOException(
                    suite.name() + " has not run: exit code " + process.exitValue() + "; its output is " + output);
        }
        return new Run(outcomes, agent == null ? List.of() : Site.read(sites), seconds);
    }
}
