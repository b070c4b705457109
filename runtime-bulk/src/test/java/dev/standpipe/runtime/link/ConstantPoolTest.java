package dev.standpipe.runtime.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class ConstantPoolTest {
    @Test
    void renamesOwnersAndDescriptorsAndNothingElse() throws IOException {
        byte[] before = doorway();
        byte[] after = ConstantPool.rename(before, "jdk/internal/misc/Unsafe", "sun/misc/Unsafe");
        List<String> expected = new ArrayList<>();
        for (String line : calls(before)) {
            expected.add(line.replace("jdk/internal/misc/Unsafe", "sun/misc/Unsafe"));
        }
        assertThat(calls(after)).isEqualTo(expected).anyMatch(line -> line.contains("sun/misc/Unsafe"));
        assertThat(ConstantPool.rename(after, "sun/misc/Unsafe", "jdk/internal/misc/Unsafe"))
                .isEqualTo(before);
    }

    @Test
    void saysWhatIsNoClassFile() {
        byte[] broken = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, 52, 0, 2, 99};
        assertThatThrownBy(() -> ConstantPool.rename(broken, "a", "b"))
                .isInstanceOf(IOException.class)
                .hasMessage("constant pool tag 99");
    }

    @Test
    void saysWhatIsCutOff() throws IOException {
        byte[] whole = doorway();
        int end = new ClassReader(whole).header;
        for (int length = 0; length < end; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> ConstantPool.rename(cut, "jdk/internal/misc/Unsafe", "b"))
                    .isInstanceOf(IOException.class);
        }
        assertThat(ConstantPool.rename(Arrays.copyOf(whole, end), "a", "b")).hasSize(end);
    }

    private static byte[] doorway() throws IOException {
        try (InputStream in = Link.class.getResourceAsStream("java.io.Standpipe.bin")) {
            byte[] bytes = new byte[1 << 16];
            int length = 0;
            for (int n; (n = in.read(bytes, length, bytes.length - length)) > 0; ) {
                length += n;
            }
            return Arrays.copyOf(bytes, length);
        }
    }

    private static List<String> calls(byte[] classFile) {
        List<String> calls = new ArrayList<>();
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access,
                                    String method,
                                    String descriptor,
                                    String signature,
                                    String[] exceptions) {
                                return new MethodVisitor(Opcodes.ASM9) {
                                    @Override
                                    public void visitMethodInsn(
                                            int opcode, String owner, String name, String type, boolean isInterface) {
                                        calls.add(method + " " + owner + "." + name + type);
                                    }

                                    @Override
                                    public void visitFieldInsn(int opcode, String owner, String name, String type) {
                                        calls.add(method + " " + owner + "." + name + " " + type);
                                    }
                                };
                            }
                        },
                        0);
        return calls;
    }
}
