package dev.standpipe.agent;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads class files where their loaders find them. */
final class ClassFiles {
    private ClassFiles() {}

    /** Null if there is none or it cannot be read; the name is with slashes. */
    static byte[] read(ClassLoader loader, String name) {
        try {
            String file = name + ".class";
            URL place = loader.getResource(file);
            URLConnection connection = place == null ? null : place.openConnection();
            return connection instanceof JarURLConnection
                    ? read((JarURLConnection) connection)
                    : all(loader.getResourceAsStream(file));
        } catch (IOException | RuntimeException | LinkageError unreadable) {
            return null;
        }
    }

    /**
     * By an archive of our own: those that the JDK keeps are shared with the program, which closes them or finds an
     * earlier version of the archive in them.
     */
    private static byte[] read(JarURLConnection connection) throws IOException {
        File archive = file(connection);
        if (archive != null) {
            // no manifest is read and no signature looked at; and what the loader has open costs little to open again
            try (ZipFile zip = new ZipFile(archive)) {
                ZipEntry entry = zip.getEntry(connection.getEntryName());
                if (entry != null) {
                    return all(zip.getInputStream(entry));
                }
            }
        }
        connection.setUseCaches(false);
        return all(connection.getInputStream());
    }

    /** Null unless it is plain which file the JDK would read, and that it would read it as it is. */
    private static File file(JarURLConnection connection) {
        URL archive = connection.getJarFileURL();
        boolean plain = connection.getClass().getClassLoader() == null
                && connection.getURL().getRef() == null
                && archive.getProtocol().equals("file");
        try {
            File file = plain ? new File(archive.toURI()) : null;
            return file != null && file.isFile() ? file : null;
        } catch (URISyntaxException | IllegalArgumentException asOlderProgramsWriteThem) {
            return null;
        }
    }

    private static byte[] all(InputStream found) throws IOException {
        if (found == null) {
            return null;
        }
        try (InputStream in = found) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream(8192);
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
            return bytes.toByteArray();
        }
    }
}
