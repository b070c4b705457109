import java.io.IOException;
import java.io.Reader;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** Runs published test suites of libraries without the agent, twice, and with it, and compares test by test: {@code .ci/upstream}. */
final class Upstream {
    private Upstream() {}

    /** Arguments: the table, the cache, the agent, a JDK to run on, the folder of the pages or -, and names of suites; none means all. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Locale.setDefault(Locale.ROOT);
        Path cache = Path.of(arguments[1]).toAbsolutePath();
        Path agent = Path.of(arguments[2]).toAbsolutePath();
        Path java = Path.of(arguments[3]);
        List<String> names = List.of(arguments).subList(5, arguments.length);
        List<Suite> suites = Suite.read(Path.of(arguments[0])).stream()
                .filter(suite -> names.isEmpty() || names.contains(suite.name()))
                .toList();
        if (suites.isEmpty()) {
            System.err.println("upstream: no suite in " + arguments[0] + " is called " + String.join(" or ", names));
            System.exit(2);
        }
        List<Comparison> compared = new ArrayList<>();
        boolean failed = false;
        for (Suite suite : suites) {
            Comparison comparison = compare(suite, cache, java, agent);
            compared.add(comparison);
            System.out.printf(
                    "%-24s %5d tests, %d differ, %d of %d rewritten loops executed, %.0f s, with the agent %.0f s%n",
                    suite.name(),
                    comparison.tests(),
                    comparison.differing().size(),
                    comparison.executed().size(),
                    comparison.own().size(),
                    comparison.first().seconds(),
                    comparison.agent().seconds());
            if (comparison.complaint() != null) {
                failed = true;
                System.err.println("upstream: " + suite.name() + ": " + comparison.complaint());
            }
        }
        if (!failed && !arguments[4].equals("-")) {
            Path docs = Path.of(arguments[4]);
            Page page = new Page(compared, release(java));
            double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
            Files.writeString(docs.resolve("upstream.md"), page.text(load));
            Files.writeString(docs.resolve("upstream.csv"), page.csv());
        }
        System.exit(failed ? 1 : 0);
    }

    /** The release that the JDK in {@code java} says it is. */
    private static String release(Path java) throws IOException {
        Properties release = new Properties();
        try (Reader reader = Files.newBufferedReader(java.resolve("release"))) {
            release.load(reader);
        }
        return release.getProperty("JAVA_VERSION").replace("\"", "");
    }

    private static Comparison compare(Suite suite, Path cache, Path java, Path agent)
            throws IOException, InterruptedException {
        Fetch.Fetched fetched = new Fetch(cache).fetch(suite);
        Path folder = fetched.classes().resolveSibling("run");
        Run first = Run.of(suite, fetched, folder, java, null);
        Run second = Run.of(suite, fetched, folder, java, null);
        return Comparison.of(suite, fetched, first, second, Run.of(suite, fetched, folder, java, agent));
    }
}
