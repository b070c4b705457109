package dev.standpipe.cli.jvm;

import dev.standpipe.cli.user.Refused;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** A JVM in another process, as it tells about itself; it is asked once, and left alone afterwards. */
public final class OtherJvm implements TargetJvm {
    private final String pid;
    private final Properties properties;
    private final Properties agentProperties;
    private final Map<String, String> environment;

    private OtherJvm(String pid, AttachApi.Connection connection) throws Exception {
        this.pid = pid;
        this.properties = connection.systemProperties();
        this.agentProperties = connection.agentProperties();
        this.environment = environment(proc(pid));
    }

    public static OtherJvm ask(String pid) {
        AttachObstacles.check(pid);
        AttachApi api = AttachApi.find();
        try {
            AttachApi.Connection connection = api.connect(pid);
            try {
                return new OtherJvm(pid, connection);
            } finally {
                connection.close();
            }
        } catch (Exception e) {
            throw new Refused("process " + pid + " does not answer questions about itself: " + e.getMessage()
                    + ". It is no JVM, or it was started with -XX:+DisableAttachMechanism, or it hangs");
        }
    }

    private static Path proc(String pid) {
        return Paths.get("/proc", pid);
    }

    /** Empty where it cannot be read. */
    private static Map<String, String> environment(Path proc) {
        Map<String, String> environment = new HashMap<>();
        try {
            String all = new String(Files.readAllBytes(proc.resolve("environ")), Charset.defaultCharset());
            for (String one : all.split("\0")) {
                int equals = one.indexOf('=');
                if (equals > 0) {
                    environment.put(one.substring(0, equals), one.substring(equals + 1));
                }
            }
        } catch (IOException unreadable) {
            environment.clear();
        }
        return environment;
    }

    @Override
    public String name() {
        return "process " + pid + ", " + properties.getProperty("sun.java.command", "which does not say what it runs");
    }

    @Override
    public String property(String name) {
        return properties.getProperty(name);
    }

    @Override
    public String environment(String name) {
        return environment.get(name);
    }

    public Iterable<String> propertyNames() {
        return properties.stringPropertyNames();
    }

    public Iterable<String> variableNames() {
        return environment.keySet();
    }

    /** The JVM joins them by spaces. */
    @Override
    public List<String> arguments() {
        List<String> said = new ArrayList<>();
        for (String key : new String[] {"sun.jvm.flags", "sun.jvm.args"}) {
            String line = agentProperties.getProperty(key, "").trim();
            said.addAll(Arrays.asList(line.split(" +(?=-)")));
        }
        return said;
    }

    /** Whether an argument names the agent, or the jar that it runs has it built in. */
    boolean isStartedWithTheAgent() {
        return standpipe() != null
                || AgentJar.isBuiltInto(
                        path(properties.getProperty("sun.java.command", "").replaceFirst("(?<=[.]jar) .*", "")));
    }

    /** What the agent there has to say under this key, or null if there is none. */
    public String agentProperty(String key) {
        return agentProperties.getProperty(key);
    }

    /** The same of several lines; none if there is nothing. */
    public List<String> agentLines(String key) {
        String all = agentProperty(key);
        return all == null || all.isEmpty() ? Collections.<String>emptyList() : Arrays.asList(all.split("\n"));
    }

    /** It may have a file system of its own. */
    @Override
    public Path path(String there) {
        Path root = proc(pid).resolve("root");
        if (!Files.isDirectory(root)) {
            return Paths.get(there);
        }
        return there.startsWith("/")
                ? Paths.get(root + there)
                : proc(pid).resolve("cwd").resolve(there);
    }
}
