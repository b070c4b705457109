package dev.standpipe.rewrite.proof;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** The loops of one compilation, as they are and rewritten. */
final class Loops {
    private final String compiler;
    private final Map<String, byte[]> before;
    private final Map<String, byte[]> after = new LinkedHashMap<>();
    private final Map<String, List<Object>> rewritings = new TreeMap<>();

    /** Each thread has classes of its own, since some loops are over static fields. */
    private final ThreadLocal<ClassLoader> original;

    private final ThreadLocal<ClassLoader> rewritten;

    Loops(
            String compiler,
            Map<String, byte[]> classFiles,
            BiFunction<byte[], Map<String, byte[]>, List<Object>> rewriter) {
        this.compiler = compiler;
        before = classFiles;
        before.forEach((name, classFile) -> {
            List<Object> result = rewriter.apply(classFile, before);
            rewritings.put(name, result);
            after.put(name, (byte[]) result.get(0));
        });
        original = ThreadLocal.withInitial(() -> new Defining(before));
        rewritten = ThreadLocal.withInitial(() -> new Defining(after));
    }

    /** Those of them that were rewritten, and those that had to be left alone. */
    List<LoopProgram> programs() throws ClassNotFoundException {
        List<LoopProgram> programs = new ArrayList<>();
        for (String name : rewritings.keySet()) {
            for (Method method : original.get().loadClass(name).getDeclaredMethods()) {
                if (method.isAnnotationPresent(Becomes.class)) {
                    programs.add(new LoopProgram(this, method));
                }
            }
        }
        programs.sort((p, q) -> p.toString().compareTo(q.toString()));
        return programs;
    }

    Class<?> type(boolean afterwards, String name) throws ClassNotFoundException {
        return (afterwards ? rewritten : original).get().loadClass(name);
    }

    byte[] classFile(String name) {
        return before.get(name);
    }

    String compiler() {
        return compiler;
    }

    /** What became of the loops of the method, in the order of the code. */
    List<String> verdicts(Method method) {
        return this.<String>of(method, 1);
    }

    List<Integer> sites(Method method) {
        return this.<Integer>of(method, 2);
    }

    @SuppressWarnings("unchecked")
    private <T> List<T> of(Method method, int part) {
        Map<String, List<T>> byMethod = (Map<String, List<T>>)
                rewritings.get(method.getDeclaringClass().getName()).get(part);
        return byMethod.getOrDefault(method.getName(), Collections.<T>emptyList());
    }

    private static final class Defining extends ClassLoader {
        private final Map<String, byte[]> classFiles;

        Defining(Map<String, byte[]> classFiles) {
            super(Loops.class.getClassLoader());
            this.classFiles = classFiles;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] classFile = classFiles.get(name);
            if (classFile == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, classFile, 0, classFile.length);
        }
    }
}
