package dev.standpipe.rewrite.proof;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** A class file as it would be for an older Java: with another version, and before Java 6 without stack maps. */
final class OldClassFile {
    private OldClassFile() {}

    static byte[] of(int version, byte[] classFile) {
        ClassWriter writer = new ClassWriter(0);
        ClassVisitor other = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(
                    int compiled, int access, String name, String signature, String parent, String[] interfaces) {
                super.visit(version, access, name, signature, parent, interfaces);
            }
        };
        new ClassReader(classFile).accept(other, version < Opcodes.V1_6 ? ClassReader.SKIP_FRAMES : 0);
        return writer.toByteArray();
    }
}
