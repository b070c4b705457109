import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One line of the table: which published tests are run, and what they need.
 *
 * @param main the library, whose tests are in the jar with classifier {@code tests}
 * @param dependencies what else the tests need
 * @param without artifacts, as {@code group:artifact}, that are left out though something depends on them
 * @param packages where tests are looked for
 * @param names patterns of test classes; none means the console's, which knows those that begin or end with Test
 * @param exclude patterns of test classes that are left out
 * @param options of the JVM
 */
record Suite(
        Coordinates main,
        List<Coordinates> dependencies,
        List<String> without,
        List<String> packages,
        List<String> names,
        List<String> exclude,
        List<String> options) {

    /**
     * A jar in a Maven repository.
     *
     * @param classifier mostly empty
     */
    record Coordinates(String group, String artifact, String version, String classifier) {
        static Coordinates of(String text) {
            String[] parts = text.split(":");
            if (parts.length < 3 || parts.length > 4) {
                throw new IllegalArgumentException("not group:artifact:version nor with :classifier: " + text);
            }
            return new Coordinates(parts[0], parts[1], parts[2], parts.length == 4 ? parts[3] : "");
        }

        Coordinates tests() {
            return new Coordinates(group, artifact, version, "tests");
        }

        @Override
        public String toString() {
            return group + ":" + artifact + ":" + version + (classifier.isEmpty() ? "" : ":" + classifier);
        }
    }

    String name() {
        return main.artifact();
    }

    /** Reads the table: {@code key value…}, a suite begins with {@code suite}, and # begins a comment. */
    static List<Suite> read(Path table) throws IOException {
        List<Suite> suites = new ArrayList<>();
        for (String line : Files.readAllLines(table)) {
            String[] words = line.replaceFirst("#.*", "").strip().split("\\s+");
            List<String> values = List.of(words).subList(1, words.length);
            switch (words[0]) {
                case "" -> {}
                case "suite" ->
                    suites.add(new Suite(
                            Coordinates.of(values.getFirst()),
                            new ArrayList<>(),
                            new ArrayList<>(),
                            new ArrayList<>(),
                            new ArrayList<>(),
                            new ArrayList<>(),
                            new ArrayList<>()));
                case "needs" ->
                    values.forEach(value -> suites.getLast().dependencies().add(Coordinates.of(value)));
                case "without" -> suites.getLast().without().addAll(values);
                case "packages" -> suites.getLast().packages().addAll(values);
                case "names" -> suites.getLast().names().addAll(values);
                case "exclude" -> suites.getLast().exclude().addAll(values);
                case "options" -> suites.getLast().options().addAll(values);
                default -> throw new IllegalArgumentException(table + ": unknown word " + words[0] + " in: " + line);
            }
        }
        return suites;
    }
}
