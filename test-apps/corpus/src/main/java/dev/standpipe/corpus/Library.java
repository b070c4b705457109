package dev.standpipe.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** A jar, a folder of classes, or a JDK. */
record Library(String name, Path path, boolean isJdk, Set<String> modules) {

    /** What does something with one class file. */
    interface Visitor {
        void visit(ClassFile file) throws IOException;
    }

    static Library jar(String name, Path file) {
        return new Library(name, file, false, Set.of());
    }

    /** Of a JDK from 9 on, these modules only; all of them if none are named. */
    static Library jdk(String name, Path home, String... modules) {
        return new Library(name, home, true, Set.of(modules));
    }

    void forEach(Visitor visitor) throws IOException {
        if (!isJdk) {
            if (Files.isDirectory(path)) {
                walk("", path, visitor);
            } else {
                unzip(path, visitor);
            }
        } else if (Files.exists(path.resolve("lib/modules"))) {
            try (FileSystem image =
                    FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", path.toString()))) {
                try (Stream<Path> all = Files.list(image.getPath("/modules"))) {
                    for (Path module : all.sorted().toList()) {
                        String moduleName = module.getFileName().toString();
                        if (this.modules.isEmpty() || this.modules.contains(moduleName)) {
                            walk(moduleName, module, visitor);
                        }
                    }
                }
            }
        } else {
            try (Stream<Path> jars = Files.walk(path, FileVisitOption.FOLLOW_LINKS)) {
                for (Path jar : jars.filter(file -> file.toString().endsWith(".jar"))
                        .sorted()
                        .toList()) {
                    unzip(jar, visitor);
                }
            }
        }
    }

    private static void walk(String module, Path folder, Visitor visitor) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            visitor.visit(new ClassFile(module, Files.readAllBytes(file)));
        }
    }

    private static void unzip(Path jar, Visitor visitor) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<ZipEntry> entries = new ArrayList<>();
            for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
                ZipEntry entry = all.nextElement();
                if (entry.getName().endsWith(".class")) {
                    entries.add(entry);
                }
            }
            for (ZipEntry entry : entries) {
                try (InputStream in = zip.getInputStream(entry)) {
                    visitor.visit(new ClassFile("", in.readAllBytes()));
                } catch (ZipException e) {
                    throw new IOException(jar + " is damaged at " + entry.getName() + ": fetch it again", e);
                }
            }
        }
    }
}
