package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.agent.Jvm;
import dev.standpipe.report.format.Reports;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import oldstyle.Hello;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The recipes for containers, without a daemon: an image is a folder here, and its command runs with that as root. */
class ContainerIT {
    private static final Path ROOT = Paths.get(System.getProperty("basedir", "."), "..");

    @TempDir
    Path folder;

    @Test
    void theInitContainerBringsTheJarToTheProgram() throws Exception {
        File busybox = new File("/bin/busybox").canExecute() ? new File("/bin/busybox") : new File("/usr/bin/busybox");
        assumeTrue(busybox.canExecute(), "there is no busybox");
        assumeTrue("root".equals(System.getProperty("user.name")), "only root may call chroot");
        Path image = image(busybox.toPath());
        Map<String, Object> pod = child(new Yaml().load(recipe()), "spec");
        Map<String, Object> init = only(pod, "initContainers");
        Path volume = Files.createDirectories(image.resolve(mount(init).substring(1)));
        List<String> command = new ArrayList<>(Arrays.asList("chroot", image.toString(), "/bin/busybox"));
        for (Object word : (List<?>) init.get("command")) {
            command.add(word.toString());
        }
        Process copying = new ProcessBuilder(command).redirectErrorStream(true).start();
        assertThat(copying.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(copying.exitValue()).isZero();
        Map<String, Object> program = only(pod, "containers");
        Map<String, Object> variable = only(program, "env");
        Jvm.Ended ended = Jvm.plain()
                .withEnvironment(
                        variable.get("name").toString(),
                        variable.get("value").toString().replace(mount(program) + "/", volume + "/"))
                .running(Hello.class)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        assertThat(ended.said()).anyMatch(line -> line.endsWith(" is on"));
        File[] reports = volume.toFile().listFiles((in, name) -> name.endsWith(".json"));
        assertThat(reports).hasSize(1);
        assertThat(Reports.read(reports[0].toPath()).totals().classes().seen()).isPositive();
    }

    /** What docs/container/Dockerfile makes. */
    private Path image(Path busybox) throws Exception {
        Path image = folder.resolve("image");
        Files.createDirectories(image.resolve("bin"));
        Files.copy(busybox, image.resolve("bin/busybox"));
        List<String> copied = new ArrayList<>();
        List<String> lines = Files.readAllLines(ROOT.resolve("docs/container/Dockerfile"));
        assertThat(lines.get(0)).isEqualTo("FROM busybox");
        for (String line : lines.subList(1, lines.size())) {
            String[] words = line.split(" ");
            assertThat(words[0]).isEqualTo("COPY");
            assertThat(words[1]).isEqualTo("standpipe.jar");
            Files.copy(Paths.get(Jvm.agentJar()), image.resolve(words[2].substring(1)));
            copied.add(words[2]);
        }
        assertThat(copied).isNotEmpty();
        String page = new String(Files.readAllBytes(ROOT.resolve("docs/running-on.md")), StandardCharsets.UTF_8);
        assertThat(page).contains("```dockerfile\n" + String.join("\n", lines) + "\n```");
        return image;
    }

    private static String recipe() throws Exception {
        String page = new String(Files.readAllBytes(ROOT.resolve("docs/running-on.md")), StandardCharsets.UTF_8);
        int from = page.indexOf("```yaml\nspec:") + "```yaml\n".length();
        return page.substring(from, page.indexOf("```", from));
    }

    /** The workflows that come with the project, and the one for others: each is YAML, with steps. */
    @Test
    void workflowsAreYaml() throws Exception {
        for (String name :
                new String[] {"docs/github/loops.yml", ".github/workflows/release.yml", ".github/workflows/ci.yml"}) {
            String text = new String(Files.readAllBytes(ROOT.resolve(name)), StandardCharsets.UTF_8);
            Map<String, Object> jobs = child(new Yaml().load(text), "jobs");
            assertThat(jobs).as(name).hasSize(1);
            Map<?, ?> job = (Map<?, ?>) jobs.values().iterator().next();
            assertThat((List<?>) job.get("steps")).as(name).hasSizeGreaterThan(2);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> child(Object in, String name) {
        return (Map<String, Object>) ((Map<String, Object>) in).get(name);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> only(Map<String, Object> in, String name) {
        List<?> all = (List<?>) in.get(name);
        assertThat(all).as(name).hasSize(1);
        return (Map<String, Object>) all.get(0);
    }

    private static String mount(Map<String, Object> container) {
        return only(container, "volumeMounts").get("mountPath").toString();
    }
}
