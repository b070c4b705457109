package dev.standpipe.corpus.child;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Classes of many jars: a loader prefers one jar, or a folder, and takes from the others what that one lacks. */
final class Jars {
    private final Map<String, ZipFile> files = new HashMap<>();
    private final Map<String, ZipFile> fileOfEntry = new HashMap<>();

    Jars(String[] jars) throws IOException {
        for (String jar : jars) {
            ZipFile file = new ZipFile(jar);
            files.put(jar, file);
            Enumeration<? extends ZipEntry> entries = file.entries();
            while (entries.hasMoreElements()) {
                String name = entries.nextElement().getName();
                if (name.endsWith(".class")) {
                    fileOfEntry.putIfAbsent(name, file);
                }
            }
        }
    }

    /** {@code replacements} is the folder of classes to take instead of those in the jar, or null. */
    ClassLoader loader(String jar, String replacements) {
        ZipFile own = files.get(jar);
        return new ClassLoader(ClassLoader.getSystemClassLoader().getParent()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                String entry = name.replace('.', '/') + ".class";
                try {
                    byte[] bytes = bytes(entry);
                    if (bytes != null) {
                        return defineClass(name, bytes, 0, bytes.length);
                    }
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
                throw new ClassNotFoundException(name);
            }

            private byte[] bytes(String entry) throws IOException {
                if (replacements != null) {
                    Path replacement = Paths.get(replacements, entry);
                    if (Files.exists(replacement)) {
                        return Files.readAllBytes(replacement);
                    }
                }
                Path sibling = Paths.get(jar, entry);
                if (own == null && Files.exists(sibling)) {
                    return Files.readAllBytes(sibling);
                }
                ZipFile file = own != null && own.getEntry(entry) != null ? own : fileOfEntry.get(entry);
                return file == null ? null : read(file, entry);
            }
        };
    }

    private static byte[] read(ZipFile file, String entry) throws IOException {
        try (InputStream in = file.getInputStream(file.getEntry(entry))) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] block = new byte[8192];
            for (int n = in.read(block); n >= 0; n = in.read(block)) {
                bytes.write(block, 0, n);
            }
            return bytes.toByteArray();
        }
    }
}
