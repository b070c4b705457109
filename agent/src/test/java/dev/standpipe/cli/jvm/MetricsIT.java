package dev.standpipe.cli.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.agent.AgentMBean;
import dev.standpipe.agent.Jvm;
import dev.standpipe.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The counts of the bean, the rules that make metrics of them, the page and the dashboard know the same names. */
class MetricsIT {
    private static final Path DOCS = Paths.get(System.getProperty("basedir"), "..", "docs");
    private static final Path RULES = DOCS.resolve("metrics/standpipe.yml");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\| `(\\w+)` \\| (\\w+) \\| (.+) \\|$");
    private static final Pattern RULE =
            Pattern.compile("<>(\\w+): '\\s+name: (\\w+)\\s+type: (\\w+)\\s+help: \"(.+)\"");

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** By attribute, the name, the kind and the meaning of its metric. */
    private static Map<String, String> found(Pattern pattern, Path file) throws IOException {
        Map<String, String> found = new TreeMap<>();
        Matcher matcher = pattern.matcher(text(file));
        while (matcher.find()) {
            found.put(
                    matcher.group(1), matcher.group(2) + " " + matcher.group(3).toLowerCase() + " " + matcher.group(4));
        }
        return found;
    }

    @Test
    void eachAttributeHasARuleAndARow() throws Exception {
        Set<String> attributes = new TreeSet<>();
        for (Method method : AgentMBean.class.getMethods()) {
            if (method.getParameterCount() == 0) {
                attributes.add(method.getName().replaceFirst("get|is", ""));
            }
        }
        assertThat(attributes).hasSizeGreaterThan(10);
        assertThat(found(RULE, RULES)).isEqualTo(found(ROW, DOCS.resolve("metrics.md")));
        assertThat(found(RULE, RULES).keySet()).isEqualTo(attributes);
    }

    @Test
    void theDashboardAsksForMetricsThatThereAre() throws Exception {
        String dashboard = text(DOCS.resolve("metrics/grafana-dashboard.json"));
        assertThat(JsonObject.read(dashboard)).isNotNull();
        Set<String> asked = new TreeSet<>();
        Matcher name = Pattern.compile("standpipe_\\w+").matcher(dashboard);
        while (name.find()) {
            asked.add(name.group());
        }
        Set<String> there = new TreeSet<>();
        for (String metric : found(RULE, RULES).values()) {
            there.add(metric.replaceFirst(" .*", ""));
        }
        assertThat(asked).isEqualTo(there);
    }

    @Test
    @Tag("slow")
    void theExporterHasThem() throws Exception {
        Path exporter = Paths.get(Class.forName("io.prometheus.jmx.JavaAgent")
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        int port = freePort();
        Jvm jvm = Jvm.watched("jmx=true")
                .with("-javaagent:" + exporter + "=127.0.0.1:" + port + ":" + RULES.toRealPath());
        try (Neighbour neighbour = Neighbour.started(jvm)) {
            Thread.sleep(500);
            String metrics = fetched(new URL("http://127.0.0.1:" + port + "/metrics"));
            for (String metric : found(RULE, RULES).values()) {
                String[] parts = metric.split(" ", 3);
                assertThat(metrics)
                        .containsPattern("(?m)^# HELP " + parts[0] + " " + Pattern.quote(parts[2]) + "$")
                        .containsPattern("(?m)^# TYPE " + parts[0] + " " + parts[1] + "$")
                        .containsPattern("(?m)^" + parts[0] + " [0-9.E]+$");
            }
            assertThat(metrics).contains("\nstandpipe_enabled 1.0\n");
            assertThat(value(metrics, "standpipe_bytes_total")).isPositive();
            assertThat(value(metrics, "standpipe_elements_total") * 4)
                    .isLessThanOrEqualTo(
                            value(fetched(new URL("http://127.0.0.1:" + port + "/metrics")), "standpipe_bytes_total"));
            standpipe("attach", neighbour.pid, "enabled=false");
            assertThat(fetched(new URL("http://127.0.0.1:" + port + "/metrics")))
                    .contains("\nstandpipe_enabled 0.0\n");
        }
    }

    private static double value(String metrics, String name) {
        Matcher value = Pattern.compile("(?m)^" + name + " (\\S+)$").matcher(metrics);
        assertThat(value.find()).isTrue();
        return Double.parseDouble(value.group(1));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static String fetched(URL url) throws Exception {
        for (int tries = 0; ; tries++) {
            try (InputStream in = url.openStream()) {
                ByteArrayOutputStream all = new ByteArrayOutputStream();
                for (int b = in.read(); b >= 0; b = in.read()) {
                    all.write(b);
                }
                return all.toString("UTF-8");
            } catch (ConnectException notYet) {
                assertThat(tries).isLessThan(100);
                Thread.sleep(100);
            }
        }
    }

    private static void standpipe(String... arguments) throws Exception {
        assertThat(Jvm.plain()
                        .command("-jar", Jvm.agentJar())
                        .command(arguments)
                        .end()
                        .code)
                .isZero();
    }
}
