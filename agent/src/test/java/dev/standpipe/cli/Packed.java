package dev.standpipe.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Jars for the commands to look into. */
final class Packed {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ZipOutputStream zip = new ZipOutputStream(bytes);

    Packed with(Class<?> type) throws IOException {
        return with(type.getName().replace('.', '/') + ".class", classFile(type));
    }

    Packed with(String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
        return this;
    }

    byte[] bytes() throws IOException {
        zip.close();
        return bytes.toByteArray();
    }

    Path at(Path file) throws IOException {
        return Files.write(file, bytes());
    }

    static byte[] classFile(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream('/' + type.getName().replace('.', '/') + ".class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            return all.toByteArray();
        }
    }
}
