package dev.standpipe.neighbours;

import java.io.File;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Where the build has put what the tests need. */
final class Places {
    /** 8, 11, 17 and so on. */
    static final int JAVA =
            Integer.parseInt(System.getProperty("java.specification.version").replaceFirst("^1\\.", ""));

    private static final Path TARGET = Paths.get("target").toAbsolutePath();

    static final Path AGENT = Paths.get(System.getProperty("agent.jar")).normalize();
    static final Path CLASSES = TARGET.resolve("classes");
    static final Path COMPILED = TARGET.resolve("../../corpus-classes").normalize();
    static final Path PROFILER = TARGET.resolve("async-profiler/linux-x64/libasyncProfiler.so");
    static final Path RUNS = TARGET.resolve("runs").resolve("jdk-" + JAVA);

    /** What the tests write for all of them; two test processes run at a time, and one must not write what a program of the other has open. */
    static final Path MADE = RUNS.resolve("made-by-" + System.getProperty("test.process", "one"));

    private Places() {}

    static Path jar(String name) {
        return TARGET.resolve("jars").resolve(name);
    }

    static String classPath(Path... entries) {
        StringBuilder classPath = new StringBuilder();
        for (Path entry : entries) {
            classPath.append(classPath.length() == 0 ? "" : File.pathSeparator).append(entry);
        }
        return classPath.toString();
    }
}
