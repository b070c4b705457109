package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.count.Decline;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class DocumentationTest {
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ +(.+?)\\s*$", Pattern.MULTILINE);
    private static final Pattern MESSAGE = Pattern.compile("^### +(.+?)\\s*$", Pattern.MULTILINE);
    private static final Pattern SHORT_MESSAGE = Pattern.compile("^\\| `(.+?)` \\| ", Pattern.MULTILINE);

    /** What prints a message or is thrown to be printed; a message is put together in the parentheses. */
    private static final Pattern COMPLAINT =
            Pattern.compile("\\b(?:complain|problem|alarm|warn|wrong|note|missing|err\\.println|new "
                    + "(?:Refused|OfflineException|ReportException|MojoExecutionException|MojoFailureException))\\(");

    private static final Pattern JAVA_LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
    private static final Pattern XML_LITERAL = Pattern.compile("\"([^\"]*)\"|>([^<>]+)<");
    private static final Path DOCS = Repository.ROOT.resolve("docs");
    private static final List<String> PRINTED_BY_OTHERS = Arrays.asList("The following files had format violations");

    /** Without the code blocks, which may hold anything. */
    private static final TreeMap<Path, String> PAGES = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        try (Stream<Path> top = Files.list(Repository.ROOT);
                Stream<Path> docs = Files.walk(DOCS)) {
            for (Path page : Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .collect(Collectors.toList())) {
                PAGES.put(page, text(page).replaceAll("(?ms)^```.*?^```", "").replaceAll("(?m)^    .*$", ""));
            }
        }
    }

    @Test
    void allPagesAreSeen() {
        assertThat(PAGES).hasSizeGreaterThanOrEqualTo(15);
    }

    @Test
    void linksLeadSomewhere() {
        List<String> broken = new ArrayList<>();
        PAGES.forEach((page, text) -> {
            for (String link : all(LINK, text)) {
                if (!link.contains("://") && !leadsSomewhere(page, link)) {
                    broken.add(Repository.ROOT.relativize(page) + " links to " + link);
                }
            }
        });
        assertThat(broken).isEmpty();
    }

    @Test
    void everyPageCanBeReachedFromTheFrontPage() {
        List<Path> reached = new ArrayList<>();
        reached.add(Repository.ROOT.resolve("README.md"));
        for (int next = 0; next < reached.size(); next++) {
            for (String link : all(LINK, PAGES.get(reached.get(next)))) {
                Path target = target(reached.get(next), link);
                if (PAGES.containsKey(target) && !reached.contains(target)) {
                    reached.add(target);
                }
            }
        }
        List<Path> orphans = new ArrayList<>(PAGES.keySet());
        orphans.removeAll(reached);
        assertThat(orphans).isEmpty();
    }

    @Test
    void troubleshootingQuotesMessagesThatArePrinted() throws IOException {
        List<String> printed = new ArrayList<>(PRINTED_BY_OTHERS);
        printed.addAll(saidByTheLauncher());
        for (Path file : sources()) {
            boolean java = file.toString().endsWith(".java");
            Matcher literal = (java ? JAVA_LITERAL : XML_LITERAL).matcher(text(file));
            while (literal.find()) {
                String text = literal.group(1) != null ? literal.group(1) : literal.group(2);
                printed.add(text.replace("\\\"", "\"").trim());
            }
        }
        List<String> headings = explained();
        headings.remove("What doctor says");
        assertThat(headings).hasSizeGreaterThanOrEqualTo(80);
        headings.removeIf(heading -> printed.stream()
                .anyMatch(message -> message.contains(heading) || message.length() > 10 && heading.contains(message)));
        assertThat(headings).as("what nothing prints").isEmpty();
    }

    @Test
    void semanticsListsEveryReasonAndNoOther() {
        List<String> rows = all(
                Pattern.compile("^(\\| `[A-Z_]+` \\| .*)$", Pattern.MULTILINE),
                PAGES.get(DOCS.resolve("semantics.md")));
        assertThat(rows)
                .containsExactlyElementsOf(Arrays.stream(Decline.values())
                        .map(reason -> "| `" + reason + "` | " + reason.explanation() + " |")
                        .collect(Collectors.toList()));
    }

    @Test
    void whatIsPrintedToUsersIsExplained() throws IOException {
        List<String> headings = all(MESSAGE, PAGES.get(DOCS.resolve("troubleshooting.md")));
        List<String> unexplained = new ArrayList<>();
        for (Path file : sources()) {
            for (JavaLiteral literal : JavaLiteral.all(text(file))) {
                if (literal.text.matches("(?s)\\[standpipe] .+") && !headings.contains(literal.text.trim())) {
                    unexplained.add(literal.text);
                }
            }
        }
        assertThat(unexplained).isEmpty();
    }

    /** Of what a complaint is put together from, one literal or more must be explained. */
    @Test
    void everyComplaintIsExplained() throws IOException {
        List<String> explained = explained();
        List<String> unexplained = new ArrayList<>();
        int complaints = 0;
        for (Path file : sources()) {
            String source = text(file).replaceAll("(?m)^ *(?:\\*|/\\*|//).*$", "");
            Matcher complaint = COMPLAINT.matcher(source);
            while (complaint.find()) {
                List<String> literals =
                        all(JAVA_LITERAL, source.substring(complaint.end(), closing(source, complaint.end()))).stream()
                                .map(literal -> literal.replace("\\\"", "\"").trim())
                                .filter(literal -> literal.length() > 6 && !literal.equals("standpipe:"))
                                .collect(Collectors.toList());
                complaints += literals.isEmpty() ? 0 : 1;
                if (!literals.isEmpty() && literals.stream().noneMatch(literal -> isAmong(explained, literal))) {
                    unexplained.add(file.getFileName() + ": " + literals);
                }
            }
        }
        assertThat(unexplained)
                .as("complaints that docs/troubleshooting.md does not have")
                .isEmpty();
        assertThat(complaints).isGreaterThan(70);
    }

    @Test
    void whatTheLauncherSaysIsExplained() throws IOException {
        List<String> said = saidByTheLauncher();
        assertThat(said).hasSizeGreaterThanOrEqualTo(5);
        List<String> explained = explained();
        assertThat(said).allMatch(message -> explained.stream().anyMatch(message::contains));
    }

    /** A message may go on in the next line. */
    private static List<String> saidByTheLauncher() throws IOException {
        return all(Pattern.compile("\\bfail \"([^\"\n]+)"), text(Repository.ROOT.resolve("standpipe")));
    }

    private static boolean isAmong(List<String> explained, String literal) {
        return explained.stream()
                .anyMatch(message -> literal.contains(message) || literal.length() > 10 && message.contains(literal));
    }

    /** The headings of the page on troubles, and the first columns of its tables. */
    private static List<String> explained() {
        String page = PAGES.get(DOCS.resolve("troubleshooting.md"));
        List<String> messages = all(MESSAGE, page);
        messages.addAll(all(SHORT_MESSAGE, page));
        return messages;
    }

    /** Where the parenthesis ends that was opened right before {@code from}. */
    private static int closing(String source, int from) {
        int open = 1;
        boolean quoted = false;
        int at = from;
        for (; open > 0; at++) {
            char c = source.charAt(at);
            if (quoted && c == '\\') {
                at++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == '(' || c == ')')) {
                open += c == '(' ? 1 : -1;
            }
        }
        return at;
    }

    @Test
    void witnessesExist() throws IOException {
        TreeMap<String, String> tests = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Repository.MODULE.resolve("src/test"))) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith("Test.java")).collect(Collectors.toList())) {
                tests.put(file.getFileName().toString().replace(".java", ""), text(file));
            }
        }
        List<String> missing = new ArrayList<>();
        Matcher witness =
                Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`").matcher(PAGES.get(DOCS.resolve("semantics.md")));
        while (witness.find()) {
            String test = tests.get(witness.group(1));
            if (test == null || witness.group(2) != null && !test.contains("void " + witness.group(2) + "(")) {
                missing.add(witness.group());
            }
        }
        assertThat(missing).isEmpty();
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        sources.add(Repository.ROOT.resolve("pom.xml"));
        sources.add(Repository.MODULE.resolve("pom.xml"));
        sources.add(Repository.MODULE.resolve("src/main/c/build.xml"));
        for (String module : Arrays.asList("runtime-bulk", "collective", "rewriter-rules", "agent", "maven-plugin")) {
            try (Stream<Path> main = Files.walk(Repository.ROOT.resolve(module).resolve("src/main"))) {
                main.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    private static boolean leadsSomewhere(Path page, String link) {
        Path target = target(page, link);
        if (!Files.exists(target)) {
            return false;
        }
        int anchor = link.indexOf('#');
        return anchor < 0
                || all(HEADING, PAGES.getOrDefault(target, "")).stream()
                        .anyMatch(heading -> anchorOf(heading).equals(link.substring(anchor + 1)));
    }

    private static Path target(Path page, String link) {
        String file = link.replaceAll("#.*", "");
        return file.isEmpty() ? page : page.getParent().resolve(file).normalize();
    }

    /** As the usual renderers make it. */
    private static String anchorOf(String heading) {
        return heading.toLowerCase().replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
    }

    private static List<String> all(Pattern pattern, String text) {
        List<String> found = new ArrayList<>();
        for (Matcher match = pattern.matcher(text); match.find(); ) {
            found.add(match.group(1));
        }
        return found;
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
