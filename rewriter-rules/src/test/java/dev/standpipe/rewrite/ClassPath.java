package dev.standpipe.rewrite;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.function.Consumer;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/** The class files in the jars that the tests run with: real code of several compilers, there on every JVM. */
public final class ClassPath {
    private ClassPath() {}

    /** Those of jars whose name contains {@code part}. */
    public static void classFiles(String part, Consumer<byte[]> consumer) throws IOException {
        for (String element : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (element.endsWith(".jar") && new File(element).getName().contains(part)) {
                try (JarFile jar = new JarFile(element)) {
                    for (JarEntry entry : Collections.list(jar.entries())) {
                        if (entry.getName().endsWith(".class")) {
                            consumer.accept(bytes(jar, entry));
                        }
                    }
                }
            }
        }
    }

    /** The class file of a class that is loaded. */
    public static byte[] of(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                bytes.write(b);
            }
            return bytes.toByteArray();
        }
    }

    private static byte[] bytes(JarFile jar, JarEntry entry) {
        byte[] bytes = new byte[(int) entry.getSize()];
        try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
            in.readFully(bytes);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return bytes;
    }
}
