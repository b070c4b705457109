package dev.standpipe.runtime.link;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Files that lie beside a class. */
public final class Beside {
    private Beside() {}

    public static byte[] bytes(Class<?> type, String name) throws IOException {
        byte[] packed = inItsJar(type, name);
        return packed != null ? packed : anywhere(type, name);
    }

    /** Null where it did not come from a jar. The way by a URL loads classes of the JDK that a program has no use for, and takes milliseconds. */
    private static byte[] inItsJar(Class<?> type, String name) {
        try {
            CodeSource source = type.getProtectionDomain().getCodeSource();
            File file = source == null ? null : new File(source.getLocation().toURI());
            if (file == null || !file.isFile()) {
                return null;
            }
            try (ZipFile jar = new ZipFile(file)) {
                String folder = type.getName().substring(0, type.getName().lastIndexOf('.') + 1);
                ZipEntry entry = jar.getEntry(folder.replace('.', '/') + name);
                if (entry == null) {
                    return null;
                }
                try (InputStream in = jar.getInputStream(entry)) {
                    return all(in);
                }
            }
        } catch (IOException | URISyntaxException | IllegalArgumentException | SecurityException notSo) {
            return null;
        }
    }

    private static byte[] anywhere(Class<?> type, String name) throws IOException {
        try (InputStream in = type.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException(name + " is missing beside " + type.getName() + "; the jar is damaged");
            }
            return all(in);
        }
    }

    private static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[8192];
        for (int n; (n = in.read(chunk)) >= 0; ) {
            bytes.write(chunk, 0, n);
        }
        return bytes.toByteArray();
    }
}
