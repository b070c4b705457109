package dev.standpipe.runtime.count;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Classes of streams that were proved by their code and that the elements of one loop passed, the first few. */
final class PassedClasses {
    private static final int MOST = 16;

    private volatile List<WeakReference<Class<?>>> all = Collections.emptyList();

    void add(Class<?> type) {
        for (WeakReference<Class<?>> one : all) {
            if (one.get() == type) {
                return;
            }
        }
        addFirst(type);
    }

    private synchronized void addFirst(Class<?> type) {
        if (all.size() < MOST && !there().contains(type)) {
            List<WeakReference<Class<?>>> more = new ArrayList<>(all);
            more.add(new WeakReference<Class<?>>(type));
            all = more;
        }
    }

    /** Those that have not been unloaded since. */
    List<Class<?>> there() {
        List<Class<?>> there = new ArrayList<>();
        for (WeakReference<Class<?>> one : all) {
            Class<?> type = one.get();
            if (type != null) {
                there.add(type);
            }
        }
        return there;
    }
}
