package dev.standpipe.cli.input;

import dev.standpipe.cli.user.CommonOptions;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.FileKind;
import dev.standpipe.file.WholeFile;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A jar, a folder of class files, or a single class file, given on the command line. */
public final class InputFiles {
    private static final String JDK = "jrt:";

    private InputFiles() {}

    /**
     * What a command is to work on. Not an empty name, which is most likely a variable that is not set, nor a folder
     * without jars: neither must pass for no work.
     */
    public static List<Path> named(CommonOptions user, List<String> arguments) {
        List<Path> inputs = new ArrayList<>();
        for (String argument : arguments) {
            if (argument.replace(File.pathSeparator, "").isEmpty()) {
                throw user.misused("\"" + argument + "\" names no file");
            }
            List<Path> found = split(Collections.singletonList(argument));
            if (found.isEmpty()) {
                throw new Refused("\"" + argument + "\" names no jar, because there is none");
            }
            inputs.addAll(found);
        }
        return inputs;
    }

    /**
     * Each argument may name several, as on a class path, with * for all jars of a folder; or a JDK, this one if there
     * is no path.
     */
    public static List<Path> split(List<String> arguments) {
        List<Path> inputs = new ArrayList<>();
        for (String argument : arguments) {
            if (argument.startsWith(JDK)) {
                String home = argument.substring(JDK.length());
                inputs.addAll(home.isEmpty() || home.equals("/") ? JdkClasses.ofThis() : JdkClasses.of(new File(home)));
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
        Path path = file.toPath();
        if (!file.exists()) {
            throw new Refused("there is no " + file);
        }
        if (!file.canRead()) {
            throw new Refused(file + " may not be read");
        }
        return path;
    }

    private static List<Path> jars(File folder) {
        try (Stream<Path> files = Files.list(folder.toPath())) {
            return files.filter(file -> FileKind.isArchive(file.toString()))
                    .sorted()
                    .collect(Collectors.toList());
        } catch (NoSuchFileException | NotDirectoryException e) {
            throw new Refused("there is no folder " + folder);
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            throw new Refused("the folder " + folder + " cannot be read: " + WholeFile.inWords(e));
        }
    }
}
