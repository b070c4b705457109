package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A folder of programs on their way through a compiler. A program that it refuses is left out. */
final class Batch {
    private static final Pattern COMPLAINT =
            Pattern.compile("(C\\d+)\\.(?:java|kt|scala):(\\d+)|in \\S*?(C\\d+)\\.java \\(at line (\\d+)\\)");
    private static final int ATTEMPTS = 6;

    private final Compiler compiler;
    private final Path folder;
    private final Map<String, List<String>> methods = new TreeMap<>();
    private int refused;

    Batch(Compiler compiler, Path folder) {
        this.compiler = compiler;
        this.folder = folder;
    }

    /** The one class of this number gets one more method. */
    void add(int type, String method) {
        methods.computeIfAbsent("C" + type, name -> new ArrayList<>()).add(method);
    }

    static String method(Compiler compiler, long seed, int number) {
        return compiler.language.method(choices(seed, number), number);
    }

    static Choices choices(long seed, int number) {
        return Choices.seeded(seed, number);
    }

    int refused() {
        return refused;
    }

    /** Returns the folder of the class files. */
    Path compile() throws IOException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            clear(folder);
            Path classes = Files.createDirectories(folder.resolve("classes"));
            String said = methods.isEmpty() ? null : compiler.compile(write(), classes);
            if (said == null) {
                return classes;
            }
            if (!drop(said)) {
                throw new IOException(compiler.name + " failed: " + said.substring(0, Math.min(said.length(), 4000)));
            }
        }
        throw new IOException(compiler.name + " refuses ever more programs; see " + folder);
    }

    private List<Path> write() throws IOException {
        List<Path> sources = new ArrayList<>();
        Path at = Files.createDirectories(folder.resolve("sources"));
        for (Map.Entry<String, List<String>> entry : methods.entrySet()) {
            Path source = at.resolve(entry.getKey() + "." + compiler.language.extension);
            Files.writeString(source, compiler.language.source(entry.getKey(), entry.getValue()));
            sources.add(source);
        }
        return sources;
    }

    private boolean drop(String said) {
        Map<String, TreeSet<Integer>> refusals = new HashMap<>();
        for (Matcher m = COMPLAINT.matcher(said); m.find(); ) {
            String type = m.group(1) != null ? m.group(1) : m.group(3);
            int line = Integer.parseInt(m.group(1) != null ? m.group(2) : m.group(4));
            int method = methodAt(type, line);
            if (method >= 0) {
                refusals.computeIfAbsent(type, name -> new TreeSet<>(Comparator.reverseOrder()))
                        .add(method);
            }
        }
        refusals.forEach((type, which) -> which.forEach(method -> {
            methods.get(type).remove((int) method);
            refused++;
        }));
        methods.values().removeIf(List::isEmpty);
        return !refusals.isEmpty();
    }

    private int methodAt(String type, int line) {
        List<String> all = methods.get(type);
        int first = (int) compiler.language.source(type, List.of()).lines().count();
        for (int k = 0; k < all.size(); k++) {
            int lines = (int) all.get(k).lines().count();
            if (line >= first && line < first + lines) {
                return k;
            }
            first += lines;
        }
        return -1;
    }

    static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
