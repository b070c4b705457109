package dev.standpipe.rewrite.catalogue;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A compiler with its options. */
public final class Setting {
    private static final Map<String, Map<String, byte[]>> COMPILED = new HashMap<>();

    private final String name;
    private final JavaCompiler compiler;
    private final List<String> options;

    private Setting(String name, JavaCompiler compiler, String... options) {
        this.name = name;
        this.compiler = compiler;
        this.options = Arrays.asList(options);
    }

    /** With line numbers; class files as old as this compiler can make them for Java 8. */
    static Setting javac() {
        return new Setting("javac", ToolProvider.getSystemJavaCompiler(), toJava8("-g"));
    }

    /** Without line numbers and names of locals. */
    static Setting javacWithoutDebug() {
        return new Setting("javac without debug information", ToolProvider.getSystemJavaCompiler(), toJava8("-g:none"));
    }

    /** With whatever is new in class files. */
    static Setting newestJavac() {
        return new Setting("javac for its own release", ToolProvider.getSystemJavaCompiler(), "-g", "-nowarn");
    }

    /** The Eclipse compiler, which tests at the bottom of its loops; null on JVMs that it does not run on. */
    static Setting ecj() {
        if (System.getProperty("java.specification.version").startsWith("1.")) {
            return null;
        }
        for (JavaCompiler compiler : ServiceLoader.load(JavaCompiler.class)) {
            if (compiler.getClass().getName().startsWith("org.eclipse.jdt.")) {
                // its --release finds no classes on 11
                return new Setting("ecj", compiler, "-g", "-nowarn", "-source", "8", "-target", "8");
            }
        }
        throw new IllegalStateException("the Eclipse compiler is not on the class path");
    }

    public static List<Setting> all() {
        return Stream.of(javac(), javacWithoutDebug(), newestJavac(), ecj())
                .filter(setting -> setting != null)
                .collect(Collectors.toList());
    }

    /** Those that tell where a loop is. */
    public static List<Setting> withLines() {
        return all().stream().filter(Setting::hasLines).collect(Collectors.toList());
    }

    private static String[] toJava8(String debug) {
        return System.getProperty("java.specification.version").startsWith("1.")
                ? new String[] {debug, "-nowarn", "-source", "8", "-target", "8"}
                : new String[] {debug, "-nowarn", "--release", "8"};
    }

    boolean hasLines() {
        return !options.contains("-g:none");
    }

    /** The class files of all apps by name, in order. */
    Map<String, byte[]> classes(List<App> apps) {
        return COMPILED.computeIfAbsent(name, n -> compile(apps));
    }

    private Map<String, byte[]> compile(List<App> apps) {
        try {
            List<File> sources = new ArrayList<>();
            Map<String, byte[]> classes = new TreeMap<>();
            for (App app : apps) {
                if (app.isAssembled()) {
                    classes.put(app.className(), AssembledClass.of(app, hasLines()));
                } else {
                    sources.add(app.source.toFile());
                }
            }
            classes.putAll(compiled(sources));
            return classes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The class files of these sources by name, in order. */
    public Map<String, byte[]> compiled(List<File> sources) throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        Path folder = Files.createTempDirectory("classes");
        compile(sources, folder);
        for (String file : Repository.names(folder)) {
            Path path = folder.resolve(file);
            classes.put(file.replace(".class", ""), Files.readAllBytes(path));
            Files.delete(path);
        }
        Files.delete(folder);
        return classes;
    }

    private void compile(List<File> sources, Path folder) throws IOException {
        List<String> arguments = new ArrayList<>(options);
        Collections.addAll(arguments, "-proc:none", "-d", folder.toString());
        StringWriter errors = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            // not compiler.run: the Eclipse compiler's ends the JVM
            boolean compiled = compiler.getTask(
                            errors, files, null, arguments, null, files.getJavaFileObjectsFromFiles(sources))
                    .call();
            if (!compiled) {
                throw new IllegalStateException(this + " refuses the programs:\n" + errors);
            }
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
