package dev.standpipe.agent;

import dev.standpipe.rewrite.LoopFilter;
import dev.standpipe.rewrite.Prefilter;
import java.lang.instrument.Instrumentation;
import java.util.ArrayList;
import java.util.List;

/**
 * Classes that were there before the agent: all when it is attached, and those out of an AOT cache, for which no
 * transformer is called.
 */
final class LoadedClasses {
    private static final int BATCH = 100;

    private LoadedClasses() {}

    /** Returns how many came by. */
    static int transform(Instrumentation instrumentation, Transformer transformer) {
        if (!instrumentation.isRetransformClassesSupported()) {
            return 0;
        }
        int seen = 0;
        List<Class<?>> candidates = new ArrayList<>();
        for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
            // nearly all of them are the JDK's, and a call for each would be compiled
            if (loaded.getClassLoader() == null || !isOpen(loaded, transformer)) {
                continue;
            }
            seen++;
            if (isCandidate(loaded, transformer) && instrumentation.isModifiableClass(loaded)) {
                candidates.add(loaded);
            }
        }
        transformer.serves(Thread.currentThread());
        try {
            for (int from = 0; from < candidates.size(); from += BATCH) {
                int to = Math.min(from + BATCH, candidates.size());
                transform(instrumentation, transformer, candidates.subList(from, to));
            }
        } finally {
            transformer.serves(null);
        }
        return seen;
    }

    private static boolean isOpen(Class<?> loaded, Transformer transformer) {
        return !loaded.isArray() && transformer.isOpen(loaded.getClassLoader(), fileName(loaded));
    }

    private static String fileName(Class<?> loaded) {
        return loaded.getName().replace('.', '/');
    }

    /**
     * What is known by its code, the JVM has to show: nobody else knows which code that is by now. The loader of any
     * other is code of the program, and may throw anything.
     */
    private static boolean isCandidate(Class<?> loaded, Transformer transformer) {
        try {
            if (transformer.isUnseenView(loaded.getClassLoader(), fileName(loaded))) {
                return true;
            }
            byte[] classFile = ClassFiles.read(loaded.getClassLoader(), fileName(loaded));
            return classFile != null && Prefilter.maybe(classFile) && LoopFilter.maybe(classFile);
        } catch (Throwable e) {
            transformer.failed(loaded.getName(), e);
            return false;
        }
    }

    /** One that the JVM refuses must not keep the others from it. */
    private static void transform(Instrumentation instrumentation, Transformer transformer, List<Class<?>> batch) {
        try {
            instrumentation.retransformClasses(batch.toArray(new Class<?>[0]));
        } catch (Throwable e) {
            if (batch.size() == 1) {
                Class<?> refused = batch.get(0);
                transformer.failed(refused.getName(), e);
                transformer.forgetView(refused.getClassLoader(), fileName(refused));
                return;
            }
            for (int i = 0; i < batch.size(); i++) {
                transform(instrumentation, transformer, batch.subList(i, i + 1));
            }
        }
    }
}
