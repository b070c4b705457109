package dev.standpipe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The pages that are made from the code say what the code says; {@code -Dgolden.update} writes them anew. */
class DocumentationTest {
    @Test
    void ofTheCommandLine() throws IOException {
        StringBuilder page = new StringBuilder("# The command line\n\n"
                + "`./standpipe COMMAND` runs in a copy of the sources, and builds the jar if it is missing.\n"
                + "`java -jar standpipe.jar COMMAND` needs only the jar and Java 8 or newer. This page shows what\n"
                + "`--help` prints. In the sources, `./standpipe` has three more commands, `demo`, `bench` and\n"
                + "`dist`.\n\n"
                + "Results go to the standard output, everything else to the error output. Colours are used on a\n"
                + "terminal only, and not if `NO_COLOR` is set. If the error output is a terminal, long work\n"
                + "shows a progress bar there. If the output cannot be written, the exit code is 3, except when a\n"
                + "reader such as `head` has read enough. `source <(standpipe completion)` lets bash and zsh\n"
                + "complete commands and options.\n\n"
                + "`scan` and `explain` accept archives from any source. Anything that cannot be read is reported\n"
                + "and left out, and the exit code is 3. This includes archives that unpack to more than 100\n"
                + "times their size beyond 64 MiB, class files of more than 32 MiB, and archives more than six\n"
                + "deep in others. With `scan --check` the exit code is also 3 if a class could not be looked at;\n"
                + "`rewrite` reports such a class and leaves it as it is, without an effect on its exit code.\n"
                + "Entries that would be unpacked outside of the folder, and entries that occur twice, are\n"
                + "reported.\n");
        CommandLine commands = commands();
        usage(page, "standpipe", commands);
        for (Map.Entry<String, CommandLine> command : commands.getSubcommands().entrySet()) {
            if (!command.getKey().equals("help")) {
                usage(page, "standpipe " + command.getKey(), command.getValue());
            }
        }
        page.append("\n## What explain says about a loop\n\n"
                + "The loop is decompiled from its bytecode. If the class file has no names of local variables, they\n"
                + "are called `local3` and the like. The line *each round* says what the rules see.\n\n```\n");
        for (String loop : new String[] {"Loops.records", "Loops.stopped"}) {
            String classes = Paths.get(System.getProperty("basedir"), "../test-apps/corpus-classes/javac-8-g")
                    .toString();
            page.append(Spoken.by("explain", loop, "-cp", classes).out.replace("\r", ""));
        }
        page.setLength(page.length() - 1);
        page.append("```\n");
        agree("cli.md", page.toString());
    }

    private static CommandLine commands() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        return Main.commands(nowhere, nowhere, Ansi.OFF);
    }

    private static void usage(StringBuilder page, String name, CommandLine command) {
        page.append("\n## ").append(name).append("\n\n```\n");
        page.append(command.getUsageMessage(Ansi.OFF).replaceAll(" +\n", "\n"));
        page.append("```\n");
    }

    /** Without it a jar that was rewritten gains nothing on Java 16 and later. */
    @Test
    void whereTheRuntimeIsEmbeddedThePackageIsOpenedToo() throws IOException {
        int shown = 0;
        for (String name : new String[] {"../README.md", "../docs/offline.md", "../docs/byte-buddy.md"}) {
            String page = new String(Files.readAllBytes(Paths.get(name)), StandardCharsets.UTF_8);
            for (String command : page.split("\n")) {
                if (command.contains("--embed-runtime") && !command.matches(".*`--embed-runtime`.*")) {
                    assertThat(command.split(" #")[0]).as(name).contains("--add-opens");
                    shown++;
                }
            }
        }
        assertThat(shown).isGreaterThanOrEqualTo(4);
        assertThat(new String(Files.readAllBytes(Paths.get("../README.md")), StandardCharsets.UTF_8))
                .contains("Java 16+ needs --add-opens");
        String maven = new String(Files.readAllBytes(Paths.get("../docs/maven.md")), StandardCharsets.UTF_8);
        assertThat(maven)
                .containsPattern("\\| `embedRuntime` \\|.*Java 16 and later must also open java\\.io.*addOpens");
    }

    @Test
    void ofTheOptions() throws IOException {
        StringBuilder page = new StringBuilder("# Options of the agent\n\n"
                + "    java -javaagent:standpipe.jar=key=value,key=value -jar your.jar\n\n"
                + "| key | default | meaning |\n|---|---|---|\n");
        for (Option option : Options.table()) {
            page.append("| `").append(option.key()).append("` | ");
            page.append(option.standard().isEmpty() ? "none" : "`" + option.standard() + "`")
                    .append(" | ");
            page.append(option.meaning());
            if (option.choices().length > 1) {
                page.append(" (`").append(String.join("`, `", option.choices())).append("`)");
            }
            page.append(" |\n");
        }
        page.append("\nEach option can be set in several places. The first one that has it counts: the agent's\n"
                + "argument, the system property `standpipe.KEY`, the environment variable `STANDPIPE_KEY`, the\n"
                + "file that `config` names, the default. `standpipe doctor`, and each report in JSON or HTML,\n"
                + "show the values and where they came from. In the agent's argument, put a value that contains a\n"
                + "comma in double quotes.\n\n"
                + "An unknown key or value is ignored with a warning on the error output. So are a file that\n"
                + "cannot be read and the second of two values for one key in the agent's argument. A property or\n"
                + "variable whose name begins with `standpipe.` or `STANDPIPE_` and that is none of these is also\n"
                + "an unknown key, except the [parameters of the Maven plugin](maven.md) and variables that\n"
                + "resemble none of these. With `log=quiet` only the findings of self-checks are printed.\n\n"
                + "Instead of `true` and `false` you can write `on`, `yes`, `1` and `off`, `no`, `0`. Upper and\n"
                + "lower case make no difference there, nor in the other values that are listed here.\n\n"
                + "In the names of `report`, `dump`, `cache` and `config`, `~/` at the beginning is the home of\n"
                + "the user that runs the program.\n\n"
                + "The file that `config` names is a properties file of Java: lines of `key=value`, with\n"
                + "backslashes written twice; quotes around a value are optional. It is in UTF-8, or in Latin-1\n"
                + "if it cannot be UTF-8, and must be a regular file of at most 1 MiB.\n");
        agree("options.md", page.toString());
    }

    private static void agree(String name, String page) throws IOException {
        Path file = Paths.get(System.getProperty("basedir"), "..", "docs", name);
        if (System.getProperty("golden.update") != null) {
            assertThat(System.getenv("CI")).as("pages are written at home").isNull();
            Files.write(file, page.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
                .as(name + ", which -Dgolden.update writes anew")
                .isEqualTo(page);
    }
}
