package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.runtime.wire.Format;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Code that a verifier accepts and that no javac makes. */
class OddCodeTest {
    private static final String READ = "invokevirtual java/io/DataInputStream.readInt()I";

    @Test
    void aSumOnTheOperandStack() {
        MethodNode method = Assembly.of(
                        "(Ljava/io/DataInputStream;[II)I",
                        "iconst_0",
                        "istore 3",
                        "iconst_0",
                        "head: iload 3",
                        "iload 2",
                        "if_icmpge end",
                        "aload 0",
                        READ,
                        "dup",
                        "istore 4",
                        "iadd",
                        "aload 1",
                        "iload 3",
                        "iload 4",
                        "iastore",
                        "iinc 3 1",
                        "goto head",
                        "end: ireturn")
                .method();
        assertThat(finding(method).reason()).isEqualTo(Reason.UNACCOUNTED);
    }

    /**
     * The local is loaded before the test and used behind the loop: what it holds there is what all rounds made of it.
     */
    @Test
    void whatTheLastRoundLeavesOnTheOperandStack() {
        MethodNode method = Assembly.of(
                        "(Ljava/io/DataInputStream;[II)I",
                        "iconst_0",
                        "istore 3",
                        "iconst_1",
                        "istore 4",
                        "head: iload 4",
                        "iload 3",
                        "iload 2",
                        "if_icmpge end",
                        "pop",
                        "aload 1",
                        "iload 3",
                        "aload 0",
                        READ,
                        "iastore",
                        "iload 4",
                        "iload 4",
                        "imul",
                        "iload 3",
                        "iadd",
                        "istore 4",
                        "iinc 3 1",
                        "goto head",
                        "end: ireturn")
                .method();
        assertThat(finding(method).isRewritten()).isFalse();
    }

    @Test
    void noLocalsLeft() {
        MethodNode method = sum().method();
        assertThat(finding(method).isRewritten()).isTrue();
        method.maxLocals = 65535;
        assertThat(finding(method).reason()).isEqualTo(Reason.METHOD_TOO_LARGE);
    }

    /** As an expression, each doubling has twice as many parts. */
    @Test
    void doubledAgainAndAgain() {
        List<String> doublings = new ArrayList<>();
        for (int slot = 4; slot < 40; slot++) {
            doublings.add("iload 4");
            for (int times = 0; times < 23; times++) {
                doublings.add("dup");
                doublings.add("iadd");
            }
            doublings.add("istore " + slot);
        }
        Finding found = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> finding(sum(doublings.toArray(new String[0])).method()));
        assertThat(found.isRewritten()).isTrue();
    }

    /** Each path does all of it. */
    @Test
    void manyLoadsOnManyPaths() {
        List<String> loads = new ArrayList<>();
        for (int times = 0; times < 1200; times++) {
            loads.add("aload 1");
            loads.add("getfield Odd.next:LOdd;");
            loads.add("getfield Odd.count:I");
            loads.add("pop");
        }
        for (int branch = 0; branch < 5; branch++) {
            loads.add("iload 2");
            loads.add("ifle over" + branch);
            loads.add("aload 1");
            loads.add("iload 2");
            loads.add("putfield Odd.count:I");
            loads.add("over" + branch + ": nop");
        }
        Finding found = Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> finding(sum("LOdd;", loads.toArray(new String[0])).method()));
        assertThat(found.isRewritten()).isTrue();
    }

    /** Java code has a cast there. */
    @Test
    void aMethodThatReturnsAByteOfWhatItsFieldHolds() {
        assertThat(finding(upTo("()I"), getter("()I")).isRewritten()).isTrue();
        for (String type : new String[] {"()B", "()C", "()S", "()Z"}) {
            assertThat(finding(upTo(type), getter(type)).reason()).as(type).isEqualTo(Reason.CALL_IN_LOOP);
        }
        MethodNode ofAShort = getter("()I");
        ((FieldInsnNode) ofAShort.instructions.get(1)).name = "small";
        ((FieldInsnNode) ofAShort.instructions.get(1)).desc = "S";
        assertThat(finding(upTo("()I"), ofAShort).isRewritten()).isTrue();
    }

    private static MethodNode upTo(String limit) {
        return Assembly.of(
                        "(Ljava/io/DataInputStream;[ILOdd;)V",
                        "iconst_0",
                        "istore 3",
                        "head: iload 3",
                        "aload 2",
                        "invokespecial Odd.limit" + limit,
                        "if_icmpge end",
                        "aload 1",
                        "iload 3",
                        "aload 0",
                        READ,
                        "iastore",
                        "iinc 3 1",
                        "goto head",
                        "end: return")
                .method();
    }

    private static MethodNode getter(String descriptor) {
        MethodNode getter = new MethodNode(Opcodes.ACC_PRIVATE, "limit", descriptor, null, null);
        getter.visitVarInsn(Opcodes.ALOAD, 0);
        getter.visitFieldInsn(Opcodes.GETFIELD, "Odd", "count", "I");
        getter.visitInsn(Opcodes.IRETURN);
        getter.maxLocals = 1;
        return getter;
    }

    /** Code beneath the stream could do so while the loop runs. */
    @Test
    void aFinalFieldThatIsAssignedLater() {
        assertThat(isExclusive(filling())).isFalse();
        MethodNode assigning = Assembly.of("(LOdd;[I)V", "aload 0", "aload 1", "putfield Odd.settled:[I", "return")
                .method();
        assigning.name = "assigning";
        assertThat(isExclusive(filling(), assigning)).isTrue();
        assigning.name = "<init>";
        assigning.desc = "([I)V";
        assigning.access = 0;
        assertThat(isExclusive(filling(), assigning)).isFalse();
    }

    private static MethodNode filling() {
        return Assembly.of(
                        "(LOdd;Ljava/io/DataInputStream;I)V",
                        "iconst_0",
                        "istore 3",
                        "head: iload 3",
                        "iload 2",
                        "if_icmpge end",
                        "aload 0",
                        "getfield Odd.settled:[I",
                        "iload 3",
                        "aload 1",
                        READ,
                        "iastore",
                        "iinc 3 1",
                        "goto head",
                        "end: return")
                .method();
    }

    /** Whether the transfer asks that nobody else runs meanwhile. */
    private static boolean isExclusive(MethodNode... methods) {
        Rewriting rewriting = rewritten(methods);
        assertThat(rewriting.findings().get(0).isRewritten()).isTrue();
        ClassNode node = new ClassNode();
        new ClassReader(rewriting.classFile()).accept(node, 0);
        for (AbstractInsnNode each : node.methods.get(0).instructions) {
            if (each instanceof MethodInsnNode && ((MethodInsnNode) each).name.equals("readArray")) {
                AbstractInsnNode how = each.getPrevious().getPrevious();
                return how instanceof LdcInsnNode && ((Integer) ((LdcInsnNode) how).cst & Format.JDK_ONLY) != 0;
            }
        }
        throw new AssertionError("no transfer");
    }

    /** On Java 8, this throws before the second element is read. */
    @Test
    void aFunctionThatOldJdksLack() {
        MethodNode method = sum("fconst_0", "dup", "dup", "invokestatic java/lang/Math.fma(FFF)F", "pop")
                .method();
        assertThat(finding(method).reason()).isEqualTo(Reason.CALL_IN_LOOP);
    }

    /** It jumps nowhere: what throws goes on further up. */
    @Test
    void aLoopByWayOfAHandlerAbove() {
        MethodNode method = Assembly.of(
                        "(Ljava/io/DataInputStream;)V",
                        "goto body",
                        "caught: pop",
                        "body: aload 0",
                        READ,
                        "pop",
                        "aconst_null",
                        "athrow",
                        "end: return",
                        "catch body end caught")
                .method();
        assertThat(finding(method).isRewritten()).isFalse();
    }

    @Test
    void aLoopBySwitch() {
        MethodNode method = Assembly.of(
                        "(Ljava/io/DataInputStream;)V",
                        "head: aload 0",
                        READ,
                        "tableswitch end end head",
                        "end: return")
                .method();
        assertThat(finding(method).isRewritten()).isFalse();
    }

    @Test
    void aLoopThatOnlyAWideJumpCloses() {
        String[] nothing = new String[33_000];
        Arrays.fill(nothing, "nop");
        MethodNode method = sum(nothing).method();
        assertThat(finding(method).reason()).isEqualTo(Reason.TOO_COMPLEX);
    }

    /** What is read there is told of, long as it is. */
    @Test
    void aTransferInALongMethodThatTheLoopCalls() {
        List<String> lines = new ArrayList<>(Collections.nCopies(500, "nop"));
        lines.addAll(Arrays.asList("aload 0", READ, "pop", "return"));
        MethodNode called = Assembly.of("(Ljava/io/DataInputStream;)V", lines, numbers(lines.size()))
                .method();
        called.name = "called";
        MethodNode looping = Assembly.of(
                        "(Ljava/io/DataInputStream;)V",
                        "head: aload 0",
                        "invokestatic Odd.called(Ljava/io/DataInputStream;)V",
                        "goto head")
                .method();
        Finding finding = finding(called, looping);
        assertThat(finding.reason()).isEqualTo(Reason.TRANSFER_IN_HELPER);
        assertThat(finding.culprit()).endsWith("whose transfer is in line 501");
    }

    private static List<Integer> numbers(int lines) {
        return IntStream.range(0, lines).boxed().collect(Collectors.toList());
    }

    private static Assembly sum(String... before) {
        return sum("[I", before);
    }

    private static Assembly sum(String second, String[] before) {
        List<String> lines = new ArrayList<>();
        lines.add("iconst_0");
        lines.add("istore 3");
        for (int slot = 4; slot < 40; slot++) {
            lines.add("iconst_1");
            lines.add("istore " + slot);
        }
        lines.add("head: iload 3");
        lines.add("iload 2");
        lines.add("if_icmpge end");
        for (String line : before) {
            lines.add(line);
        }
        lines.add("aload 0");
        lines.add(READ);
        lines.add("iload 4");
        lines.add("iadd");
        lines.add("istore 4");
        lines.add("iinc 3 1");
        lines.add("goto head");
        lines.add("end: iload 4");
        lines.add("ireturn");
        return Assembly.of("(Ljava/io/DataInputStream;" + second + "I)I", lines);
    }

    private static Finding finding(MethodNode... methods) {
        return rewritten(methods).findings().get(0);
    }

    private static Rewriting rewritten(MethodNode... methods) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, "Odd", null, "java/lang/Object", null);
        writer.visitField(0, "next", "LOdd;", null, null).visitEnd();
        writer.visitField(0, "count", "I", null, null).visitEnd();
        writer.visitField(0, "small", "S", null, null).visitEnd();
        writer.visitField(Opcodes.ACC_FINAL, "settled", "[I", null, null).visitEnd();
        for (MethodNode method : methods) {
            method.maxStack = 20;
            method.accept(writer);
        }
        writer.visitEnd();
        Rewriting rewriting = Rewriter.standard().rewrite(writer.toByteArray());
        assertThat(rewriting.problem()).isNull();
        assertThat(rewriting.findings()).hasSize(1);
        return rewriting;
    }
}
