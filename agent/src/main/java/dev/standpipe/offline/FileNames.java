package dev.standpipe.offline;

import java.io.ByteArrayOutputStream;
import java.io.UnsupportedEncodingException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.StringJoiner;

/**
 * The names of files in letters, and back. On Unix a name is bytes, and a path gives only those letters that the locale
 * has; a URI of it has the bytes themselves.
 */
final class FileNames {
    private FileNames() {}

    /**
     * The name of a file in that folder, with slashes: by the locale if it has all its letters, else as UTF-8, else as
     * Latin-1.
     */
    static String of(Path folder, Path file) {
        StringJoiner name = new StringJoiner("/");
        for (Path element : folder.relativize(file)) {
            name.add(isKnown(element) ? element.toString() : decoded(bytes(element)));
        }
        return name.toString();
    }

    private static boolean isKnown(Path element) {
        String letters = element.toString();
        if (letters.chars().allMatch(letter -> letter < 128)) {
            return true;
        }
        try {
            return element.getFileSystem().getPath(letters).equals(element);
        } catch (InvalidPathException foreign) {
            return false;
        }
    }

    private static byte[] bytes(Path element) {
        String raw = element.toUri().getRawPath().replaceFirst("/$", "");
        String escaped = raw.substring(raw.lastIndexOf('/') + 1);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < escaped.length(); i++) {
            if (escaped.charAt(i) == '%') {
                bytes.write(Integer.parseInt(escaped.substring(i + 1, i + 3), 16));
                i += 2;
            } else {
                bytes.write(escaped.charAt(i));
            }
        }
        return bytes.toByteArray();
    }

    private static String decoded(byte[] name) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(name))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(name, StandardCharsets.ISO_8859_1);
        }
    }

    /** Where a file with that name is in the folder, or would be; as UTF-8 if the locale has not all its letters. */
    static Path path(Path folder, String name) {
        try {
            return folder.resolve(name);
        } catch (InvalidPathException foreign) {
            String start = folder.toUri().toString().replaceFirst("/?$", "/");
            return Paths.get(URI.create(start + escaped(name)));
        }
    }

    private static String escaped(String name) {
        try {
            return URLEncoder.encode(name, "UTF-8").replace("+", "%20").replace("%2F", "/");
        } catch (UnsupportedEncodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
