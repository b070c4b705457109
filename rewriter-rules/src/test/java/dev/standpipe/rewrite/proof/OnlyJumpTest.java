package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.lang.reflect.Method;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A loop over fields that is entered by a jump to its test, which two ways lead to, with nothing before the jump: what
 * is inserted there has the frame that the jump has.
 */
class OnlyJumpTest {
    private static final String NAME = "Jumps";

    @Test
    void theJumpHasOneFrame() throws Exception {
        assertThat(Switch.on()).isNull();
        Loops loops = new Loops("none", Collections.singletonMap(NAME, classFile()), new Rewritten());
        for (boolean rewritten : new boolean[] {false, true}) {
            Class<?> type = loops.type(rewritten, NAME);
            int[] array = new int[6];
            type.getField("array").set(null, array);
            DataInputStream in = new DataInputStream(
                    new ByteArrayInputStream(new byte[] {0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5}));
            Method fill = type.getMethod("fill", DataInputStream.class, int.class);
            fill.invoke(null, in, 0);
            assertThat(array).containsExactly(0, 1, 2, 3, 4, 5);
            assertThat(loops.verdicts(fill)).containsExactly("ReadArray");
        }
    }

    /** {@code if (i == 0) i = 1; goto test; body: array[i++] = in.readInt(); test: if (i < array.length) goto body;} */
    private static byte[] classFile() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
        writer.visitField(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "array", "[I", null, null);
        MethodVisitor code = writer.visitMethod(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "fill", "(Ljava/io/DataInputStream;I)V", null, new String[] {
                    "java/io/IOException"
                });
        Label jump = new Label();
        Label body = new Label();
        Label test = new Label();
        code.visitCode();
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitJumpInsn(Opcodes.IFNE, jump);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitVarInsn(Opcodes.ISTORE, 1);
        code.visitLabel(jump);
        code.visitJumpInsn(Opcodes.GOTO, test);
        code.visitLabel(body);
        code.visitFieldInsn(Opcodes.GETSTATIC, NAME, "array", "[I");
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitIincInsn(1, 1);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/io/DataInputStream", "readInt", "()I", false);
        code.visitInsn(Opcodes.IASTORE);
        code.visitLabel(test);
        code.visitVarInsn(Opcodes.ILOAD, 1);
        code.visitFieldInsn(Opcodes.GETSTATIC, NAME, "array", "[I");
        code.visitInsn(Opcodes.ARRAYLENGTH);
        code.visitJumpInsn(Opcodes.IF_ICMPLT, body);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
