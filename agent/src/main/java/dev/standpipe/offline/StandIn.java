package dev.standpipe.offline;

import dev.standpipe.rewrite.emit.Symbols;
import dev.standpipe.runtime.link.ConstantPool;
import dev.standpipe.runtime.link.Link;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The class that rewritten code calls in the doorway's place: {@link StandInTemplate} under a name beside that code,
 * with the doorway's methods. Those that only compute are copied, the others lead to the doorway if it is there; if
 * not, nothing moves.
 */
public final class StandIn {
    private static final String TEMPLATE = Type.getInternalName(StandInTemplate.class);

    /**
     * The template's constants are taken over, and its file is one: what rewritten jars hold does not change with it.
     */
    private static final String SOURCE = "Doorway.java";

    private StandIn() {}

    /** Its internal name in a package, which is the empty string or ends with a slash. */
    public static String in(String folder) {
        return folder + Symbols.STAND_IN;
    }

    /** The internal name of one that serves this class only. */
    public static String of(String owner) {
        int name = owner.lastIndexOf('/') + 1;
        return in(owner.substring(0, name)) + '$' + owner.substring(name);
    }

    /** Its class file. The same name gives the same bytes. */
    public static byte[] classFile(String name) {
        try {
            ClassReader template = new ClassReader(ConstantPool.rename(template(), TEMPLATE, name));
            ClassNode doorway = new ClassNode();
            new ClassReader(Link.doorway(Link.class)).accept(doorway, 0);
            ClassWriter writer = new ClassWriter(template, 0);
            template.accept(
                    new ClassVisitor(Opcodes.ASM9, writer) {
                        @Override
                        public void visitEnd() {
                            doorway.methods.forEach(method -> add(method, name, writer));
                            super.visitEnd();
                        }
                    },
                    ClassReader.SKIP_DEBUG);
            return writer.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException("the jar of Standpipe is damaged", e);
        }
    }

    private static byte[] template() throws IOException {
        try (InputStream in =
                StandInTemplate.class.getResourceAsStream(StandInTemplate.class.getSimpleName() + ".class")) {
            return ConstantPool.rename(all(in), StandInTemplate.class.getSimpleName() + ".java", SOURCE);
        }
    }

    static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[8192];
        for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
            bytes.write(chunk, 0, n);
        }
        return bytes.toByteArray();
    }

    private static void add(MethodNode method, String name, ClassWriter writer) {
        int called = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
        if ((method.access & called) != called) {
            return;
        }
        MethodVisitor to = writer.visitMethod(called, method.name, method.desc, null, null);
        if (computesOnly(method)) {
            method.accept(to);
        } else {
            forward(method, name, to);
        }
    }

    private static boolean computesOnly(MethodNode method) {
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof FieldInsnNode
                    || insn instanceof MethodInsnNode && ((MethodInsnNode) insn).owner.equals(Symbols.DOORWAY)) {
                return false;
            }
        }
        return true;
    }

    private static void forward(MethodNode method, String name, MethodVisitor to) {
        Type[] arguments = Type.getArgumentTypes(method.desc);
        Type result = Type.getReturnType(method.desc);
        to.visitCode();
        Label shut = new Label();
        boolean afterTransfer = method.name.startsWith("take")
                || method.name.startsWith("put")
                || method.name.equals("rethrow")
                || method.name.equals("endSieve");
        if (method.name.equals("check")) {
            jumpUnlessFaultWaits(shut, to);
        } else if (!afterTransfer) {
            to.visitMethodInsn(Opcodes.INVOKESTATIC, name, "isOpen", "()Z", false);
            to.visitJumpInsn(Opcodes.IFEQ, shut);
        }
        int slot = 0;
        for (Type argument : arguments) {
            to.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), slot);
            slot += argument.getSize();
        }
        to.visitMethodInsn(Opcodes.INVOKESTATIC, Symbols.DOORWAY, method.name, method.desc, false);
        to.visitInsn(result.getOpcode(Opcodes.IRETURN));
        if (!afterTransfer) {
            to.visitLabel(shut);
            to.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
            insteadOf(method, result, name, to);
            to.visitInsn(result.getOpcode(Opcodes.IRETURN));
        }
        to.visitMaxs(Math.max(slot, 5), slot);
        to.visitEnd();
    }

    /**
     * What a transfer has left waiting is thrown whatever this thread sees of the door by then: a fault lost is a file
     * misread.
     */
    private static void jumpUnlessFaultWaits(Label shut, MethodVisitor to) {
        to.visitVarInsn(Opcodes.LLOAD, 0);
        to.visitIntInsn(Opcodes.BIPUSH, Integer.SIZE);
        to.visitInsn(Opcodes.LUSHR);
        to.visitInsn(Opcodes.L2I);
        to.visitJumpInsn(Opcodes.IFEQ, shut);
    }

    private static void insteadOf(MethodNode method, Type result, String name, MethodVisitor to) {
        if (method.name.equals("readArray")) {
            readElsewhere(name, to);
        } else {
            nothing(method, result, to);
        }
    }

    private static void readElsewhere(String name, MethodVisitor to) {
        to.visitVarInsn(Opcodes.ALOAD, 0);
        to.visitVarInsn(Opcodes.ALOAD, 1);
        to.visitVarInsn(Opcodes.ILOAD, 2);
        to.visitVarInsn(Opcodes.ILOAD, 3);
        to.visitVarInsn(Opcodes.ILOAD, 4);
        to.visitMethodInsn(Opcodes.INVOKESTATIC, name, "read", "(Ljava/lang/Object;Ljava/lang/Object;III)J", false);
    }

    /** What comes back when nothing has moved: of a transfer, the index it began at. */
    private static void nothing(MethodNode method, Type result, MethodVisitor to) {
        if (method.name.equals("writeArray")) {
            to.visitVarInsn(Opcodes.ILOAD, 2);
            to.visitInsn(Opcodes.I2L);
            to.visitLdcInsn(0xFFFFFFFFL);
            to.visitInsn(Opcodes.LAND);
        } else if (result.getSort() == Type.ARRAY) {
            to.visitInsn(Opcodes.ICONST_0);
            to.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_BYTE);
        } else if (result.getSort() == Type.OBJECT) {
            to.visitInsn(Opcodes.ACONST_NULL);
        } else if (result.getSort() == Type.LONG) {
            to.visitInsn(Opcodes.LCONST_0);
        } else if (result.getSort() != Type.VOID) {
            to.visitInsn(Opcodes.ICONST_0);
        }
    }
}
