package dev.standpipe.agent;

import dev.standpipe.rewrite.Hierarchy;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/** Knows what a class extends from the class files that its loader finds, and loads no class for that. */
final class Supertypes {
    /** A loader that has taken longer in all, one that asks a distant server perhaps, is not asked again. */
    private static final long PATIENCE_NANOS = 1_000_000_000L;

    private final Map<ClassLoader, Known> known = new WeakHashMap<>();

    synchronized Hierarchy of(ClassLoader loader) {
        Known here = known.get(loader);
        if (here == null) {
            here = new Known();
            known.put(loader, here);
        }
        Known cached = here;
        return new Hierarchy() {
            @Override
            public List<String> supertypes(String name) {
                return cached.supertypes(loader, name);
            }
        };
    }

    /** Must not refer to the loader, which is to go when nobody else needs it. */
    private static final class Known {
        private final Map<String, List<String>> above = new ConcurrentHashMap<>();
        private volatile long spent;

        List<String> supertypes(ClassLoader loader, String name) {
            List<String> here = above.get(name);
            if (here != null) {
                return here.isEmpty() ? null : here;
            }
            long started = System.nanoTime();
            List<String> read = spent > PATIENCE_NANOS ? Collections.emptyList() : read(loader, name);
            spent += System.nanoTime() - started;
            above.put(name, read);
            return read.isEmpty() ? null : read;
        }
    }

    /** Empty if it is not at hand: any class but {@code Object} has a superclass. */
    private static List<String> read(ClassLoader loader, String name) {
        byte[] classFile = ClassFiles.read(loader, name);
        if (classFile == null) {
            return Collections.emptyList();
        }
        return Hierarchy.above(new ClassReader(classFile));
    }
}
