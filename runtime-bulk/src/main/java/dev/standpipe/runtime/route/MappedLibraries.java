package dev.standpipe.runtime.route;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The native libraries of this process. They stay, once they are there. */
final class MappedLibraries {
    private static final Path MAPS = Paths.get("/proc/self/maps");
    private static final String EXECUTABLE = " r-xp ";
    private static final String JAVA_AGENTS = "/libinstrument.so";
    private static final String DEBUGGER = "/libjdwp.so";
    private static final String JVM = "/libjvm.so";

    /** A line for each part of each. */
    private final String maps;

    MappedLibraries() throws IOException {
        maps = new String(Files.readAllBytes(MAPS), StandardCharsets.ISO_8859_1);
        if (!isThere(JVM)) {
            throw new IOException("the JVM is not among the libraries");
        }
    }

    private boolean isThere(String library) {
        return maps.contains(library + '\n');
    }

    /** Whatever brings Java agents, or lets a debugger change classes, or null. */
    String javaAgent() {
        return isThere(JAVA_AGENTS) ? JAVA_AGENTS : isThere(DEBUGGER) ? DEBUGGER : null;
    }

    /** Any other that the JVM could have called as an agent, or null. */
    String nativeAgent() throws IOException {
        Set<String> paths = new LinkedHashSet<>();
        for (String line : maps.split("\n")) {
            int path = line.indexOf('/');
            if (path > 0 && line.contains(EXECUTABLE)) {
                paths.add(line.substring(path));
            }
        }
        for (String path : paths) {
            if (!path.endsWith(JVM) && !path.endsWith(JAVA_AGENTS) && !path.endsWith(DEBUGGER) && isAgent(path)) {
                return path;
            }
        }
        return null;
    }

    private boolean isAgent(String path) throws IOException {
        return path.endsWith(DeletedLibrary.MARK) ? DeletedLibrary.hasAgent(parts(path)) : Exports.haveAgent(path);
    }

    private List<String> parts(String path) {
        List<String> parts = new ArrayList<>();
        for (String line : maps.split("\n")) {
            if (line.endsWith(" " + path)) {
                parts.add(line);
            }
        }
        return parts;
    }
}
