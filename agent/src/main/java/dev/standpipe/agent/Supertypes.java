package dev.standpipe.agent;

import dev.standpipe.rewrite.Hierarchy;
import dev.standpipe.rewrite.Outline;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/**
 * Knows what a class extends, and which of its fields are volatile, from the class files that its loader finds, and
 * loads no class for that.
 */
final class Supertypes {
    /** A loader that has taken longer in all, one that asks a distant server perhaps, is not asked again. */
    private static final long PATIENCE_NANOS = 1_000_000_000L;

    private final PerLoader<Known> known = new PerLoader<>();

    Hierarchy of(ClassLoader loader) {
        Known here = known.of(loader, new Known());
        return new Hierarchy() {
            @Override
            public Outline outline(String name) {
                return here.of(loader, name);
            }
        };
    }

    private static final class Known {
        private final Map<String, Outline> classes = new ConcurrentHashMap<>();
        private volatile long spent;

        Outline of(ClassLoader loader, String name) {
            Outline here = classes.get(name);
            if (here == null) {
                long started = System.nanoTime();
                here = spent > PATIENCE_NANOS ? Outline.NONE : read(loader, name);
                spent += System.nanoTime() - started;
                classes.put(name, here);
            }
            return here;
        }
    }

    private static Outline read(ClassLoader loader, String name) {
        byte[] classFile = ClassFiles.read(loader, name);
        try {
            return classFile == null ? Outline.NONE : Outline.of(new ClassReader(classFile));
        } catch (RuntimeException damagedOrEncrypted) {
            return Outline.NONE;
        }
    }
}
