package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class UnrolledLaneTest {
    /** Bytes of code up to which C2 puts a method that is often called into its callers: {@code FreqInlineSize}. */
    private static final int INLINED = 325;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BYTE")
    void theLoopIsNeverPutIntoItsCallers(Element type) throws IOException {
        assertThat(bytesOfCode(lane(type), "move")).isGreaterThan(INLINED);
    }

    private static String lane(Element type) {
        return type.name().charAt(0) + type.name().substring(1).toLowerCase(Locale.ROOT) + "UnrolledLane";
    }

    private static int bytesOfCode(String lane, String method) throws IOException {
        int[] bytes = new int[1];
        try (InputStream in = Lane.class.getResourceAsStream(lane + ".class")) {
            ClassVisitor measuring = new ClassVisitor(Opcodes.ASM9, new ClassWriter(0)) {
                @Override
                public MethodVisitor visitMethod(int access, String name, String desc, String signature, String[] ex) {
                    MethodVisitor written = super.visitMethod(access, name, desc, signature, ex);
                    return !name.equals(method)
                            ? written
                            : new MethodVisitor(Opcodes.ASM9, written) {
                                @Override
                                public void visitMaxs(int stack, int locals) {
                                    Label end = new Label();
                                    super.visitLabel(end);
                                    bytes[0] = end.getOffset();
                                    super.visitMaxs(stack, locals);
                                }
                            };
                }
            };
            new ClassReader(in).accept(measuring, 0);
        }
        return bytes[0];
    }
}
