package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.cli.user.ExitCode;
import dev.standpipe.options.Options;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oldstyle.Mixed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Help.Ansi;

/** Each command line of the documentation does what it is shown for, with files of those names. */
class DocumentedCommandsTest {
    private static final Pattern LINE = Pattern.compile("(?m)^ {4}(?:\\./)?standpipe (\\S.*?)(?: {2,}#.*)?$");
    private static final Pattern IN_TEXT = Pattern.compile("`(?:\\./)?standpipe ([^`]+)`");

    private static final Pattern FLAG = Pattern.compile("-javaagent:[^\\s=`\"]*\\.jar(=([^\\s`\"]+))?");

    /** Of the script, or placeholders. */
    private static final List<String> NOT_OF_THE_JAR = Arrays.asList("demo", "bench", "dist", "COMMAND");

    /** These look at another JVM, or at libraries, as other tests do; here it is enough that they are understood. */
    private static final List<String> ABOUT_OTHERS = Arrays.asList("attach", "status", "doctor");

    @TempDir
    Path folder;

    @BeforeEach
    void makeTheFiles() throws IOException {
        new Packed().with(Mixed.class).at(folder.resolve("app.jar"));
        for (String json : new String[] {"a.json", "b.json", "before.json", "after.json", "reports/node1.json"}) {
            Spoken.by("scan", "-q", file("app.jar"), "-r", file(json));
        }
    }

    @Test
    void doWhatTheyAreShownFor() throws IOException {
        Set<String> commands = documented();
        assertThat(commands).hasSizeGreaterThan(10).anyMatch(command -> command.startsWith("explain"));
        List<String> wrong = new ArrayList<>();
        for (String command : commands) {
            String[] words = meant(command.split(" +"));
            if (NOT_OF_THE_JAR.contains(words[0])) {
                continue;
            }
            if (ABOUT_OTHERS.contains(words[0]) || command.contains("--stream")) {
                PrintWriter nowhere = new PrintWriter(new StringWriter());
                Main.commands(nowhere, nowhere, Ansi.OFF).parseArgs(words);
                continue;
            }
            Spoken spoken = Spoken.by(words);
            if (spoken.code != ExitCode.DONE && !(command.contains("--check") && spoken.code == ExitCode.FINDINGS)) {
                wrong.add(command + ": " + spoken.err);
            }
        }
        assertThat(wrong).isEmpty();
    }

    /**
     * Where the flag goes on systems that are not here cannot be tried; what stands behind it can be read as the agent
     * reads it.
     */
    @Test
    void flagsOfTheAgentAreUnderstood() throws IOException {
        List<String> wrong = new ArrayList<>();
        int flags = 0;
        for (String page : pages()) {
            for (Matcher flag = FLAG.matcher(page); flag.find(); flags++) {
                String options = flag.group(2) == null ? "" : flag.group(2);
                if (!options.matches("key=.*|\\.")) {
                    Options.of(options).warnings().forEach(warning -> wrong.add(flag.group() + ": " + warning));
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(flags).isGreaterThan(15);
    }

    /** The text of all pages for users. */
    static List<String> pages() throws IOException {
        List<String> pages = new ArrayList<>();
        Path root = Paths.get(System.getProperty("basedir"), "..");
        List<Path> files;
        try (Stream<Path> docs = Files.list(root.resolve("docs"))) {
            files = docs.filter(page -> page.toString().endsWith(".md")).collect(Collectors.toList());
        }
        files.add(root.resolve("README.md"));
        for (Path file : files) {
            pages.add(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        }
        return pages;
    }

    private static Set<String> documented() throws IOException {
        Set<String> commands = new LinkedHashSet<>();
        for (String text : pages()) {
            for (Pattern pattern : new Pattern[] {LINE, IN_TEXT}) {
                for (Matcher match = pattern.matcher(text); match.find(); ) {
                    commands.add(match.group(1));
                }
            }
        }
        return commands;
    }

    /** Archives are there, unless they are to be written. */
    private String[] meant(String[] words) throws IOException {
        String[] meant = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            meant[i] = meant(words[i]);
            boolean archive = meant[i].matches(".*\\.[jw]ar") && !(i > 0 && words[i - 1].matches("-o|--output"));
            if (archive && !Files.exists(Paths.get(meant[i]))) {
                Files.createDirectories(Paths.get(meant[i]).getParent());
                new Packed().with(Mixed.class).at(Paths.get(meant[i]));
            }
        }
        return meant;
    }

    private String meant(String word) {
        if (word.equals("your.pkg.Loader.load")) {
            return "oldstyle.Mixed.plain";
        }
        if (word.equals(".") || word.endsWith("/") || word.matches("[\\w/*-]+\\.(jar|war|html|json|sarif|csv|txt)")) {
            return file(word.replace("*", "app"));
        }
        return word.replace("PID", "1");
    }

    private String file(String name) {
        return folder.resolve(name).normalize().toString();
    }
}
