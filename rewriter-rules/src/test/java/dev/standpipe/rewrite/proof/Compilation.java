package dev.standpipe.rewrite.proof;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The loops as one compiler makes them. */
final class Compilation {
    private static final boolean KNOWS_RELEASES =
            !System.getProperty("java.specification.version").startsWith("1.");

    final String name;
    final Map<String, byte[]> classes = new LinkedHashMap<>();

    private Compilation(String name) {
        this.name = name;
    }

    /** By the compiler of this JVM for Java 8, without a word on lines and locals; for its own release, with all of them; and by another compiler. */
    static List<Compilation> all() throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        if (javac == null) {
            throw new IllegalStateException("this JVM has no compiler: run it from a JDK");
        }
        List<Compilation> all = new ArrayList<>();
        all.add(by("javac-8", javac, release8("-g:none")));
        if (KNOWS_RELEASES) {
            all.add(by("javac", javac, Arrays.asList("-g")));
        }
        return all;
    }

    private static List<String> release8(String debug) {
        return KNOWS_RELEASES
                ? Arrays.asList(debug, "--release", "8")
                : Arrays.asList(debug, "-source", "8", "-target", "8");
    }

    private static Compilation by(String name, JavaCompiler compiler, List<String> options) throws IOException {
        Path folder = Files.createTempDirectory("loops");
        StringWriter messages = new StringWriter();
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(Arrays.asList(
                "-nowarn", "-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path")));
        List<JavaFileObject> sources = new ArrayList<>();
        for (Map.Entry<String, String> source : Sources.all().entrySet()) {
            sources.add(new Source(source.getKey(), source.getValue()));
        }
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            if (!compiler.getTask(messages, files, null, arguments, null, sources)
                    .call()) {
                throw new IllegalStateException(name + " says " + messages);
            }
        }
        Compilation compilation = new Compilation(name);
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path path : found.sorted((p, q) -> q.compareTo(p)).collect(Collectors.toList())) {
                if (path.toString().endsWith(".class")) {
                    String type = folder.relativize(path).toString().replace(File.separatorChar, '.');
                    compilation.classes.put(type.substring(0, type.length() - 6), Files.readAllBytes(path));
                }
                Files.delete(path);
            }
        }
        return compilation;
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String type, String text) {
            super(URI.create("string:///" + type.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
