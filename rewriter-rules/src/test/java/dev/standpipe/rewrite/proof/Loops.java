package dev.standpipe.rewrite.proof;

import dev.standpipe.runtime.route.Promises;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The loops of one compilation, as they are and rewritten. */
final class Loops {
    private final String compiler;
    private final Map<String, byte[]> before;
    private final Map<String, byte[]> after = new LinkedHashMap<>();
    private final Map<String, List<Object>> rewritings = new TreeMap<>();

    static {
        LoadedByTests.use();
    }

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
        rewritten = ThreadLocal.withInitial(() -> asking(new Defining(after)));
    }

    /** As if the loops had been entered before, so often that the methods that they call are worth a look. */
    private ClassLoader asking(ClassLoader loader) {
        after.forEach((name, classFile) -> {
            ClassNode type = new ClassNode();
            new ClassReader(classFile).accept(type, 0);
            for (MethodNode method : type.methods) {
                for (AbstractInsnNode insn : method.instructions) {
                    if (insn instanceof MethodInsnNode && ((MethodInsnNode) insn).name.equals("areQuiet")) {
                        ask(loader, name, method, (MethodInsnNode) insn);
                    }
                }
            }
        });
        return loader;
    }

    private static void ask(ClassLoader loader, String name, MethodNode method, MethodInsnNode call) {
        AbstractInsnNode before = call;
        while (!(before instanceof LdcInsnNode) || !(((LdcInsnNode) before).cst instanceof String)) {
            before = before.getPrevious();
        }
        try {
            Promises.whyNotKept(loader.loadClass(name), (String) ((LdcInsnNode) before).cst, 8192, true);
        } catch (ClassNotFoundException e) {
            throw new LinkageError(name + "." + method.name, e);
        }
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

    static final class Defining extends ClassLoader {
        private final Map<String, byte[]> classFiles;

        Defining(Map<String, byte[]> classFiles) {
            super(Loops.class.getClassLoader());
            this.classFiles = classFiles;
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            byte[] classFile = classFiles.get(name.replace(".class", ""));
            return classFile == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(classFile);
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
