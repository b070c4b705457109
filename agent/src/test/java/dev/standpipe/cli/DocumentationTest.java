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
                + "`./standpipe COMMAND` in a copy of the sources, which builds the jar when it is "
                + "missing, or\n"
                + "`java -jar standpipe.jar COMMAND` with nothing but the jar and a Java from 8 on. What "
                + "follows is what `--help`\n"
                + "says. In the sources `./standpipe` knows two more commands, `demo` and `bench`.\n\n"
                + "Results go to the standard output, all else to the error output. There are colours on "
                + "a terminal only, and none\n"
                + "where `NO_COLOR` is set. Where something takes long and the error output is a "
                + "terminal, a bar there says how far it has\n"
                + "come. Output that cannot be written makes the exit code 3; a reader that has enough, "
                + "such as `head`, does not.\n"
                + "`source <(standpipe completion)` lets bash and zsh complete commands and options.\n\n"
                + "`scan` and `explain` read archives whoever made them. What cannot be read is told and "
                + "left out, and the exit code is 3,\n"
                + "and with `scan --check` also for a class that could not be looked at (`rewrite` tells "
                + "of such a class, leaves it as it is,\n"
                + "and does not count it for its exit code);\n"
                + "so is what unpacks to more than 100 times its size beyond 64 MiB, a class file of more "
                + "than 32 MiB, and an archive more\n"
                + "than six deep in others. Entries that would be unpacked outside of the folder, and "
                + "those that come twice, are told.\n");
        CommandLine commands = commands();
        usage(page, "standpipe", commands);
        for (Map.Entry<String, CommandLine> command : commands.getSubcommands().entrySet()) {
            if (!command.getKey().equals("help")) {
                usage(page, "standpipe " + command.getKey(), command.getValue());
            }
        }
        page.append("\n## What explain says of a loop\n\n")
                .append("The loop is told again from its bytecode: without the names of locals, it has names like "
                        + "`local3`. What a round\n")
                .append("does is what the rules look at.\n\n```\n");
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
        page.append("\nEach can be set in several places. The first that has it counts: the agent's argument, the "
                + "system property\n"
                + "`standpipe.KEY`, the environment variable `STANDPIPE_KEY`, the file that `config` "
                + "names, the default. `standpipe doctor`\n"
                + "and each report in JSON or HTML say what holds and where it came from. In the agent's "
                + "argument a value with a comma in it\n"
                + "is put in double quotes. An\n"
                + "unknown key or value is left out with a warning on the error output, and so is a file "
                + "that cannot be read, and the second of two\n"
                + "values for a key in the agent's argument. A property or variable whose name begins so "
                + "and is none of these is an unknown key, too, but for\n"
                + "the [parameters of the Maven plugin](maven.md) and for variables that resemble none of "
                + "these. With `log=quiet` nothing is said but what a self-check finds.\n"
                + "\nWhat is `true` or `false` may be said as `on`, `yes`, `1` or `off`, `no`, `0` too. "
                + "Capitals make no difference in it, nor in the\n"
                + "other values that are listed here.\n"
                + "\nIn the names of `report`, `dump` and `config`, `~/` at the beginning is the home of "
                + "the user that runs the program.\n"
                + "\nThe file that `config` names is a properties file of Java: `key=value` in lines, a "
                + "backslash is written twice, and quotes round a value may\n"
                + "be there or not. It is in UTF-8, or in Latin-1 if it cannot be UTF-8, a regular file "
                + "and not larger than 1 MiB.\n");
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
