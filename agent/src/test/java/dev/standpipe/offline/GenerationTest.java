package dev.standpipe.offline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.emit.Symbols;
import dev.standpipe.runtime.link.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Code that was rewritten last year meets the doorway of today. */
class GenerationTest {
    /**
     * When this fails, give the doorway, its stand-in and the stand-in's name the next number, and write down what is
     * called now.
     */
    private static final int METHODS = 1_464_557_186;

    private final ClassNode doorway = new ClassNode();

    @Test
    void allThreeHaveOneNumber() throws Exception {
        new ClassReader(Link.doorway(Link.class)).accept(doorway, 0);
        assertThat(doorway.fields)
                .filteredOn(field -> field.name.equals("GENERATION"))
                .singleElement()
                .satisfies(field -> assertThat(field.value).isEqualTo(StandInTemplate.GENERATION));
        assertThat(Symbols.STAND_IN).endsWith("Doorway" + StandInTemplate.GENERATION);
    }

    @Test
    void aNumberStandsForTheSameMethods() throws Exception {
        new ClassReader(Link.doorway(Link.class)).accept(doorway, 0);
        Map<String, Integer> called = new TreeMap<>();
        for (MethodNode method : doorway.methods) {
            if ((method.access & Opcodes.ACC_STATIC) != 0 && (method.access & Opcodes.ACC_PUBLIC) != 0) {
                called.put(method.name + method.desc, method.access);
            }
        }
        assertThat(called.keySet().hashCode()).as(called.keySet().toString()).isEqualTo(METHODS);
    }

    /** Between a transfer and its check the thread may see the door shut again: plain fields promise no more. */
    @Test
    void whatWaitsIsThrownWhateverIsSeenOfTheDoor() {
        new ClassReader(StandIn.classFile("app/" + Symbols.STAND_IN)).accept(doorway, 0);
        int afterTransfers = 0;
        for (MethodNode method : doorway.methods) {
            if (method.name.equals("check")
                    || method.name.equals("endSieve")
                    || method.name.matches("rethrow|(take|put).*")) {
                List<String> called = new ArrayList<>();
                for (AbstractInsnNode insn : method.instructions) {
                    if (insn instanceof MethodInsnNode) {
                        called.add(((MethodInsnNode) insn).owner);
                    }
                }
                assertThat(called).as(method.name).containsExactly(Symbols.DOORWAY);
                afterTransfers++;
            }
        }
        assertThat(afterTransfers).isEqualTo(24);
    }
}
