package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class LoopFilterTest {
    private static final String READ = "invokevirtual java/io/DataInputStream.readInt()I";

    private static final List<String> TRANSFERS = Arrays.asList("aload 0", READ, "pop", "return");

    private int yes;
    private int no;

    @Test
    void elementsOneAfterTheOtherAreNoLoop() {
        assertThat(maybe("aload 0", READ, "pop", "aload 0", READ, "pop", "return"))
                .isFalse();
    }

    @Test
    void aLoopWithoutATransferIsNone() {
        assertThat(LoopFilter.maybe(classFile(
                        Arrays.asList("aload 0", READ, "pop", "return"),
                        Arrays.asList("head: iinc 1 -1", "iload 1", "ifne head", "return"))))
                .isFalse();
    }

    @Test
    void aLoopBesideIsNotAround() {
        assertThat(maybe(
                        "head: iinc 1 -1",
                        "iload 1",
                        "ifne head",
                        "aload 0",
                        READ,
                        "istore 1",
                        "again: iinc 1 -1",
                        "iload 1",
                        "ifne again",
                        "goto tried",
                        "caught: pop",
                        "tried: iload 1",
                        "pop",
                        "end: return",
                        "catch tried end caught"))
                .isFalse();
    }

    /** The body stands before the head, or behind all that jumps. */
    @Test
    void loopsInAnyOrder() {
        assertThat(maybe("goto head", "body: aload 0", READ, "pop", "head: iload 1", "ifne body", "return"))
                .isTrue();
        assertThat(maybe("head: iload 1", "ifne body", "return", "body: aload 0", READ, "pop", "goto head"))
                .isTrue();
        assertThat(maybe(
                        "goto first",
                        "second: aload 0",
                        READ,
                        "ifne third",
                        "return",
                        "first: goto second",
                        "third: goto first"))
                .isTrue();
    }

    @Test
    void whateverLeadsBackIsALoop() {
        assertThat(maybe("head: aload 0", READ, "ifne head", "return")).isTrue();
        assertThat(maybe("head: aload 0", READ, "tableswitch end end head", "end: return"))
                .isTrue();
        assertThat(maybe("head: aload 0", READ, "tableswitch head end end", "end: return"))
                .isTrue();
        assertThat(maybe(
                        "goto body",
                        "caught: pop",
                        "body: aload 0",
                        READ,
                        "pop",
                        "aconst_null",
                        "athrow",
                        "end: return",
                        "catch body end caught"))
                .isTrue();
        List<String> far = new ArrayList<>();
        far.add("head: nop");
        for (int k = 0; k < 33_000; k++) {
            far.add("nop");
        }
        far.addAll(Arrays.asList("aload 0", READ, "pop", "goto head"));
        assertThat(LoopFilter.maybe(classFile(far))).isTrue();
    }

    @Test
    void aMethodOfTheSameClassMayHaveTheTransfer() {
        List<String> straight = Arrays.asList("aload 0", READ, "pop", "return");
        String called = "invokestatic Made.m0(Ljava/io/DataInputStream;)V";
        String other = "invokestatic Maid.m0(Ljava/io/DataInputStream;)V";
        assertThat(LoopFilter.maybe(classFile(straight, Arrays.asList("head: aload 0", called, "goto head"))))
                .isTrue();
        assertThat(LoopFilter.maybe(classFile(straight, Arrays.asList("head: aload 0", other, "goto head"))))
                .isFalse();
    }

    @Test
    void ownMethodsThatLeadToNoTransferAreNone() {
        assertThat(LoopFilter.maybe(classFile(
                        TRANSFERS,
                        Arrays.asList("return"),
                        Arrays.asList("aload 0", own(0), "head: aload 0", own(1), "iload 1", "ifne head", "return"))))
                .isFalse();
        assertThat(LoopFilter.maybe(classFile(TRANSFERS, Arrays.asList("head: aload 0", own(1), "goto head"))))
                .isFalse();
    }

    @Test
    void methodsThatTheRewriterFollowsAreFollowed() {
        List<String> loop = Arrays.asList("iinc 1 1", "head: aload 0", own(1), "iload 1", "ifne head", "return");
        assertThat(LoopFilter.maybe(classFile(loop, calling(2), calling(3), TRANSFERS)))
                .isTrue();
        assertThat(LoopFilter.maybe(classFile(
                        TRANSFERS, calling(0), calling(1), Arrays.asList("head: aload 0", own(2), "goto head"))))
                .isTrue();
        assertThat(LoopFilter.maybe(classFile(loop, calling(1), TRANSFERS))).isFalse();
    }

    /** Two ways back, of which the one that comes later goes further. */
    @Test
    void aCallIsInAnyLoopAroundIt() {
        assertThat(LoopFilter.maybe(classFile(
                        TRANSFERS,
                        Arrays.asList(
                                "outer: aload 0",
                                own(0),
                                "inner: aload 0",
                                own(1),
                                "iload 1",
                                "ifne inner",
                                "iload 1",
                                "ifne outer",
                                "return"))))
                .isTrue();
        assertThat(LoopFilter.maybe(classFile(
                        TRANSFERS,
                        Arrays.asList(
                                "goto tried",
                                "caught: pop",
                                "tried: aload 0",
                                own(0),
                                "end: return",
                                "catch tried end caught"))))
                .isTrue();
    }

    @Test
    void aClassThatIsAStreamReadsByItsOwnMethods() {
        assertThat(LoopFilter.maybe(classFile(
                        TRANSFERS,
                        Arrays.asList("head: aload 0", "invokevirtual Made.read()I", "ifge head", "return"))))
                .isTrue();
    }

    /** To look at them here would take the memory of the program. */
    @Test
    void manyCallsOfLongNamesAreAMaybe() {
        List<String> loop = new ArrayList<>(Arrays.asList("head: nop"));
        String called = "invokestatic Made." + String.join("", Collections.nCopies(1500, "longname")) + "()V";
        for (int k = 0; k < 100; k++) {
            loop.add(called);
        }
        loop.add("goto head");
        assertThat(LoopFilter.maybe(classFile(TRANSFERS, loop))).isTrue();
        assertThat(LoopFilter.maybe(classFile(TRANSFERS, Arrays.asList("head: nop", called, "goto head"))))
                .isFalse();
    }

    /** Which no compiler does. */
    @Test
    void aNameMayBeThereTwice() {
        byte[] classFile = classFile(TRANSFERS, Arrays.asList("head: aload 0", own(7), "goto head"));
        assertThat(LoopFilter.maybe(classFile)).isFalse();
        String text = new String(classFile, StandardCharsets.ISO_8859_1);
        assertThat(LoopFilter.maybe(text.replace("m7", "m0").getBytes(StandardCharsets.ISO_8859_1)))
                .isTrue();
    }

    /** All that the rewriter tells of is behind this. */
    @Test
    @Tag("once")
    void neverSaysNoWrongly() throws IOException {
        ClassPath.classFiles("", classFile -> {
            if (Prefilter.maybe(classFile)) {
                boolean maybe = LoopFilter.maybe(classFile);
                assertThat(maybe
                                || Rewriter.standard()
                                        .rewrite(classFile)
                                        .findings()
                                        .isEmpty())
                        .as(new ClassReader(classFile).getClassName())
                        .isTrue();
                yes += maybe ? 1 : 0;
                no += maybe ? 0 : 1;
            }
        });
        assertThat(yes).isPositive();
        assertThat(no).isPositive();
    }

    @Test
    void whatIsCutOffIsAMaybe() {
        byte[] whole = classFile(Arrays.asList("aload 0", READ, "pop", "return"));
        assertThat(LoopFilter.maybe(whole)).isFalse();
        // the attributes of the class are none of its concern
        for (int length = 0; length < whole.length - 2; length++) {
            assertThat(LoopFilter.maybe(Arrays.copyOf(whole, length)))
                    .as("the first " + length)
                    .isTrue();
        }
    }

    @Test
    void corruptBytesDoNoHarm() throws IOException {
        byte[] classFile = ClassPath.of(LoopFilterTest.class);
        for (int at = 0; at < classFile.length; at++) {
            for (int with : new int[] {0, 1, 0x7F, 0x80, 0xFF}) {
                byte[] corrupt = classFile.clone();
                corrupt[at] = (byte) with;
                LoopFilter.maybe(corrupt);
            }
        }
    }

    private static String own(int method) {
        return "invokestatic Made.m" + method + "(Ljava/io/DataInputStream;)V";
    }

    private static List<String> calling(int method) {
        return Arrays.asList("aload 0", own(method), "return");
    }

    private static boolean maybe(String... lines) {
        return LoopFilter.maybe(classFile(Arrays.asList(lines)));
    }

    /** With one method for each list. */
    @SafeVarargs
    private static byte[] classFile(List<String>... methods) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, "Made", null, "java/lang/Object", null);
        writer.visitField(0, "count", "I", null, 7).visitEnd();
        for (int k = 0; k < methods.length; k++) {
            Assembly assembly = Assembly.of("(Ljava/io/DataInputStream;)V", methods[k]);
            assembly.method().name = "m" + k;
            assembly.method().maxStack = 4;
            assembly.method().accept(writer);
        }
        writer.visitEnd();
        return writer.toByteArray();
    }
}
