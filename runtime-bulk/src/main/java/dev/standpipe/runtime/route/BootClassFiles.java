package dev.standpipe.runtime.route;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Class files of the JDK. The program's class path is not asked: its loader may be one of the program's own. */
public final class BootClassFiles {
    private static final ClassLoader BOOT = new ClassLoader(null) {};

    private BootClassFiles() {}

    /** Of the class of that name, with slashes; null if there is none. */
    public static byte[] of(String name) throws IOException {
        return from(BOOT, name);
    }

    static byte[] from(ClassLoader loader, String name) throws IOException {
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            if (in == null) {
                return null;
            }
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            byte[] some = new byte[8192];
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                all.write(some, 0, n);
            }
            return all.toByteArray();
        }
    }
}
