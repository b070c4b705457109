package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs that were rewritten in the build, in every packing: they do what they did, without the agent and under it. */
@Tag("once")
class RewrittenTest {
    private static final String PROGRAM = "neighbours.app.Loops";
    private static final int EXIT_CODE = 7;

    /** What the program is started with, for its file or folder. */
    private interface Command {
        List<String> of(Path packed) throws Exception;
    }

    private static List<String> command(Object... words) {
        String[] all = new String[words.length];
        Arrays.setAll(all, i -> words[i].toString());
        return Arrays.asList(all);
    }

    /** The runtime goes along and says nothing, which it would if it could not work. */
    private static void isTheSame(String name, Path packed, boolean chatter, Command command) throws Exception {
        Path folder = Places.RUNS.resolve("rewritten-" + name);
        Trial.delete(folder);
        Path rewritten = folder.resolve("new").resolve(packed.getFileName().toString());
        Outcome rewriting = Outcome.of(
                folder.resolve("rewriting"),
                Collections.emptyList(),
                command("-jar", Places.AGENT, "rewrite", packed, "-o", rewritten, "--embed-runtime", "--add-opens"));
        assertThat(rewriting.exitCode()).as(rewriting.err()).isZero();
        assertThat(rewriting.out()).contains("2 classes rewritten");
        Outcome plain = Outcome.of(folder.resolve("plain"), Collections.emptyList(), command.of(packed));
        assertThat(plain.exitCode()).as(plain.err()).isEqualTo(EXIT_CODE);
        List<String> open = Places.JAVA < 16 || command.of(packed).contains("-jar")
                ? Collections.emptyList()
                : command("--add-opens=java.base/java.io=ALL-UNNAMED");
        List<String> agent = command("-javaagent:" + Places.AGENT + "=log=quiet");
        Outcome[] helped = {
            Outcome.of(folder.resolve("alone"), open, command.of(rewritten)),
            Outcome.of(folder.resolve("watched"), agent, command.of(rewritten))
        };
        for (Outcome each : helped) {
            assertThat(each.exitCode()).as(each.err()).isEqualTo(EXIT_CODE);
            assertThat(each.out()).as(each.toString()).isEqualTo(plain.out());
            assertThat(each.files()).as(each.toString()).isEqualTo(plain.files());
            assertThat(each.ours()).as(each.toString()).isEmpty();
            if (!chatter) {
                assertThat(each.theirs()).as(each.toString()).isEqualTo(plain.theirs());
            }
        }
    }

    @Test
    void application() throws Exception {
        isTheSame("application", Jars.app(), false, jar -> command("-cp", jar, PROGRAM));
    }

    @Test
    void childFirst() throws Exception {
        isTheSame("child-first", Jars.app(), false, jar -> {
            String classPath = Places.classPath(Jars.host(), jar);
            return command("-cp", classPath, "neighbours.host.ChildFirst", jar);
        });
    }

    @Test
    void nullParent() throws Exception {
        isTheSame(
                "null-parent",
                Jars.app(),
                false,
                jar -> command("-cp", Jars.host(), "neighbours.host.NullParent", jar));
    }

    @Test
    void osgi() throws Exception {
        String classPath = Places.classPath(Jars.host(), Places.jar("felix.jar"));
        isTheSame("osgi", Jars.bundle(), false, jar -> command("-cp", classPath, "neighbours.host.Osgi", jar, "cache"));
    }

    @Test
    void namedModule() throws Exception {
        assumeTrue(Places.JAVA >= 9, "there are no modules before Java 9");
        // the way in without a warning, up to 15
        isTheSame(
                "named-module",
                Jars.module(),
                false,
                jar -> command("--add-modules", "jdk.unsupported", "-p", jar, "-m", "neighbours.app/" + PROGRAM));
    }

    @Test
    void war() throws Exception {
        String classPath = Places.classPath(
                Jars.host(), Places.jar("tomcat-embed-core.jar"), Places.jar("tomcat-annotations-api.jar"));
        isTheSame("war", Jars.war(), true, war -> command("-cp", classPath, "neighbours.host.War", war, "base"));
    }

    @Test
    void springBoot2() throws Exception {
        Path jar = Jars.springBoot("spring-boot-loader-2.jar", "org.springframework.boot.loader.JarLauncher");
        isTheSame("spring-boot-2", jar, false, rewritten -> command("-jar", rewritten));
    }

    @Test
    void springBoot3() throws Exception {
        assumeTrue(Places.JAVA >= 17, "Spring Boot 3 needs Java 17");
        Path jar = Jars.springBoot("spring-boot-loader-3.jar", "org.springframework.boot.loader.launch.JarLauncher");
        isTheSame("spring-boot-3", jar, false, rewritten -> command("-jar", rewritten));
    }
}
