package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which loops around a loop let rows be taken out of windows: those whose name says so. */
@Tag("once")
class RowsTakenTest {
    @Test
    void thoseThatSayItAndNoOthers() throws Exception {
        for (Map.Entry<String, Map<String, byte[]>> compiled :
                Sources.compiled().entrySet()) {
            byte[] before = compiled.getValue().get("SoughtRows");
            ClassNode after = new ClassNode();
            new ClassReader((byte[])
                            new Rewritten().apply(before, compiled.getValue()).get(0))
                    .accept(after, 0);
            int taken = 0;
            for (MethodNode method : after.methods) {
                assertThat(takesRows(method))
                        .as(method.name + " by " + compiled.getKey())
                        .isEqualTo(method.name.startsWith("taken"));
                taken += takesRows(method) ? 1 : 0;
            }
            assertThat(taken).isEqualTo(6);
        }
    }

    private static boolean takesRows(MethodNode method) {
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof MethodInsnNode && ((MethodInsnNode) insn).name.equals("readRow")) {
                return true;
            }
        }
        return false;
    }
}
