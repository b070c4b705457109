package dev.standpipe.offline;

import dev.standpipe.rewrite.Hierarchy;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/** Who extends what, in the classes that were given and in those of the JDK that runs us. Safe for concurrent use. */
public final class Inventory implements Hierarchy {
    /** What lies in module java.base; the others an image may do without. */
    private static final String[] BASE = {
        "java/io/", "java/lang/", "java/net/", "java/nio/", "java/security/", "java/util/"
    };

    private final Map<String, List<String>> above = new ConcurrentHashMap<>();

    /** Of several versions of a class the first counts, as on a class path. */
    public void add(byte[] classFile) {
        try {
            ClassReader reader = new ClassReader(classFile);
            above.putIfAbsent(reader.getClassName(), Hierarchy.above(reader));
        } catch (RuntimeException damaged) {
            // whoever rewrites it finds that out too, and says so
        }
    }

    @Override
    public List<String> supertypes(String name) {
        List<String> known = above.computeIfAbsent(name, Inventory::ofJdk);
        return known.isEmpty() ? null : known;
    }

    /** Only what every release has, and shows: what comes of a class must not depend on the Java that runs us. */
    private static List<String> ofJdk(String name) {
        if (!isEverywhere(name)) {
            return new ArrayList<>();
        }
        try (InputStream in = Object.class.getResourceAsStream('/' + name + ".class")) {
            return in == null ? new ArrayList<>() : Hierarchy.above(new ClassReader(in));
        } catch (IOException | RuntimeException unreadable) {
            return new ArrayList<>();
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
