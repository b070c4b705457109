package dev.standpipe.house;

import java.nio.file.Path;
import java.nio.file.Paths;

/** Where things are, seen from the module whose tests run. */
final class Repository {
    static final Path MODULE = Paths.get(System.getProperty("basedir", "")).toAbsolutePath();
    static final Path ROOT = MODULE.getParent();
    static final Path CLASSES = MODULE.resolve("target/classes");

    private Repository() {}
}
