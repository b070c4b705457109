package dev.standpipe.agent.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypeReference;

/** Classes of the JDK that another agent has changed before they come to us. */
class FileClassesTest {
    private static final String NAME = "java/io/FileInputStream";

    private final List<String> complaints = new ArrayList<>();
    private final FileClasses classes = new FileClasses(complaints::add);

    private byte[] transformed(byte[] classFile) {
        return classes.transform(null, NAME, FileInputStream.class, null, classFile);
    }

    /** As the JDK has it, or as {@code others} make it. */
    private static byte[] classFile(Others others) throws IOException {
        try (InputStream in = FileInputStream.class.getResourceAsStream("FileInputStream.class")) {
            ClassReader reader = new ClassReader(in);
            ClassWriter writer = new ClassWriter(reader, 0);
            reader.accept(others.before(writer), 0);
            return writer.toByteArray();
        }
    }

    private interface Others {
        ClassVisitor before(ClassWriter writer);
    }

    private static ClassVisitor withAnotherWay(ClassWriter writer) {
        return new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visitEnd() {
                visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_NATIVE, "another", "()I", null, null)
                        .visitEnd();
                super.visitEnd();
            }
        };
    }

    private static ClassVisitor withItselfAsItsLock(ClassWriter writer) {
        return new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                return !name.equals("<init>")
                        ? next
                        : new MethodVisitor(Opcodes.ASM9, next) {
                            @Override
                            public void visitFieldInsn(int opcode, String owner, String field, String type) {
                                if (opcode == Opcodes.PUTFIELD && field.equals("closeLock")) {
                                    super.visitInsn(Opcodes.POP);
                                    super.visitVarInsn(Opcodes.ALOAD, 0);
                                }
                                super.visitFieldInsn(opcode, owner, field, type);
                            }
                        };
            }
        };
    }

    private static ClassVisitor withAnnotations(ClassWriter writer) {
        return new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                return new MethodVisitor(Opcodes.ASM9, next) {
                    @Override
                    public void visitMethodInsn(int opcode, String owner, String called, String type, boolean ofOne) {
                        super.visitMethodInsn(opcode, owner, called, type, ofOne);
                        int argument = TypeReference.newTypeArgumentReference(
                                        TypeReference.METHOD_INVOCATION_TYPE_ARGUMENT, 0)
                                .getValue();
                        super.visitInsnAnnotation(argument, null, "Ljava/lang/Deprecated;", true)
                                .visitEnd();
                    }
                };
            }
        };
    }

    @Test
    void whatIsNotKnownIsNotTaken() throws IOException {
        assertThat(transformed(classFile(FileClassesTest::withAnotherWay))).isNull();
        assertThat(transformed(classFile(FileClassesTest::withItselfAsItsLock))).isNull();
        assertThat(complaints).isEmpty();
    }

    @Test
    void whatBecomesUnknownLaterStaysAsItWas() throws IOException {
        byte[] ours = transformed(classFile(writer -> writer));
        assertThat(ours).isNotNull();
        assertThat(transformed(classFile(FileClassesTest::withAnotherWay))).isEqualTo(ours);
        assertThat(transformed(classFile(FileClassesTest::withItselfAsItsLock))).isEqualTo(ours);
        String stays = "java.io.FileInputStream stays as it was when another agent changed it: java.io.FileInputStream";
        assertThat(complaints)
                .containsExactly(stays + ".another is not known", stays + " makes its lock in another way");
    }

    @Test
    void itStaysAlsoWhereThatCannotBeTold() throws IOException {
        FileClasses mute = new FileClasses(line -> {
            throw new SecurityException(line);
        });
        byte[] ours = mute.transform(null, NAME, FileInputStream.class, null, classFile(writer -> writer));
        byte[] later =
                mute.transform(null, NAME, FileInputStream.class, null, classFile(FileClassesTest::withAnotherWay));
        assertThat(later).isNotNull().isEqualTo(ours);
    }

    @Test
    void annotationsOfCodeAreLeftOut() throws IOException {
        byte[] annotated = classFile(FileClassesTest::withAnnotations);
        assertThat(new String(annotated, "ISO-8859-1")).contains("RuntimeVisibleTypeAnnotations");
        assertThat(transformed(annotated)).isNotNull();
        assertThat(complaints).isEmpty();
    }
}
