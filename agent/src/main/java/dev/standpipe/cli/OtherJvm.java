package dev.standpipe.cli;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** A JVM in another process, as it tells about itself; it is asked once, and left alone afterwards. */
final class OtherJvm implements Patient {
    private final String pid;
    private final Properties properties;
    private final List<String> arguments;
    private final Map<String, String> environment;

    private OtherJvm(String pid, Properties properties, List<String> arguments, Map<String, String> environment) {
        this.pid = pid;
        this.properties = properties;
        this.arguments = arguments;
        this.environment = environment;
    }

    static OtherJvm ask(String pid) {
        Obstacles.check(pid);
        AttachApi api = AttachApi.find();
        try {
            AttachApi.Connection connection = api.connect(pid);
            try {
                return new OtherJvm(
                        pid, connection.systemProperties(), arguments(pid, connection), environment(proc(pid)));
            } finally {
                connection.close();
            }
        } catch (Exception e) {
            throw new Refused("process " + pid + " does not tell about itself: " + e.getMessage()
                    + ". It is no JVM, or it was started with -XX:+DisableAttachMechanism, or it hangs");
        }
    }

    private static Path proc(String pid) {
        return Paths.get("/proc", pid);
    }

    /** What /proc has is exact; the JVM itself joins its arguments by spaces. */
    private static List<String> arguments(String pid, AttachApi.Connection connection) throws Exception {
        List<String> said = new ArrayList<>();
        for (String key : new String[] {"sun.jvm.flags", "sun.jvm.args"}) {
            String line = connection.agentProperties().getProperty(key, "").trim();
            said.addAll(Arrays.asList(line.split(" +(?=-)")));
        }
        return said;
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

    @Override
    public List<String> arguments() {
        return arguments;
    }

    /** It may have a file system of its own. */
    @Override
    public Path path(String there) {
        Path root = proc(pid).resolve("root");
        return Files.isDirectory(root) ? Paths.get(root + there) : Paths.get(there);
    }
}
