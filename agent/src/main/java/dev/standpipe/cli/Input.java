package dev.standpipe.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A jar, a folder of class files, or a single class file, given on the command line. */
final class Input {
    private static final String JDK = "jrt:";

    private Input() {}

    /** Each argument may name several, as on a class path, with * for all jars of a folder; or a JDK, this one if there is no path. */
    static List<Path> split(List<String> arguments) {
        List<Path> inputs = new ArrayList<>();
        for (String argument : arguments) {
            if (argument.startsWith(JDK)) {
                String home = argument.substring(JDK.length());
                inputs.addAll(home.isEmpty() || home.equals("/") ? Jdk.ofThis() : Jdk.of(new File(home)));
                continue;
            }
            File whole = new File(argument);
            for (String part : whole.exists() ? new String[] {argument} : argument.split(File.pathSeparator)) {
                if (part.endsWith("*")) {
                    inputs.addAll(jars(new File(part.substring(0, part.length() - 1))));
                } else if (!part.isEmpty()) {
                    inputs.add(existing(new File(part)));
                }
            }
        }
        return inputs;
    }

    private static Path existing(File file) {
        if (!file.exists()) {
            throw new Refused("there is no " + file);
        }
        if (!file.canRead()) {
            throw new Refused(file + " may not be read");
        }
        return file.toPath();
    }

    private static List<Path> jars(File folder) {
        File[] jars = folder.listFiles((in, name) -> isArchive(name));
        if (jars == null) {
            throw new Refused("there is no folder " + folder);
        }
        Arrays.sort(jars);
        return Arrays.stream(jars).map(File::toPath).collect(Collectors.toList());
    }

    static boolean isArchive(String name) {
        return name.endsWith(".jar")
                || name.endsWith(".war")
                || name.endsWith(".ear")
                || name.endsWith(".zip")
                || name.endsWith(".jmod");
    }

    static boolean isClass(String name) {
        return name.endsWith(".class");
    }

    /** The class files and archives of a folder, in an order of which nobody can be surprised. */
    static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> isClass(path.toString()) || isArchive(path.toString()))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .collect(Collectors.toList());
        }
    }
}
