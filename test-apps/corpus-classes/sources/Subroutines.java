import java.nio.file.Files;
import java.nio.file.Path;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Assembles what javac made of {@code try { for (…) a[i] = in.readInt(); } finally { seen++; }} before Java 1.4.2: the finally part is a subroutine. */
final class Subroutines {
    public static void main(String[] folder) throws Exception {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V1_2, Opcodes.ACC_PUBLIC, "OldFinally", null, "java/lang/Object", null);
        type.visitField(Opcodes.ACC_STATIC, "seen", "I", null, null).visitEnd();
        loop(type.visitMethod(Opcodes.ACC_STATIC, "guarded", "(Ljava/io/DataInput;[I)V", null, new String[] {"java/io/IOException"}), true);
        loop(type.visitMethod(Opcodes.ACC_STATIC, "beside", "(Ljava/io/DataInput;[I)V", null, new String[] {"java/io/IOException"}), false);
        type.visitEnd();
        Files.write(Files.createDirectories(Path.of(folder[0])).resolve("OldFinally.class"), type.toByteArray());
    }

    private static void loop(MethodVisitor code, boolean guarded) {
        Label begin = new Label();
        Label end = new Label();
        Label handler = new Label();
        Label subroutine = new Label();
        Label test = new Label();
        Label body = new Label();
        Label out = new Label();
        code.visitCode();
        if (guarded) {
            code.visitTryCatchBlock(begin, end, handler, null);
        }
        code.visitLabel(begin);
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, 2);
        code.visitJumpInsn(Opcodes.GOTO, test);
        code.visitLabel(body);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEINTERFACE, "java/io/DataInput", "readInt", "()I", true);
        code.visitInsn(Opcodes.IASTORE);
        code.visitIincInsn(2, 1);
        code.visitLabel(test);
        code.visitVarInsn(Opcodes.ILOAD, 2);
        code.visitVarInsn(Opcodes.ALOAD, 1);
        code.visitInsn(Opcodes.ARRAYLENGTH);
        code.visitJumpInsn(Opcodes.IF_ICMPLT, body);
        code.visitLabel(end);
        if (guarded) {
            code.visitJumpInsn(Opcodes.JSR, subroutine);
            code.visitJumpInsn(Opcodes.GOTO, out);
            code.visitLabel(handler);
            code.visitVarInsn(Opcodes.ASTORE, 3);
            code.visitJumpInsn(Opcodes.JSR, subroutine);
            code.visitVarInsn(Opcodes.ALOAD, 3);
            code.visitInsn(Opcodes.ATHROW);
            code.visitLabel(subroutine);
            code.visitVarInsn(Opcodes.ASTORE, 4);
            code.visitFieldInsn(Opcodes.GETSTATIC, "OldFinally", "seen", "I");
            code.visitInsn(Opcodes.ICONST_1);
            code.visitInsn(Opcodes.IADD);
            code.visitFieldInsn(Opcodes.PUTSTATIC, "OldFinally", "seen", "I");
            code.visitVarInsn(Opcodes.RET, 4);
        }
        code.visitLabel(out);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(3, 5);
        code.visitEnd();
    }
}
