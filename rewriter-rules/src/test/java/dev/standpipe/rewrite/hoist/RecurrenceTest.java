package dev.standpipe.rewrite.hoist;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.rewrite.law.Laws;
import dev.standpipe.runtime.wire.Format;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** An outer loop that comes back with the same stream says so, and only where reading ahead was asked for. */
@Tag("once")
class RecurrenceTest {
    @Test
    void eachLineIsWhatItSays() throws IOException {
        HoistedSource source = new HoistedSource("Rounds");
        for (Setting setting : Setting.withLines()) {
            assertThat(HoistedSource.found(source.classFiles(setting)))
                    .as(setting.toString())
                    .isEqualTo(source.expected());
        }
    }

    @Test
    void theCallSaysIt() throws IOException {
        HoistedSource source = new HoistedSource("Rounds");
        Map<Integer, String> expected = source.expected();
        for (Setting setting : Setting.withLines()) {
            for (byte[] classFile : source.classFiles(setting)) {
                Map<Integer, Boolean> marked = marked(
                        Rewriter.standard().readingAhead().rewrite(classFile).classFile());
                Map<Integer, Boolean> said = new TreeMap<>();
                expected.forEach((line, word) -> said.put(line, word.equals("again")));
                assertThat(marked).as(setting.toString()).isEqualTo(said);
                assertThat(marked(Rewriter.standard().rewrite(classFile).classFile()))
                        .as(setting + ", not asked")
                        .doesNotContainValue(true)
                        .hasSameSizeAs(said);
            }
        }
    }

    @Test
    void eachObstacleHasItsRow() throws IOException {
        String page = new String(Files.readAllBytes(Paths.get("../docs/hoisting.md")), StandardCharsets.UTF_8);
        List<String> rows = new ArrayList<>();
        for (String line : page.split("\n")) {
            if (line.startsWith("| ") && !line.startsWith("| what ")) {
                rows.add(line.substring(2, line.indexOf(" | ", 2)));
            }
        }
        List<String> sentences = new ArrayList<>();
        for (Obstacle obstacle : Obstacle.values()) {
            sentences.add(obstacle.sentence());
        }
        assertThat(rows).isEqualTo(sentences);
    }

    @Test
    void theLawsHold() throws IOException {
        for (Setting setting : Setting.all()) {
            for (byte[] classFile : new HoistedSource("Rounds").classFiles(setting)) {
                assertThat(Laws.breaches(Rewriter.standard().readingAhead(), classFile))
                        .as(setting.toString())
                        .isEmpty();
            }
        }
    }

    /** By line: whether {@code how} has the mark. */
    private static Map<Integer, Boolean> marked(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.SKIP_FRAMES);
        Map<Integer, Boolean> marked = new TreeMap<>();
        for (MethodNode method : node.methods) {
            int line = 0;
            for (AbstractInsnNode insn : method.instructions) {
                line = insn instanceof LineNumberNode ? ((LineNumberNode) insn).line : line;
                if (insn instanceof MethodInsnNode && ((MethodInsnNode) insn).name.endsWith("Array")) {
                    boolean ours = ((MethodInsnNode) insn).owner.equals("java/io/Standpipe");
                    if (ours) {
                        marked.put(line, (constant(insn.getPrevious().getPrevious()) & Format.AGAIN) != 0);
                    }
                }
            }
        }
        return marked;
    }

    private static int constant(AbstractInsnNode push) {
        if (push instanceof LdcInsnNode) {
            return (Integer) ((LdcInsnNode) push).cst;
        }
        return push instanceof IntInsnNode ? ((IntInsnNode) push).operand : push.getOpcode() - Opcodes.ICONST_0;
    }
}
