package gaps;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** An agent that comes after ours and spoils what that has made: a comparison that does not notice proves nothing. */
public final class Saboteur implements ClassFileTransformer {
    private static final String DOORWAY = "java/io/Standpipe";

    private Saboteur() {}

    public static void premain(String arguments, Instrumentation instrumentation) {
        instrumentation.addTransformer(new Saboteur(), true);
    }

    /** Ours was attached, and this one after it. */
    public static void agentmain(String arguments, Instrumentation instrumentation) throws Exception {
        premain(arguments, instrumentation);
        instrumentation.retransformClasses(Loops.class);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        if (name == null || !name.startsWith("gaps/") && !name.startsWith("legacy/")) {
            return null;
        }
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return new OneTooFar(super.visitMethod(access, name, descriptor, signature, exceptions));
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** The transfer is thought to have moved one element more. */
    private static final class OneTooFar extends MethodVisitor {
        OneTooFar(MethodVisitor code) {
            super(Opcodes.ASM9, code);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
            super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
            if (owner.equals(DOORWAY) && name.endsWith("Array")) {
                super.visitInsn(Opcodes.LCONST_1);
                super.visitInsn(Opcodes.LADD);
            }
        }
    }
}
