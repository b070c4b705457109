package dev.standpipe.cli.loops;

import dev.standpipe.cli.user.Refused;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where each of several files is written to. */
interface Destination {
    Destination NONE = file -> null;
    Destination SAME = file -> file;

    Path of(Path file) throws IOException;

    /**
     * Never over what is read. What was {@code typed} as the name of a folder is one: the path has lost its last slash.
     */
    static Destination at(Path output, String typed, boolean several) {
        boolean folder = typed.endsWith("/") || typed.endsWith(File.separator) || Files.isDirectory(output);
        return file -> {
            boolean into = several || folder && !Files.isDirectory(file);
            Path to = into ? output.resolve(file.toAbsolutePath().normalize().getFileName()) : output;
            if (Files.exists(to) && Files.isSameFile(file, to)) {
                throw new Refused(file + " would be overwritten; name another file with -o, or use --in-place");
            }
            return to;
        };
    }

    /** What two of the files would be written to, or null. */
    default Path firstOfTwo(List<Path> files) throws IOException {
        Set<Path> all = new HashSet<>();
        for (Path file : files) {
            Path to = of(file);
            if (!all.add(to)) {
                return to;
            }
        }
        return null;
    }
}
