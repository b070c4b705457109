package dev.standpipe.corpus;

import dev.standpipe.corpus.Scan.Changed;
import dev.standpipe.corpus.child.Linker;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicVerifier;

/** Has real JVMs link the rewritten classes: those of jars in one JVM, those of a JDK in that JDK, patched into their modules. */
final class Linking {
    private final Path folder;
    private final List<Path> jars;

    int linked;
    int outlined;
    int unlinkable;
    final List<String> broken = new ArrayList<>();

    /** {@code jars} may hold what the classes refer to. */
    Linking(Path folder, List<Path> jars) {
        this.folder = folder;
        this.jars = jars;
    }

    void link(List<Changed> changed) throws IOException, InterruptedException {
        List<Changed> ofJars =
                changed.stream().filter(change -> !change.library().isJdk()).toList();
        if (!ofJars.isEmpty()) {
            List<String> command = command(Path.of(System.getProperty("java.home")), List.of());
            jars.forEach(jar -> command.add(jar.toString()));
            run(command, ofJars);
        }
        for (Library jdk : new LinkedHashSet<>(
                changed.stream().map(Changed::library).filter(Library::isJdk).toList())) {
            List<Changed> own = changed.stream()
                    .filter(change -> change.library().equals(jdk))
                    .toList();
            Set<String> options = new TreeSet<>();
            for (Changed change : own) {
                String module = change.file().module();
                Path patch = folderOf(change);
                options.add(module.isEmpty() ? "-Xbootclasspath/p:" + patch : "--patch-module=" + module + "=" + patch);
            }
            if (Files.exists(jdk.path().resolve("lib/modules"))) {
                options.add("--add-modules=ALL-SYSTEM");
            }
            run(command(jdk.path(), options), own);
        }
    }

    private static List<String> command(Path home, Iterable<String> options) {
        List<String> command = new ArrayList<>(List.of(home.resolve("bin/java").toString(), "-Xverify:all"));
        options.forEach(command::add);
        try {
            command.addAll(List.of(
                    "-cp",
                    new File(Linker.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI())
                            .getPath(),
                    Linker.class.getName()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException("this program lies in no folder", e);
        }
        return command;
    }

    private Path folderOf(Changed change) {
        return folder.resolve(change.library().name().replaceAll("[^\\w.-]", "_"))
                .resolve(change.file().module());
    }

    private void run(List<String> command, List<Changed> changed) throws IOException, InterruptedException {
        for (Changed change : changed) {
            Path file = folderOf(change).resolve(change.examination().className() + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, change.examination().rewritten());
        }
        Path asked = folder.resolve("asked");
        try (BufferedWriter out = Files.newBufferedWriter(asked)) {
            for (Changed change : changed) {
                String name = change.examination().className().replace('/', '.');
                out.write(
                        change.library().isJdk()
                                ? "\t\t" + name + "\n"
                                : folderOf(change) + "\t" + change.library().path() + "\t" + name + "\n");
            }
        }
        Path answer = folder.resolve("answer");
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(command)
                .redirectInput(asked.toFile())
                .redirectOutput(answer.toFile())
                .redirectError(errors.toFile())
                .start();
        int exit = process.waitFor();
        List<String> lines = Files.readAllLines(answer, StandardCharsets.UTF_8);
        if (exit != 0 || lines.size() != changed.size()) {
            broken.add(String.join(" ", command.subList(0, 2)) + " … ended with " + exit + " after " + lines.size()
                    + " of " + changed.size() + " classes: "
                    + Files.readString(errors).lines().limit(3).toList());
        }
        for (int i = 0; i < Math.min(lines.size(), changed.size()); i++) {
            judge(changed.get(i), lines.get(i).split("\t"));
        }
    }

    private void judge(Changed change, String[] answer) {
        switch (answer[3]) {
            case "linked" -> linked++;
            case "unlinkable" -> {
                if (answer[4].contains("NoClassDefFoundError") || answer[4].contains("ClassNotFoundException")) {
                    outline(change);
                } else {
                    unlinkable++;
                }
            }
            default -> broken.add(change.library().name() + ": " + answer[2] + ": " + answer[4]);
        }
    }

    /** A class whose supertypes are missing cannot be linked; ASM can still check its stack and locals in outline. */
    private void outline(Changed change) {
        outlined++;
        ClassNode node = new ClassNode();
        new ClassReader(change.examination().rewritten()).accept(node, ClassReader.SKIP_FRAMES);
        for (MethodNode method : node.methods) {
            try {
                new Analyzer<>(new BasicVerifier()).analyze(node.name, method);
            } catch (AnalyzerException e) {
                broken.add(change.library().name() + ": " + node.name + "." + method.name + method.desc + ": "
                        + e.getMessage());
            }
        }
    }
}
