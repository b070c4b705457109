package dev.standpipe.rewrite.summary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;

class SlotEffectsTest {
    private static final int BEFORE = 6;
    private static final int AFTER = 10;

    @Test
    void stacksGrowAsAsmSaysTheyDo() {
        for (int opcode = Opcodes.NOP; opcode <= Opcodes.MONITOREXIT; opcode++) {
            boolean bare = opcode <= Opcodes.DCONST_1
                    || opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
                    || opcode >= Opcodes.IASTORE && opcode <= Opcodes.POP2
                    || opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR
                    || opcode >= Opcodes.I2L && opcode <= Opcodes.DCMPG
                    || opcode == Opcodes.ARRAYLENGTH
                    || opcode >= Opcodes.MONITORENTER;
            if (bare) {
                InsnNode node = new InsnNode(opcode);
                assertThat(SlotEffects.gives(node) - SlotEffects.takes(node))
                        .as("opcode " + opcode)
                        .isEqualTo(growth(opcode));
            }
        }
    }

    private static int growth(int opcode) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_5, 0, "A", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "m", "()V", null, null);
        method.visitCode();
        for (int i = 0; i < BEFORE; i++) {
            method.visitInsn(Opcodes.ICONST_0);
        }
        method.visitInsn(opcode);
        for (int i = 0; i < AFTER; i++) {
            method.visitInsn(Opcodes.ICONST_0);
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        ClassNode read = new ClassNode();
        new ClassReader(writer.toByteArray()).accept(read, 0);
        return read.methods.get(0).maxStack - BEFORE - AFTER;
    }
}
