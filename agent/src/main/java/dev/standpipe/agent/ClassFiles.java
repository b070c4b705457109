package dev.standpipe.agent;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;

/** Reads class files where their loaders find them. */
final class ClassFiles {
    private ClassFiles() {}

    /** Null if there is none or it cannot be read; the name is with slashes. */
    static byte[] read(ClassLoader loader, String name) {
        try (InputStream in = open(loader, name + ".class")) {
            if (in == null) {
                return null;
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(8192);
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
            return bytes.toByteArray();
        } catch (IOException | RuntimeException | LinkageError unreadable) {
            return null;
        }
    }

    /** By an archive of our own: those that the JDK keeps are shared with the program, which closes them or finds an earlier version of the archive in them. */
    private static InputStream open(ClassLoader loader, String file) throws IOException {
        URL place = loader.getResource(file);
        URLConnection connection = place == null ? null : place.openConnection();
        if (!(connection instanceof JarURLConnection)) {
            return loader.getResourceAsStream(file);
        }
        connection.setUseCaches(false);
        return connection.getInputStream();
    }
}
