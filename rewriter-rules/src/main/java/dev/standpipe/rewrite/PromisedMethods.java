package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.ClassFacts;
import dev.standpipe.rewrite.summary.Footprint;
import dev.standpipe.rewrite.work.Work;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Constructors and methods of other classes that loops call. A loop that is rewritten takes for granted that they are
 * quiet, and asks before it begins; here is found out whether they are, from the code that their class has. Objects are
 * of that class and no other.
 */
public final class PromisedMethods {
    /** In bytes: of a class with more code nobody waits for the answer. */
    private static final int MOST_CODE = 1 << 16;

    private static final String CONSTRUCTOR = "<init>";

    private PromisedMethods() {}

    /**
     * Whether these methods of a class, each with its descriptor, do what {@link Footprint#ofOthers} says and no more,
     * however they are reached from the class {@code caller}, which is loaded.
     */
    public static boolean areKept(byte[] classFile, Collection<String> methods, String caller) {
        try {
            ClassReader reader = new ClassReader(classFile);
            ClassNode type = new ClassNode();
            reader.accept(type, ClassReader.EXPAND_FRAMES);
            return areKept(classFile, reader, type, new HashSet<>(methods), caller);
        } catch (RuntimeException | StackOverflowError unknown) {
            return false;
        }
    }

    private static boolean areKept(
            byte[] classFile, ClassReader reader, ClassNode type, Set<String> methods, String caller) {
        Outline own = Outline.of(reader);
        Hierarchy nobodyElse = new Hierarchy() {
            @Override
            public Outline outline(String name) {
                return name.equals(type.name) ? own : Outline.NONE;
            }
        };
        ClassStructure structure = new ClassStructure(reader, classFile);
        int code = 0;
        for (MethodOutline method : structure.methods()) {
            code += method.code;
        }
        if (code > MOST_CODE) {
            return false;
        }
        Work work = new Work(Work.FOR_ONE_CLASS);
        ClassScan scan = new ClassScan(reader, structure, classFile, nobodyElse, true, work);
        for (MethodNode method : type.methods) {
            scan.callees().read(method);
        }
        ClassFacts facts = scan.facts(CONSTRUCTOR);
        Set<String> kept = new HashSet<>();
        for (MethodNode method : type.methods) {
            if (methods.contains(method.name + method.desc) && isReached(method, type, caller)) {
                MethodInsnNode call = new MethodInsnNode(opcode(method), type.name, method.name, method.desc, false);
                Footprint left = facts.footprint(call);
                if (left != null && left.isOfFields(facts)) {
                    kept.add(method.name + method.desc);
                }
            }
        }
        return kept.equals(methods);
    }

    private static int opcode(MethodNode method) {
        if (method.name.equals(CONSTRUCTOR)) {
            return Opcodes.INVOKESPECIAL;
        }
        return (method.access & Opcodes.ACC_STATIC) == 0 ? Opcodes.INVOKEVIRTUAL : Opcodes.INVOKESTATIC;
    }

    /**
     * To see whether a private one may be called by another class of its nest, the JVM has the class loaded that all of
     * them name.
     */
    private static boolean isReached(MethodNode method, ClassNode type, String caller) {
        boolean isPrivate = (method.access & Opcodes.ACC_PRIVATE) != 0;
        boolean isThere =
                type.nestHostClass == null ? caller.startsWith(type.name + '$') : type.nestHostClass.equals(caller);
        return !isPrivate || isThere;
    }
}
