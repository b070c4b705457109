package dev.standpipe.rewrite.proof;

import dev.standpipe.proof.Exhaustion;
import dev.standpipe.proof.Mutation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;

/** A bug that the rewriter could have, with the loops and the stacks on which it has to be noticed. */
final class RuleMutant {
    private static final int PATIENCE_SECONDS = 20;
    private static final String HOME = "dev.standpipe.rewrite.";

    final String bug;
    final String loops;
    final String rows;
    final long share;
    private final Map<String, byte[]> changed = new HashMap<>();

    RuleMutant(String bug, String loops, String rows, long share) {
        this.bug = bug;
        this.loops = loops;
        this.rows = rows;
        this.share = share;
    }

    /** {@code place} is package, class and method: {@code "rule/proof/Bound.of"}. */
    RuleMutant with(String place, Mutation mutation) {
        int dot = place.indexOf('.');
        String type = HOME.replace('.', '/') + place.substring(0, dot);
        String name = type.replace('/', '.');
        ClassReader reader = new ClassReader(changed.getOrDefault(name, classFile(name)));
        changed.put(name, mutation.applied(reader, type, place.substring(dot + 1)));
        return this;
    }

    /** What the rewriter makes different first, or empty. */
    String noticed(Map<String, byte[]> compiled, BiFunction<byte[], Map<String, byte[]>, List<Object>> rewriter)
            throws Exception {
        List<LoopProgram> programs = programs(compiled, rewriter);
        if (rows == null) {
            return programs.stream()
                    .filter(program -> !program.became().equals(program.expected()))
                    .map(program -> program + " became " + program.became())
                    .collect(Collectors.joining(", "));
        }
        Exhaustion dose = new Exhaustion(share, programs, 1, rows, PATIENCE_SECONDS);
        List<String> differences = dose.run(1);
        boolean played = dose.played() > 0 && differences.stream().noneMatch(text -> text.contains("itself failed"));
        if (!played) {
            throw new IllegalStateException(dose.played() + " cases " + differences);
        }
        return differences.isEmpty() ? "" : "case " + dose.played() + ": " + differences.get(0);
    }

    private List<LoopProgram> programs(
            Map<String, byte[]> compiled, BiFunction<byte[], Map<String, byte[]>, List<Object>> rewriter)
            throws ClassNotFoundException {
        Map<String, byte[]> concerned = new TreeMap<>();
        compiled.forEach((name, classFile) -> {
            if (name.startsWith(loops.replaceFirst("\\(.*|\\..*", ""))) {
                concerned.put(name, classFile);
            }
        });
        Pattern about = Pattern.compile(loops);
        return new Loops("javac", concerned, rewriter)
                .programs().stream()
                        .filter(program -> about.matcher(program.toString()).find())
                        .collect(Collectors.toList());
    }

    /** What becomes of the loops that the bug is about. */
    String became(Map<String, byte[]> compiled, BiFunction<byte[], Map<String, byte[]>, List<Object>> rewriter)
            throws ClassNotFoundException {
        return programs(compiled, rewriter).stream()
                .map(program -> program + " is " + program.became())
                .collect(Collectors.joining(", "));
    }

    /** Of a table. */
    String row(String noticed) {
        String[] lines = noticed.split("\n");
        return String.format("%-60s %s", bug, lines.length > 1 ? lines[0].split(":")[0] + ": " + lines[1] : lines[0]);
    }

    /** The rewriter with the bug. */
    BiFunction<byte[], Map<String, byte[]>, List<Object>> rewriter() throws ReflectiveOperationException {
        return rewriter(Rewritten.class.getName());
    }

    /** The same behind another class, which must not be loaded twice. */
    @SuppressWarnings("unchecked")
    <T> T rewriter(String front) throws ReflectiveOperationException {
        return (T) new Infested().loadClass(front).getDeclaredConstructor().newInstance();
    }

    /** Defines the rewriter anew, with the classes that have the bug. */
    private final class Infested extends ClassLoader {
        Infested() {
            super(RuleMutant.class.getClassLoader());
        }

        @Override
        protected synchronized Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            boolean ours = name.startsWith(HOME)
                    && (!name.startsWith(HOME + "proof.") || name.equals(Rewritten.class.getName()));
            if (!ours) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            byte[] classFile = changed.containsKey(name) ? changed.get(name) : classFile(name);
            return defineClass(name, classFile, 0, classFile.length);
        }
    }

    private static byte[] classFile(String name) {
        try (InputStream in = RuleMutant.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[8192];
            for (int n; (n = in.read(buffer)) > 0; ) {
                bytes.write(buffer, 0, n);
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return bug;
    }
}
