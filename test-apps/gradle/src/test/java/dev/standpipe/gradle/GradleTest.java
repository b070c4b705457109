package dev.standpipe.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines of docs/byte-buddy.md for Gradle, in Gradle 8.10. */
class GradleTest {
    /** Gradle asks for the jars of these by name, and what is published has all in one. */
    private static final List<String> MODULES = Arrays.asList(
            "gradle-base-services",
            "gradle-core-api",
            "gradle-core",
            "gradle-stdlib-java-extensions",
            "gradle-logging",
            "gradle-dependency-management",
            "javax.inject");

    @TempDir
    Path folder;

    @BeforeEach
    void writeProject() throws Exception {
        String release = System.getProperty("java.specification.version");
        assumeTrue(
                !release.startsWith("1.") && Integer.parseInt(release) <= 23,
                "Gradle 8.10 runs up to Java 23, and its modules are opened as on 9 and later");
        Path sources = Files.createDirectories(folder.resolve("src/main/java/cells"));
        try (InputStream in = GradleTest.class.getResourceAsStream("/cells/Cells.java")) {
            Files.copy(in, sources.resolve("Cells.java"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"groovy", "kotlin"})
    void byteBuddysPluginRewrites(String language) throws Exception {
        String lines = documented(language, "buildscript {");
        assertThat(lines).contains("byte-buddy-gradle-plugin:1.18.7", "dev.standpipe:standpipe-agent:");
        // without the first block, which says where the plugins come from: they are on the class path
        write(language, lines.substring(lines.indexOf("\n}\n") + 3));
        assertThat(gradle("byteBuddy")).contains("compileJava");
        Path classes = folder.resolve("build/classes/java/main");
        assertThat(classes.resolve("cells/Cells.class")).exists();
        assertThat(classes.resolve("cells/StandpipeDoorway1$Cells.class")).exists();
        String said = java(
                "-verbose:class",
                "--add-opens=java.base/java.io=ALL-UNNAMED",
                "-cp",
                classes + File.pathSeparator + System.getProperty("runtime.jar"),
                "cells.Cells");
        assertThat(said).contains("66051 ", "dev.standpipe.runtime.engine.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"groovy", "kotlin"})
    void aTaskRewritesTheJar(String language) throws Exception {
        write(
                language,
                documented(
                        language,
                        language.equals("groovy")
                                ? "apply plugin: 'java'\n\ntasks.register('rewrite', Exec)"
                                : "plugins {\n    java\n}\n\ntasks.register<Exec>"));
        List<String> said = Arrays.asList(gradle("rewrite").split("\\R"));
        assertThat(said).startsWith("jar", "java", "-jar");
        Path jar = Paths.get(said.get(5));
        assertThat(jar.toString()).endsWith("/build/libs/app.jar");
        javac(Files.createDirectories(folder.resolve("compiled")));
        Files.createDirectories(jar.getParent());
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out)) {
            packed.putNextEntry(new JarEntry("cells/Cells.class"));
            packed.write(Files.readAllBytes(folder.resolve("compiled/cells/Cells.class")));
        }
        Files.copy(Paths.get(System.getProperty("agent.jar")), folder.resolve("standpipe.jar"));
        assertThat(java(said.subList(2, said.size()).toArray(new String[0]))).contains("1 loop");
        String ran = java(
                "-verbose:class",
                "--add-opens=java.base/java.io=ALL-UNNAMED",
                "-cp",
                folder.resolve("build/fast/app.jar").toString(),
                "cells.Cells");
        assertThat(ran).contains("66051 ", "dev.standpipe.runtime.engine.");
    }

    private void javac(Path classes) {
        String source = folder.resolve("src/main/java/cells/Cells.java").toString();
        assertThat(javax.tools.ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-g", "-d", classes.toString(), source))
                .isZero();
    }

    /** The block of the page that begins like that. */
    private static String documented(String language, String beginning) throws Exception {
        String page =
                new String(Files.readAllBytes(Paths.get("..", "..", "docs", "byte-buddy.md")), StandardCharsets.UTF_8);
        for (Matcher block =
                        Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(page);
                block.find(); ) {
            if (block.group(1).startsWith(beginning)) {
                return block.group(1);
            }
        }
        throw new AssertionError("no block begins with " + beginning);
    }

    private void write(String language, String lines) throws Exception {
        if (language.equals("groovy")) {
            Files.write(folder.resolve("build.gradle"), lines.getBytes(StandardCharsets.UTF_8));
            return;
        }
        String function = "package dev.standpipe.gradle\n\nimport org.gradle.api.*\nimport org.gradle.api.tasks.*\n"
                + "import org.gradle.api.tasks.bundling.*\n\nfun Project.lines() {\n" + lines + "}\n";
        Path source = Files.write(folder.resolve("lines.kt"), function.getBytes(StandardCharsets.UTF_8));
        Path dsl = folder.resolve("dsl.kt");
        try (InputStream in = GradleTest.class.getResourceAsStream("/kotlin/dsl.kt")) {
            Files.copy(in, dsl);
        }
        String classPath = System.getProperty("java.class.path");
        java(
                "-cp",
                classPath,
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
                "-no-stdlib",
                "-no-reflect",
                "-nowarn",
                "-Xplugin=" + jar(classPath, "kotlin-sam-with-receiver-compiler-plugin-embeddable"),
                "-P",
                "plugin:org.jetbrains.kotlin.samWithReceiver:annotation=org.gradle.api.HasImplicitReceiver",
                "-d",
                inKotlin().toString(),
                "-cp",
                classPath,
                source.toString(),
                dsl.toString());
    }

    private Path inKotlin() {
        return folder.resolve("kotlin");
    }

    private static String jar(String classPath, String name) {
        for (String entry : classPath.split(File.pathSeparator)) {
            if (new File(entry).getName().startsWith(name)) {
                return entry;
            }
        }
        throw new AssertionError("no " + name + " on " + classPath);
    }

    private String gradle(String task) throws Exception {
        StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
        path.append(File.pathSeparator).append(inKotlin());
        path.append(File.pathSeparator).append(System.getProperty("agent.jar"));
        for (String module : MODULES) {
            Path jar = folder.resolve(module + "-8.10.jar");
            try (OutputStream out = Files.newOutputStream(jar);
                    JarOutputStream packed = new JarOutputStream(out)) {
                packed.putNextEntry(new JarEntry(module + "-classpath.properties"));
                packed.write("projects=\nruntime=\n".getBytes(StandardCharsets.ISO_8859_1));
            }
            path.append(File.pathSeparator).append(jar);
        }
        return java(
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "-cp",
                path.toString(),
                GradleBuild.class.getName(),
                folder.toString(),
                task);
    }

    /** What it says, if it ends well. */
    private String java(String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Paths.get(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(Arrays.asList(arguments));
        Path said = folder.resolve("said.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        boolean ended = process.waitFor(3, TimeUnit.MINUTES);
        process.destroyForcibly();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Files.copy(said, out);
        String text = out.toString("UTF-8");
        assertThat(ended && process.exitValue() == 0).as(text).isTrue();
        return text.trim();
    }
}
