package dev.standpipe.rewrite.summary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Assembly;
import dev.standpipe.rewrite.ClassPath;
import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.work.Work;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SimpleVerifier;

class ArrayKindsTest {
    private int told;

    @Test
    void parametersAreWhatTheDescriptorSays() {
        assertThat(kind("(J[BLjava/lang/String;[[I)V", 2, "here: return")).isEqualTo("[B");
        assertThat(kind("(J[BLjava/lang/String;[[I)V", 3, "here: return")).isNull();
        assertThat(kind("(J[BLjava/lang/String;[[I)V", 4, "here: return")).isEqualTo("[[I");
    }

    @Test
    void everyWayToAnArrayIsKnown() {
        assertThat(local("bipush 3", "newarray 4")).isEqualTo("[Z");
        assertThat(local("bipush 3", "newarray 11")).isEqualTo("[J");
        assertThat(local("bipush 3", "anewarray java/lang/String")).isEqualTo("[Ljava/lang/String;");
        assertThat(local("bipush 3", "anewarray [I")).isEqualTo("[[I");
        assertThat(local("iconst_1", "iconst_2", "multianewarray [[[D 2")).isEqualTo("[[[D");
        assertThat(local("iconst_1", "iconst_2", "multianewarray [[[D 2", "iconst_0", "aaload"))
                .isEqualTo("[[D");
        assertThat(local("bipush 3", "anewarray java/lang/String", "iconst_0", "aaload"))
                .isNull();
        assertThat(local("getstatic A.f:[B")).isEqualTo("[B");
        assertThat(local("aconst_null", "getfield A.f:[Z")).isEqualTo("[Z");
        assertThat(local("lconst_1", "invokestatic A.f(J)[C")).isEqualTo("[C");
        assertThat(local("aconst_null", "lconst_1", "invokevirtual A.f(J)Ljava/lang/Object;", "checkcast [S"))
                .isEqualTo("[S");
        assertThat(local("aconst_null")).isNull();
        assertThat(local("new A")).isNull();
    }

    @Test
    void whatIsMovedAboutOnTheStackKeepsItsKind() {
        assertThat(local("getstatic A.f:[B", "dup", "pop")).isEqualTo("[B");
        assertThat(local("iconst_0", "getstatic A.f:[B", "swap", "swap")).isEqualTo("[B");
        assertThat(local("getstatic A.f:[B", "iconst_0", "dup_x1", "pop")).isEqualTo("[B");
        assertThat(local("getstatic A.f:[B", "iconst_0", "dup_x1", "pop", "pop"))
                .isNull();
        assertThat(local("lconst_0", "getstatic A.f:[B", "dup_x2", "pop", "pop2"))
                .isEqualTo("[B");
        assertThat(local("getstatic A.f:[B", "getstatic A.f:[I", "dup2", "pop")).isEqualTo("[B");
    }

    @Test
    void branchesMustAgreeAndNullGoesWithAll() {
        assertThat(branches("getstatic A.f:[B", "getstatic A.g:[B")).isEqualTo("[B");
        assertThat(branches("getstatic A.f:[B", "getstatic A.g:[Z")).isNull();
        assertThat(branches("getstatic A.f:[B", "aconst_null")).isEqualTo("[B");
        assertThat(branches("aconst_null", "getstatic A.f:[B")).isEqualTo("[B");
        assertThat(branches("getstatic A.f:[B", "new A")).isNull();
    }

    @Test
    void aHandlerSeesWhatTheLocalHeldAnywhereInTheRange() {
        assertThat(kind(
                        "([B)V",
                        0,
                        "from: getstatic A.f:[Z",
                        "astore 0",
                        "nop",
                        "getstatic A.f:[B",
                        "astore 0",
                        "to: return",
                        "here: pop",
                        "return",
                        "catch from to here"))
                .isNull();
        assertThat(kind(
                        "([B)V",
                        0,
                        "from: getstatic A.f:[B",
                        "astore 0",
                        "nop",
                        "to: return",
                        "here: pop",
                        "return",
                        "catch from to here"))
                .isEqualTo("[B");
    }

    @Test
    void aLocalMayChangeRoundALoop() {
        assertThat(kind("([B)V", 0, "nop", "here: aload 0", "pop", "getstatic A.f:[Z", "astore 0", "goto here"))
                .isNull();
    }

    @Test
    void whatComesLateToTheStackIsCarriedOn() {
        assertThat(kind(
                        "(I)V",
                        9,
                        "iload 0",
                        "ifeq other",
                        "getstatic A.f:[B",
                        "both: astore 9",
                        "iload 0",
                        "ifeq here",
                        "nop",
                        "here: return",
                        "other: getstatic A.g:[Z",
                        "goto both"))
                .isNull();
    }

    @Test
    void aLongCoversTwoLocals() {
        assertThat(kind("([B[B)V", 1, "lconst_0", "lstore 0", "here: return")).isNull();
        assertThat(kind(
                        "([B[B)V",
                        1,
                        "from: lconst_0",
                        "lstore 0",
                        "to: return",
                        "here: pop",
                        "return",
                        "catch from to here"))
                .isNull();
        assertThat(kind("([B[B)V", 1, "lconst_0", "l2i", "istore 0", "here: return"))
                .isEqualTo("[B");
    }

    @Test
    void nothingIsKnownWhereNobodyComes() {
        assertThat(kind("([B)V", 0, "return", "here: return")).isNull();
    }

    @Test
    @Tag("once")
    void agreesWithAsmAboutRealClasses() throws IOException {
        ClassPath.classFiles("asm", this::compare);
        ClassPath.classFiles("runtime-bulk", this::compare);
        assertThat(told).isGreaterThan(10_000);
    }

    private void compare(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.EXPAND_FRAMES);
        for (MethodNode method : node.methods) {
            Frame<BasicValue>[] frames;
            try {
                frames = new Analyzer<>(new SimpleVerifier()).analyze(node.name, method);
            } catch (AnalyzerException | TypeNotPresentException | LinkageError notAtHand) {
                continue;
            }
            ArrayKinds kinds = ArrayKinds.of(ControlFlow.of(method, new Work(Long.MAX_VALUE)));
            for (int p = 0; p < frames.length; p++) {
                for (int slot = 0; frames[p] != null && slot < method.maxLocals; slot++) {
                    Type type = frames[p].getLocal(slot).getType();
                    boolean array = type != null && type.getSort() == Type.ARRAY;
                    String kind = kinds.descriptorAt(p, slot);
                    if (kind != null || array && type.getElementType().getSort() != Type.OBJECT) {
                        assertThat(kind)
                                .as(node.name + "." + method.name + method.desc + " at " + p + " local " + slot)
                                .isEqualTo(type.getDescriptor());
                        told++;
                    }
                }
            }
        }
    }

    private static String local(String... making) {
        String[] lines = java.util.Arrays.copyOf(making, making.length + 2);
        lines[making.length] = "astore 9";
        lines[making.length + 1] = "here: return";
        return kind("()V", 9, lines);
    }

    private static String branches(String one, String other) {
        return kind(
                "(I)V",
                9,
                "iload 0",
                "ifeq other",
                one,
                "goto both",
                "other: " + other,
                "both: astore 9",
                "here: return");
    }

    private static String kind(String descriptor, int slot, String... lines) {
        Assembly assembly = Assembly.of(descriptor, lines);
        ControlFlow flow = ControlFlow.of(assembly.method(), new Work(Work.FOR_ONE_CLASS));
        return ArrayKinds.of(flow).descriptorAt(flow.position(assembly.label("here")), slot);
    }
}
