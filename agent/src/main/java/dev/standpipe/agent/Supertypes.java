package dev.standpipe.agent;

import dev.standpipe.cache.AskedClasses;
import dev.standpipe.cache.Stamp;
import dev.standpipe.rewrite.Hierarchy;
import dev.standpipe.rewrite.Outline;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/**
 * Knows what a class extends, and which of its fields are volatile, from the class files that its loader finds, and
 * loads no class for that.
 */
final class Supertypes {
    /** A loader that has taken longer in all, one that asks a distant server perhaps, is not asked again. */
    private static final long PATIENCE_NANOS = 1_000_000_000L;

    private final boolean stamping;
    private final PerLoader<Known> known = new PerLoader<>();

    /** Whether anybody will ask for stamps. */
    Supertypes(boolean stamping) {
        this.stamping = stamping;
    }

    /** Notes what it is asked for, unless {@code asked} is null. */
    Hierarchy of(ClassLoader loader, AskedClasses asked) {
        Known here = known.of(loader, new Known(stamping));
        return new Hierarchy() {
            @Override
            public Outline outline(String name) {
                Outline outline = here.of(loader, name);
                if (asked != null) {
                    asked.add(name, here.isUnsure(name) ? null : here.stamps.get(name));
                }
                return outline;
            }
        };
    }

    /** Of the class file that the loader has of this name now. */
    Stamp stamp(ClassLoader loader, String name) {
        return known.of(loader, new Known(stamping)).stamp(loader, name);
    }

    private static final class Known {
        private final Map<String, Outline> classes = new ConcurrentHashMap<>();
        /** There is none of a class that nobody had the patience to look for. */
        private final Map<String, Stamp> stamps = new ConcurrentHashMap<>();

        /** Of which two class files were found, one after the other, or which nobody looked into. */
        private final Set<String> unsure = ConcurrentHashMap.newKeySet();

        private final boolean stamping;
        private volatile long spent;

        Known(boolean stamping) {
            this.stamping = stamping;
        }

        Outline of(ClassLoader loader, String name) {
            Outline here = classes.get(name);
            if (here == null) {
                if (isPatient()) {
                    here = outline(read(loader, name));
                } else {
                    here = Outline.NONE;
                    unsure.add(name);
                }
                classes.put(name, here);
            }
            return here;
        }

        Stamp stamp(ClassLoader loader, String name) {
            if (!stamps.containsKey(name) && isPatient()) {
                read(loader, name);
            }
            Stamp here = stamps.get(name);
            return here == null ? Stamp.NONE : here;
        }

        private void note(String name, byte[] classFile) {
            Stamp found = Stamp.of(classFile);
            Stamp before = stamps.putIfAbsent(name, found);
            if (before != null && !before.equals(found)) {
                unsure.add(name);
            }
        }

        boolean isUnsure(String name) {
            return unsure.contains(name);
        }

        private boolean isPatient() {
            return spent <= PATIENCE_NANOS;
        }

        private byte[] read(ClassLoader loader, String name) {
            long started = System.nanoTime();
            byte[] classFile = ClassFiles.read(loader, name);
            if (stamping) {
                note(name, classFile);
            }
            spent += System.nanoTime() - started;
            return classFile;
        }
    }

    private static Outline outline(byte[] classFile) {
        try {
            return classFile == null ? Outline.NONE : Outline.of(new ClassReader(classFile));
        } catch (RuntimeException damagedOrEncrypted) {
            return Outline.NONE;
        }
    }
}
