package dev.standpipe.cli.doctor;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The program of {@link AgentTrial}. Its loop is in a class that is made up here, because the agent leaves our own
 * classes alone.
 */
public final class TrialProgram {
    static final String HELPED = "the loop was helped";

    /** More than any loop carries before the engine begins. */
    private static final int COUNT = 1 << 20;

    private TrialProgram() {}

    public static void main(String[] arguments) throws Exception {
        int[] numbers = new int[COUNT];
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[COUNT * Integer.BYTES]));
        new ClassLoader(TrialProgram.class.getClassLoader()) {
            Class<?> define(byte[] classFile) {
                return defineClass("Trial", classFile, 0, classFile.length);
            }
        }.define(loop()).getMethod("read", DataInputStream.class, int[].class).invoke(null, in, numbers);
        long moved = 0;
        for (Site site : Sites.all()) {
            moved += site.elements();
        }
        System.out.println(
                moved >= COUNT ? HELPED : "the loop read " + (COUNT - moved) + " of " + COUNT + " elements itself");
    }

    /** {@code for (int i = 0; i < numbers.length; i++) numbers[i] = in.readInt();} */
    private static byte[] loop() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "Trial", null, "java/lang/Object", null);
        MethodVisitor read = writer.visitMethod(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "read", "(Ljava/io/DataInputStream;[I)V", null, null);
        Label head = new Label();
        Label end = new Label();
        read.visitCode();
        read.visitInsn(Opcodes.ICONST_0);
        read.visitVarInsn(Opcodes.ISTORE, 2);
        read.visitLabel(head);
        read.visitVarInsn(Opcodes.ILOAD, 2);
        read.visitVarInsn(Opcodes.ALOAD, 1);
        read.visitInsn(Opcodes.ARRAYLENGTH);
        read.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        read.visitVarInsn(Opcodes.ALOAD, 1);
        read.visitVarInsn(Opcodes.ILOAD, 2);
        read.visitVarInsn(Opcodes.ALOAD, 0);
        read.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/io/DataInputStream", "readInt", "()I", false);
        read.visitInsn(Opcodes.IASTORE);
        read.visitIincInsn(2, 1);
        read.visitJumpInsn(Opcodes.GOTO, head);
        read.visitLabel(end);
        read.visitInsn(Opcodes.RETURN);
        read.visitMaxs(0, 0);
        read.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
