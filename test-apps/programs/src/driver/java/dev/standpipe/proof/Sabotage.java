package dev.standpipe.proof;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Mistakes that a rewriter could make, put into what it made: a run that does not notice them proves nothing. */
enum Sabotage {
    NONE,
    /** The fault that waits is never thrown by the prefix. */
    FAULTS_LOST,
    /** Loops over fields ask for any stream, trusted or not. */
    FIELDS_TRUSTED,
    /** More rounds are staged than the arrays have room for. */
    ROOM_IGNORED,
    /** The transfer is thought to have moved one element more, unless it is made again as long as it moves something. */
    ONE_TOO_FAR;

    private static final String DOORWAY = "java/io/Standpipe";
    private static final int JDK_ONLY = 1 << 16;
    private static final int RESUMED = 1 << 19;

    byte[] of(byte[] classFile) {
        if (this == NONE) {
            return classFile;
        }
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return new Saboteur(super.visitMethod(access, name, descriptor, signature, exceptions));
                    }
                },
                0);
        return writer.toByteArray();
    }

    private final class Saboteur extends MethodVisitor {
        private boolean resumed;

        Saboteur(MethodVisitor code) {
            super(Opcodes.ASM9, code);
        }

        @Override
        public void visitLdcInsn(Object constant) {
            super.visitLdcInsn(constant);
            resumed |= constant instanceof Integer && (Integer) constant >> 19 == RESUMED >> 19;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
            boolean transfer = owner.equals(DOORWAY) && name.endsWith("Array");
            if (Sabotage.this == FAULTS_LOST && owner.equals(DOORWAY) && name.equals("check")) {
                super.visitInsn(Opcodes.POP2);
                return;
            }
            if (Sabotage.this == ROOM_IGNORED && owner.equals(DOORWAY) && name.equals("within")) {
                super.visitInsn(Opcodes.POP2);
                super.visitInsn(Opcodes.POP);
                return;
            }
            if (Sabotage.this == FIELDS_TRUSTED && transfer) {
                super.visitInsn(Opcodes.SWAP);
                super.visitLdcInsn(~JDK_ONLY);
                super.visitInsn(Opcodes.IAND);
                super.visitInsn(Opcodes.SWAP);
            }
            super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
            if (Sabotage.this == ONE_TOO_FAR && transfer && !resumed) {
                super.visitInsn(Opcodes.LCONST_1);
                super.visitInsn(Opcodes.LADD);
            }
            resumed &= !transfer;
        }
    }
}
