package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.options.Options;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import oldstyle.Program;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each {@code java} command of the documentation, typed into a shell, with jars of those names that hold a program
 * which has loops.
 */
@Tag("once")
class DocumentedJavaIT {
    private static final Pattern LINE = Pattern.compile("(?m)^ {4}(java \\S.*?)(?: {2,}#.*)?$");
    private static final Pattern JAR = Pattern.compile("-jar (\\S+)$");
    private static final Pattern OPTIONS = Pattern.compile("-javaagent:standpipe\\.jar=([^\\s\"]+)");
    private static final String PLACEHOLDER = "key=value";

    @TempDir
    Path folder;

    @Test
    void doWhatTheyAreShownFor() throws Exception {
        assumeTrue(Files.isExecutable(Paths.get("/bin/sh")), "no /bin/sh");
        Files.copy(Paths.get(Jvm.agentJar()), folder.resolve("standpipe.jar"));
        Set<String> commands = documented();
        assertThat(commands).hasSizeGreaterThanOrEqualTo(5);
        for (String command : commands) {
            run(command.replace("/opt/standpipe/", ""));
        }
    }

    private static Set<String> documented() throws IOException {
        Set<String> commands = new LinkedHashSet<>();
        for (String page : DocumentedCommandsTest.pages()) {
            for (Matcher line = LINE.matcher(page); line.find(); ) {
                if (!line.group(1).contains(PLACEHOLDER)) {
                    commands.add(line.group(1));
                }
            }
        }
        return commands;
    }

    private void run(String command) throws Exception {
        Matcher jar = JAR.matcher(command);
        assertThat(jar.find()).as(command).isTrue();
        Path file = folder.resolve(jar.group(1));
        Files.createDirectories(file.getParent());
        new Packed()
                .text("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: oldstyle.Program\r\n\r\n")
                .with(Program.class)
                .at(file);
        String typed = command.replaceFirst("^java", Matcher.quoteReplacement("'" + Jvm.java() + "'")) + " data 5000";
        Jvm.Ended ended = Jvm.Ended.of(new ProcessBuilder("/bin/sh", "-c", typed)
                .directory(folder.toFile())
                .start());
        assertThat(ended.out).as(command + ": " + ended.err).contains("the end after 5000");
        assertThat(ended.err).as(command).contains("5 of 5 loops");
        Matcher options = OPTIONS.matcher(command);
        if (options.find()) {
            for (String report : Options.of(options.group(1)).reports()) {
                Path named = folder.resolve(report);
                if (Files.isDirectory(named)) {
                    // one of each JVM, under names that only they know
                    try (DirectoryStream<Path> ofEach = Files.newDirectoryStream(named)) {
                        named = ofEach.iterator().next();
                    }
                }
                assertThat(named).as(command).isNotEmptyFile();
                Files.delete(named);
            }
        }
    }
}
