package dev.standpipe.agent;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads class files where their loaders find them. */
final class ClassFiles {
    private ClassFiles() {}

    /** Null if there is none or it cannot be read; the name is with slashes. */
    static byte[] read(ClassLoader loader, String name) {
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
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
}
