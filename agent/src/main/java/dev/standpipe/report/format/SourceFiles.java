package dev.standpipe.report.format;

import dev.standpipe.file.WholeFile;
import dev.standpipe.report.ReportException;
import dev.standpipe.rewrite.report.Place;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which file below a folder is the source of a loop. */
public final class SourceFiles {
    public static final SourceFiles NONE = new SourceFiles();

    private final Map<String, List<String>> byName = new HashMap<>();

    private SourceFiles() {}

    /** The folder may be that of a whole project; folders whose name begins with a dot are passed by. */
    public static SourceFiles below(Path folder) throws ReportException {
        if (!Files.isDirectory(folder)) {
            throw new ReportException("there is no folder " + folder + " to look for sources in", null);
        }
        SourceFiles sources = new SourceFiles();
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<Path>() {
                @Override
                public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
                    boolean hidden = !inner.equals(folder)
                            && inner.getFileName().toString().startsWith(".");
                    return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    String name = file.getFileName().toString();
                    if (!name.endsWith(".class")) {
                        sources.byName
                                .computeIfAbsent(name, any -> new ArrayList<>(1))
                                .add(folder.relativize(file).toString().replace('\\', '/'));
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new ReportException("sources cannot be looked for in " + folder + ": " + WholeFile.inWords(e), e);
        }
        return sources;
    }

    /**
     * Relative to the folder, or null. In the folder of the package if there is one, else the only one of its name, as
     * Kotlin and Scala allow.
     */
    String fileOf(Place place) {
        List<String> named = place.source() == null ? null : byName.get(place.source());
        if (named == null) {
            return null;
        }
        String name = place.className();
        String inPackage = name.substring(0, name.lastIndexOf('/') + 1) + place.source();
        String best = null;
        for (String file : named) {
            boolean fits = file.equals(inPackage) || file.endsWith('/' + inPackage);
            if (fits && (best == null || isBefore(file, best))) {
                best = file;
            }
        }
        return best != null || named.size() > 1 ? best : named.get(0);
    }

    /** The shorter path is rather the source than a copy of it in a folder of results. */
    private static boolean isBefore(String one, String other) {
        return one.length() != other.length() ? one.length() < other.length() : one.compareTo(other) < 0;
    }
}
