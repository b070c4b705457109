package dev.standpipe.agent;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;

/**
 * A value for each class loader, which goes with it. What a loader's own {@code equals} says is the program's business,
 * and is not asked.
 */
final class PerLoader<V> {
    private final Map<Key, V> values = new HashMap<>();
    private final ReferenceQueue<ClassLoader> gone = new ReferenceQueue<>();

    /** The value of this loader; {@code first} becomes it where there is none, and must not refer to the loader. */
    synchronized V of(ClassLoader loader, V first) {
        for (Reference<?> key = gone.poll(); key != null; key = gone.poll()) {
            values.remove(key);
        }
        V before = values.putIfAbsent(new Key(loader, gone), first);
        return before == null ? first : before;
    }

    private static final class Key extends WeakReference<ClassLoader> {
        private final int hash;

        Key(ClassLoader loader, ReferenceQueue<ClassLoader> gone) {
            super(loader, gone);
            this.hash = System.identityHashCode(loader);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Key && get() != null && get() == ((Key) other).get();
        }
    }
}
