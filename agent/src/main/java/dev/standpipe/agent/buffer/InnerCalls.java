package dev.standpipe.agent.buffer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The native methods of a class of {@code java.io}, and the private ones that lead there: each way to them has to pass
 * a method that asks the window first. A JDK that has another way is not taken.
 */
final class InnerCalls extends ClassVisitor {
    /** What these do depends on no position, and changes none. */
    private static final List<String> HARMLESS =
            Arrays.asList("open0", "close0", "initIDs", "length", "length0", "isRegularFile0");

    /** From JDK 25 on {@code readLine} calls the native method itself. */
    private static final String PAST = "read0";

    private static final String THROUGH = "read";

    private final String type;
    private final List<Caller> methods = new ArrayList<>();
    private final Set<String> redirected = new HashSet<>();

    InnerCalls(String type) {
        super(Opcodes.ASM9);
        this.type = type;
    }

    /** A method of the class, and the methods of the class that it calls. */
    private final class Caller extends MethodVisitor {
        private final int access;
        private final String name;
        private final String descriptor;
        private final Set<String> called = new HashSet<>();

        Caller(int access, String name, String descriptor) {
            super(Opcodes.ASM9);
            this.access = access;
            this.name = name;
            this.descriptor = descriptor;
        }

        @Override
        public void visitMethodInsn(
                int opcode, String owner, String callee, String itsDescriptor, boolean ofInterface) {
            if (owner.equals(type)) {
                boolean redirects = callee.equals(PAST) && !name.equals(THROUGH) && !name.startsWith("trace");
                called.add((redirects ? THROUGH : callee) + itsDescriptor);
                if (redirects) {
                    redirected.add(name + descriptor);
                }
            }
        }
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        Caller method = new Caller(access, name, descriptor);
        methods.add(method);
        return method;
    }

    boolean isRedirected(String method, String descriptor) {
        return redirected.contains(method + descriptor);
    }

    void redirect(MethodNode method) {
        for (AbstractInsnNode i : method.instructions) {
            MethodInsnNode call = i instanceof MethodInsnNode ? (MethodInsnNode) i : null;
            if (call != null && call.owner.equals(type) && call.name.equals(PAST)) {
                call.name = THROUGH;
                // not the one that a subclass has
                call.setOpcode(Opcodes.INVOKESPECIAL);
            }
        }
    }

    /** {@code asking}: the methods that ask the window before anything else. */
    void check(Set<String> asking) {
        Set<String> inner = new HashSet<>();
        int before;
        do {
            before = inner.size();
            for (Caller method : methods) {
                if (isInner(method, inner, asking)) {
                    inner.add(method.name + method.descriptor);
                }
            }
        } while (inner.size() > before);
    }

    private boolean isInner(Caller method, Set<String> inner, Set<String> asking) {
        boolean leads = (method.access & Opcodes.ACC_NATIVE) != 0 && !HARMLESS.contains(method.name);
        for (String callee : method.called) {
            leads |= inner.contains(callee);
        }
        boolean asks = asking.contains(method.name + method.descriptor);
        if (leads && (method.access & Opcodes.ACC_PRIVATE) == 0 && !asks) {
            throw new IllegalStateException(type.replace('/', '.') + '.' + method.name + " is not known");
        }
        return leads && !asks;
    }
}
