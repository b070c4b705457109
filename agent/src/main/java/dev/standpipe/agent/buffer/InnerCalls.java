package dev.standpipe.agent.buffer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The native methods of a class of {@code java.io}, and the private ones that lead there: each way to them has to pass
 * a method that asks the window first. A JDK that has another way is not taken.
 */
final class InnerCalls {
    /** What these do depends on no position, and changes none. */
    private static final List<String> HARMLESS =
            Arrays.asList("open0", "close0", "initIDs", "length", "length0", "isRegularFile0");

    private final String type;
    private final List<MethodNode> methods = new ArrayList<>();
    private final Set<String> covered = new HashSet<>();

    InnerCalls(String type) {
        this.type = type;
    }

    /** From JDK 25 on {@code readLine} calls the native method itself. */
    void redirect(MethodNode method, String from, String to) {
        if (method.name.equals(to) || method.name.startsWith("trace")) {
            return;
        }
        for (AbstractInsnNode i : method.instructions) {
            if (i instanceof MethodInsnNode && isOwn((MethodInsnNode) i) && ((MethodInsnNode) i).name.equals(from)) {
                ((MethodInsnNode) i).name = to;
                // not the one that a subclass has
                ((MethodInsnNode) i).setOpcode(Opcodes.INVOKESPECIAL);
            }
        }
    }

    /** {@code asks}: the window, before anything else. */
    void add(MethodNode method, boolean asks) {
        methods.add(method);
        if (asks) {
            covered.add(method.name + method.desc);
        }
    }

    void check() {
        if (!type.startsWith("java/io/")) {
            return;
        }
        Set<String> inner = new HashSet<>();
        int before;
        do {
            before = inner.size();
            for (MethodNode method : methods) {
                if (isInner(method, inner)) {
                    inner.add(method.name + method.desc);
                }
            }
        } while (inner.size() > before);
    }

    private boolean isInner(MethodNode method, Set<String> inner) {
        String name = method.name + method.desc;
        boolean leads = (method.access & Opcodes.ACC_NATIVE) != 0 && !HARMLESS.contains(method.name);
        for (AbstractInsnNode i : method.instructions) {
            leads |= i instanceof MethodInsnNode
                    && isOwn((MethodInsnNode) i)
                    && inner.contains(((MethodInsnNode) i).name + ((MethodInsnNode) i).desc);
        }
        if (leads && (method.access & Opcodes.ACC_PRIVATE) == 0 && !covered.contains(name)) {
            throw new IllegalStateException(type.replace('/', '.') + '.' + method.name + " is not known");
        }
        return leads && !covered.contains(name);
    }

    private boolean isOwn(MethodInsnNode call) {
        return call.owner.equals(type);
    }
}
