package dev.standpipe.offline;

import dev.standpipe.rewrite.Hierarchy;
import dev.standpipe.rewrite.Outline;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/**
 * Who extends what, and has which volatile fields, in the classes that were given and in those of the JDK that runs us.
 * Safe for concurrent use.
 */
public final class ClassInventory implements Hierarchy {
    /** What lies in module java.base; the others an image may do without. */
    private static final String[] BASE = {
        "java/io/", "java/lang/", "java/net/", "java/nio/", "java/security/", "java/util/"
    };

    private final Map<String, Outline> classes = new ConcurrentHashMap<>();

    /** Of several versions of a class the first counts, as on a class path. */
    public void add(byte[] classFile) {
        try {
            ClassReader reader = new ClassReader(classFile);
            classes.putIfAbsent(reader.getClassName(), Outline.of(reader));
        } catch (RuntimeException damaged) {
            // whoever rewrites it finds that out too, and says so
        }
    }

    @Override
    public Outline outline(String name) {
        return classes.computeIfAbsent(name, ClassInventory::ofJdk);
    }

    /** Only what every release has, and shows: what comes of a class must not depend on the Java that runs us. */
    private static Outline ofJdk(String name) {
        if (!isEverywhere(name)) {
            return Outline.NONE;
        }
        try (InputStream in = Object.class.getResourceAsStream('/' + name + ".class")) {
            return in == null ? Outline.NONE : Outline.of(new ClassReader(in));
        } catch (IOException | RuntimeException unreadable) {
            return Outline.NONE;
        }
    }

    private static boolean isEverywhere(String name) {
        for (String folder : BASE) {
            if (name.startsWith(folder)) {
                return true;
            }
        }
        return false;
    }
}
