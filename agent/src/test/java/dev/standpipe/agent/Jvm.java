package dev.standpipe.agent;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A JVM of the kind the test runs in, started with the agent or without it. */
public final class Jvm {
    public static final int RELEASE = release(System.getProperty("java.specification.version"));

    private static final String[] SHORT_RUN =
            System.getProperty("short.run.options", "").trim().split(" +");

    private final List<String> options = new ArrayList<>();
    private final List<String> command = new ArrayList<>();
    private final Map<String, String> environment;
    private final ProcessBuilder builder = new ProcessBuilder();
    private final List<String> around = new ArrayList<>();

    private Jvm() {
        environment = builder.environment();
        environment.remove("JAVA_TOOL_OPTIONS");
        environment.remove("JDK_JAVA_OPTIONS");
        options.add(java().toString());
        options.add("-Xverify:all");
        for (String option : SHORT_RUN) {
            if (!option.isEmpty()) {
                options.add(option);
            }
        }
    }

    public static Path java() {
        return Paths.get(System.getProperty("java.home"), "bin", "java");
    }

    private static int release(String specification) {
        return Integer.parseInt(specification.startsWith("1.") ? specification.substring(2) : specification);
    }

    public static String agentJar() {
        return System.getProperty("agent.jar");
    }

    public static Jvm plain() {
        return new Jvm();
    }

    /** With the agent, and options for it. */
    public static Jvm watched(String agentOptions) {
        return new Jvm().with("-javaagent:" + agentJar() + (agentOptions.isEmpty() ? "" : "=" + agentOptions));
    }

    /** And with an engine that does not wait until there is enough to do for it. */
    public static Jvm helped(String agentOptions) {
        return watched("backend=java" + (agentOptions.isEmpty() ? "" : "," + agentOptions));
    }

    /** Archives are not for JVMs that verify all. */
    public Jvm unverified() {
        options.remove("-Xverify:all");
        return this;
    }

    public Jvm with(String... jvmOptions) {
        options.addAll(Arrays.asList(jvmOptions));
        return this;
    }

    public Jvm withEnvironment(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    public Jvm in(Path folder) {
        builder.directory(folder.toFile());
        return this;
    }

    /** A command that starts the JVM with what stands behind it. */
    Jvm by(String... command) {
        around.addAll(Arrays.asList(command));
        return this;
    }

    /** With file systems of its own, which the shell script makes; that takes root. */
    Jvm among(String mounts) {
        return by("unshare", "--mount", "sh", "-c", mounts + " && exec \"$@\"", "sh");
    }

    /** A class of the tests. */
    public Jvm running(Class<?> main, Object... arguments) {
        command.add("-cp");
        command.add(classes());
        command.add(main.getName());
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        return this;
    }

    /** Where the tests' classes are. */
    public static String classes() {
        return new File(Jvm.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .getPath();
    }

    public Jvm command(String... rest) {
        command.addAll(Arrays.asList(rest));
        return this;
    }

    public Process start() throws IOException {
        List<String> all = new ArrayList<>(around);
        all.addAll(options);
        all.addAll(command);
        return builder.command(all).start();
    }

    public Ended end() throws IOException, InterruptedException {
        return Ended.of(start());
    }

    /** What a JVM said, and how it ended. */
    public static final class Ended {
        public final int code;
        public final String out;
        public final String err;

        private Ended(int code, String out, String err) {
            this.code = code;
            this.out = out;
            this.err = err;
        }

        public static Ended of(Process process) throws IOException, InterruptedException {
            Drain out = new Drain(process.getInputStream());
            Drain err = new Drain(process.getErrorStream());
            if (!process.waitFor(2, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("still running after two minutes: " + out.text() + err.text());
            }
            return new Ended(process.exitValue(), out.text(), err.text());
        }

        /** The lines of the agent. */
        public List<String> said() {
            List<String> said = new ArrayList<>();
            for (String line : err.split("\\R")) {
                if (line.startsWith("[standpipe] ")) {
                    said.add(line.substring("[standpipe] ".length()));
                }
            }
            return said;
        }
    }

    private static final class Drain extends Thread {
        private final InputStream in;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Drain(InputStream in) {
            this.in = in;
            start();
        }

        @Override
        public void run() {
            try {
                byte[] chunk = new byte[4096];
                for (int n; (n = in.read(chunk)) >= 0; ) {
                    bytes.write(chunk, 0, n);
                }
            } catch (IOException closed) {
                // what came until then counts
            }
        }

        String text() throws InterruptedException {
            join(10_000);
            return new String(bytes.toByteArray(), Charset.defaultCharset());
        }
    }
}
