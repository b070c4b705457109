package dev.standpipe.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Jars for the commands to look into. */
public final class Packed {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ZipOutputStream zip = new ZipOutputStream(bytes);

    public Packed with(Class<?> type) throws IOException {
        return with(type.getName().replace('.', '/') + ".class", classFile(type));
    }

    public Packed at(String folder, Class<?> type) throws IOException {
        return with(folder + type.getName().replace('.', '/') + ".class", classFile(type));
    }

    /** Not compressed. */
    public Packed stored(String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        CRC32 checksum = new CRC32();
        checksum.update(content, 0, content.length);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(checksum.getValue());
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
        return this;
    }

    public Packed text(String name, String text) throws IOException {
        return with(name, text.getBytes("UTF-8"));
    }

    public Packed saying(String comment) {
        zip.setComment(comment);
        return this;
    }

    public Packed with(String name, byte[] content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content);
        zip.closeEntry();
        return this;
    }

    public byte[] bytes() throws IOException {
        zip.close();
        return bytes.toByteArray();
    }

    public Path at(Path file) throws IOException {
        return Files.write(file, bytes());
    }

    public static byte[] classFile(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream('/' + type.getName().replace('.', '/') + ".class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            return all.toByteArray();
        }
    }
}
