package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The long loops stay compilations of their own, where C2 makes vector code of them. */
class LaneSizeTest {
    /** HotSpot's FreqInlineSize: it makes no larger method a part of its callers, however often it is called. */
    private static final int LARGEST_INLINED = 325;

    @Test
    void whatCallsTheLongLoopsIsTooLargeToBeInlined() throws IOException {
        Map<String, Integer> sizes = sizes(Lane.class);
        assertThat(sizes.get("decodeMany")).isGreaterThan(LARGEST_INLINED);
        assertThat(sizes.get("encodeMany")).isGreaterThan(LARGEST_INLINED);
    }

    private static Map<String, Integer> sizes(Class<?> type) throws IOException {
        Map<String, Integer> sizes = new HashMap<>();
        ClassVisitor measuring = new ClassVisitor(Opcodes.ASM9, new ClassWriter(0)) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] thrown) {
                return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, thrown)) {
                    @Override
                    public void visitMaxs(int stack, int locals) {
                        Label end = new Label();
                        super.visitLabel(end);
                        sizes.put(name, end.getOffset());
                        super.visitMaxs(stack, locals);
                    }
                };
            }
        };
        new ClassReader(type.getName()).accept(measuring, 0);
        return sizes;
    }
}
