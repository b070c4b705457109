package dev.standpipe.benchmarks.programs;

import dev.standpipe.benchmarks.CSource;
import dev.standpipe.benchmarks.Commands;
import dev.standpipe.benchmarks.Jdk;
import dev.standpipe.benchmarks.Told;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How programs are started: their jars as they were built and rewritten, the agent, what was compiled from C, and their inputs. */
final class Launch {
    private static final String OPEN = "--add-opens=java.base/java.io=ALL-UNNAMED";

    /** No collector's thread takes part in a phase, and a collection comes where the phase's own allocation brings it. */
    private static final List<String> PREDICTABLE = List.of("-XX:+UseSerialGC", "-Xms4g", "-Xmx4g");

    private static final int PAGE = 4096;

    private final Random random = new Random();
    private final Path root;
    private final Path work;
    private final Path data;
    private final Path agent;
    private final String runtime;
    private final Map<Subject.Module, String> plain = new EnumMap<>(Subject.Module.class);
    private final Map<Subject.Module, String> rewritten = new EnumMap<>(Subject.Module.class);
    private final Map<String, CSource> compiled = new HashMap<>();
    private final Map<List<Object>, Long> calibrated = new HashMap<>();
    private final Cold cold;

    /**
     * @param root of the repository, built
     * @param work where rewritten jars and compiled programs go
     * @param data where inputs and outputs go
     */
    Launch(Path root, Path work, Path data, Cold cold) throws IOException {
        this.cold = cold;
        this.root = root;
        this.work = work;
        this.data = data;
        agent = present(root.resolve("agent/target/standpipe.jar"));
        runtime = classPath(List.of(jar("runtime-bulk"), jar("collective")));
        Files.createDirectories(data);
    }

    /** The module's jar and its libraries, as they are and rewritten. */
    private void prepare(Subject.Module module) throws IOException {
        if (!plain.containsKey(module)) {
            String name = module.name().toLowerCase(Locale.ROOT);
            List<Path> jars = new ArrayList<>(List.of(jar("test-apps/" + name)));
            Path libraries = root.resolve("test-apps/" + name + "/target/lib");
            if (Files.isDirectory(libraries)) {
                jars.addAll(Inputs.list(libraries));
            }
            plain.put(module, classPath(jars));
            rewritten.put(module, classPath(rewrite(jars, work.resolve("offline-" + name))));
        }
    }

    /** The one whose name has a version behind the module's, and nothing else. */
    private Path jar(String module) throws IOException {
        String name = "standpipe-" + module.substring(module.lastIndexOf('/') + 1);
        Path target = root.resolve(module).resolve("target");
        if (Files.isDirectory(target)) {
            try (DirectoryStream<Path> jars = Files.newDirectoryStream(target, name + "-[0-9]*.jar")) {
                for (Path jar : jars) {
                    if (!jar.toString().matches(".*-(sources|javadoc|shim|tests)\\.jar")) {
                        return jar;
                    }
                }
            }
        }
        return present(target.resolve(name + "-….jar"));
    }

    private static Path present(Path jar) throws IOException {
        if (!Files.exists(jar)) {
            throw new IOException(jar + " is missing; ./standpipe bench builds it");
        }
        return jar;
    }

    private static String classPath(List<Path> jars) {
        return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** A program's jar and its libraries, as the build would have them. */
    private List<Path> rewrite(List<Path> jars, Path folder) throws IOException {
        if (Files.exists(folder)) {
            Inputs.delete(folder);
        }
        Files.createDirectories(folder);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-jar", agent.toString(), "rewrite"));
        jars.forEach(jar -> command.add(jar.toString()));
        command.addAll(List.of("-o", folder.toString() + "/", "--embed-runtime", "--strip-signatures"));
        String said = Commands.output(command);
        List<Path> rewritten =
                jars.stream().map(jar -> folder.resolve(jar.getFileName())).toList();
        if (!rewritten.stream().allMatch(Files::exists)) {
            throw new IOException("standpipe rewrite failed: " + said);
        }
        return rewritten;
    }

    /** For one process; null if that cannot be run on this machine. */
    List<String> run(Jdk jdk, Contest contest, Entry entry) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("run"));
        if (!entry.variant().isEmpty()) {
            arguments.add(entry.variant());
        }
        arguments.add(folder(contest.subject(), contest.size()).toString());
        arguments.addAll(contest.isBalanced() ? List.of(computation(jdk, contest)) : contest.extra());
        if (entry.arm().kind() == Arm.Kind.C) {
            CSource c = compile(contest.subject());
            if (c.executable() == null) {
                return null;
            }
            arguments.add(0, c.executable().toString());
            return arguments;
        }
        return java(jdk, contest.subject(), entry.arm(), entry.runtime(), arguments);
    }

    private List<String> java(Jdk jdk, Subject subject, Arm arm, boolean needsRuntime, List<String> arguments)
            throws IOException {
        prepare(subject.module());
        List<String> command =
                new ArrayList<>(List.of(jdk.home().resolve("bin/java").toString()));
        command.add(anyLayout());
        if (subject.module() == Subject.Module.LEGACY) {
            command.addAll(PREDICTABLE);
        }
        boolean offline = arm.kind() == Arm.Kind.OFFLINE;
        String jars = (offline ? rewritten : plain).get(subject.module());
        if (arm.kind() == Arm.Kind.AGENT) {
            command.add("-javaagent:" + agent + (arm.options().isEmpty() ? "" : "=" + arm.options()));
        } else if ((offline || needsRuntime) && jdk.feature() >= 9) {
            command.add(OPEN);
        }
        command.addAll(List.of("-cp", needsRuntime ? jars + File.pathSeparator + runtime : jars));
        command.add(subject.program());
        command.addAll(arguments);
        return command;
    }

    /**
     * Where arrays lie against the borders of cache lines and pages makes a phase some hundredths longer or shorter, and depends on every byte that was there
     * before them. So that it is no property of an arm, it is drawn for each process.
     */
    private String anyLayout() {
        return "-Dlayout=" + "x".repeat(random.nextInt(PAGE));
    }

    private CSource compile(Subject subject) throws IOException {
        CSource c = compiled.get(subject.cSource());
        if (c == null) {
            Path source = root.resolve("test-apps/papers/src/main/c").resolve(subject.cSource());
            c = !Files.exists(source)
                    ? new CSource(null, "there is no " + source)
                    : CSource.compile(
                            source, work.resolve(subject.cSource().replace(".c", "")), "-O3", "-march=native");
            compiled.put(subject.cSource(), c);
        }
        return c;
    }

    /** Why C programs were not measured; empty if all were. */
    List<String> withoutC() {
        return compiled.values().stream()
                .filter(c -> c.executable() == null)
                .map(CSource::whyNot)
                .distinct()
                .toList();
    }

    private Path folder(Subject subject, int size) {
        return data.resolve(subject.label() + "-" + size);
    }

    /** Makes the inputs if they are not there. */
    Inputs inputs(Jdk jdk, Subject subject, int size) throws IOException {
        Path folder = folder(subject, size);
        Path original = folder.resolveSibling(folder.getFileName() + "-original");
        if (!Files.exists(original)) {
            Files.createDirectories(original);
            List<String> arguments = List.of("generate", original.toString(), Integer.toString(size));
            Run run = Run.of(Told.by(java(jdk, subject, Arm.PLAIN, false, arguments), data));
            if (run.exit() != 0) {
                Inputs.delete(original);
                throw new IOException(subject.label() + " cannot make its input: " + run.errors());
            }
        }
        return new Inputs(original, Files.createDirectories(folder));
    }

    /** The setting is what is carried and how long to compute, as a share of the steps that take as long; the program can tell how many these are. */
    private String computation(Jdk jdk, Contest contest) throws IOException {
        String[] setting = contest.setting().split(" ");
        List<Object> key = List.of(jdk.feature(), contest.subject(), contest.size(), setting[0]);
        Long balanced = calibrated.get(key);
        if (balanced == null) {
            Inputs inputs = inputs(jdk, contest.subject(), contest.size());
            cold.drop(inputs.files());
            List<String> arguments = List.of("calibrate", inputs.folder().toString());
            String said = Commands.output(java(jdk, contest.subject(), Arm.PLAIN, true, arguments));
            Matcher number =
                    Pattern.compile("steps-per-" + setting[0] + " (\\d+)").matcher(said);
            if (!number.find()) {
                throw new IOException(contest + ": calibrate does not say what is in balance: " + said);
            }
            balanced = Long.valueOf(number.group(1));
            calibrated.put(key, balanced);
        }
        return Long.toString(Math.round(balanced * Double.parseDouble(setting[1])));
    }

    /** All inputs and outputs. */
    void discard() throws IOException {
        Inputs.delete(data);
        Files.createDirectories(data);
    }

    Path scratch() {
        return data;
    }
}
