package dev.standpipe.rewrite.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What an inserted handler may know of a local: no more than any place that it covers. */
class HandlerFrameTest {
    private static final String IN = "java/io/DataInputStream";
    private static final String LIST = "java/util/List";
    private static final int N = 2;
    private static final int I = 3;
    private static final int FORGOTTEN = 4;
    private static final int READ = 6;

    @Test
    void anIntThatTheBodyForgets() throws Exception {
        rewrittenAndLinked(Opcodes.INTEGER, Opcodes.ICONST_0, Opcodes.ISTORE);
    }

    @Test
    void aLongThatTheBodyForgets() throws Exception {
        rewrittenAndLinked(Opcodes.LONG, Opcodes.LCONST_0, Opcodes.LSTORE);
    }

    private static void rewrittenAndLinked(Integer type, int zero, int store) throws Exception {
        Rewriting rewriting = Rewriter.standard().rewrite(forgetful(type, zero, store));
        assertThat(rewriting.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.rule()).isEqualTo("ReplayCalls"));
        Class<?> linked = new ClassLoader(HandlerFrameTest.class.getClassLoader()) {
            Class<?> define() {
                byte[] classFile = rewriting.classFile();
                return defineClass("Forgetful", classFile, 0, classFile.length);
            }
        }.define();
        assertThat(Class.forName("Forgetful", true, linked.getClassLoader())).isSameAs(linked);
    }

    /** {@code for (; i < n; i++) { int x = in.readInt(); if (x > 0) list.set(i, "x"); forgotten = 0; }} */
    private static byte[] forgetful(Integer type, int zero, int store) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_SUPER, "Forgetful", null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(
                Opcodes.ACC_STATIC, "fill", "(L" + IN + ";L" + LIST + ";I)V", null, new String[] {"java/io/IOException"
                });
        Label head = new Label();
        Label behind = new Label();
        Label end = new Label();
        code.visitCode();
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, I);
        code.visitInsn(zero);
        code.visitVarInsn(store, FORGOTTEN);
        code.visitLabel(head);
        code.visitFrame(Opcodes.F_NEW, 5, new Object[] {IN, LIST, Opcodes.INTEGER, Opcodes.INTEGER, type}, 0, null);
        code.visitVarInsn(Opcodes.ILOAD, I);
        code.visitVarInsn(Opcodes.ILOAD, N);
        code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, IN, "readInt", "()I", false);
        code.visitVarInsn(Opcodes.ISTORE, READ);
        code.visitVarInsn(Opcodes.ILOAD, READ);
        code.visitJumpInsn(Opcodes.IFLE, behind);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, I);
        code.visitLdcInsn("x");
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, LIST, "set", "(ILjava/lang/Object;)Ljava/lang/Object;", true);
        code.visitInsn(Opcodes.POP);
        code.visitLabel(behind);
        code.visitFrame(Opcodes.F_NEW, 4, new Object[] {IN, LIST, Opcodes.INTEGER, Opcodes.INTEGER}, 0, null);
        code.visitInsn(zero);
        code.visitVarInsn(store, FORGOTTEN);
        code.visitIincInsn(I, 1);
        code.visitJumpInsn(Opcodes.GOTO, head);
        code.visitLabel(end);
        code.visitFrame(Opcodes.F_NEW, 4, new Object[] {IN, LIST, Opcodes.INTEGER, Opcodes.INTEGER}, 0, null);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
