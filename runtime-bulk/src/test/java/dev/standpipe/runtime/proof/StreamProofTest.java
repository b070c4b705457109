package dev.standpipe.runtime.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What is found in code that is almost, and in code that is exactly, what one would like it to be. */
class StreamProofTest {
    private static final LoadedCode CLASS_PATH = (name, by) -> {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            return all.toByteArray();
        } catch (IOException | NullPointerException missing) {
            return null;
        }
    };

    private static StreamProof proof(String broken, Op op) {
        return StreamProof.of(CLASS_PATH, "dev/standpipe/runtime/proof/Broken$" + broken, null, op.isRead());
    }

    private static StreamProof proofOfUnsound(String stream, Op op) {
        return StreamProof.of(CLASS_PATH, "dev/standpipe/runtime/proof/Unsound$" + stream, null, op.isRead());
    }

    @ParameterizedTest
    @CsvSource({
        "CanonicalRead, READ_INT, takes for a fraction what is none",
        "CanonicalRead, READ_DOUBLE, takes for a fraction what is none",
        "CanonicalWrite, WRITE_INT, takes for a fraction what is none",
        "CanonicalWrite, WRITE_LONG, takes for a fraction what is none",
        "CanonicalWrite, WRITE_FLOAT, makes another fraction",
        "CanonicalWrite, WRITE_DOUBLE, NaN",
        "ListeningTwice, READ, may do anything",
        "ListeningBusily, READ, may do anything",
        "ListeningToOthers, READ, may do anything",
        "SecondCast, READ, for two things",
        "StoresACell, READ, the same place of an array",
        "StoresACellBeneath, WRITE, the same place of an array",
        "HalfAsserting, WRITE_BOOLEAN, depends on the data",
        "HalfCasting, WRITE_BOOLEAN, depends on the data",
        "HalfListening, WRITE_BOOLEAN, depends on the data",
        "LocksItsLimit, READ, locks itself for a condition only",
        "LocksItsSwitch, READ, locks itself for a condition only",
        "ByShortArrays, READ_SHORT, moves bytes by an array",
        "ByShortArrays, READ_INT, moves bytes by an array",
        "MakesALongArray, WRITE, makes a long array",
        "OnceOnly, READ, decides about the next element",
        "HandsDown, READ, decides about the next element",
    })
    void whatOnlySeemsToCarryIsRefused(String stream, Op op, String why) {
        StreamProof proof = proofOfUnsound(stream, op);
        assertThat(proof.passages(op)).isEmpty();
        assertThat(proof.refusal(op)).contains(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Listening | READ | read of in; with listener as NONE",
                "Swapped | WRITE_FLOAT | writeInt of data, lowest byte first",
                "Swapped | WRITE_DOUBLE | writeDouble of data",
                "ByShortArrays | READ_LONG | read of 8 bytes of in",
            })
    void whatIsLikeItIsFound(String stream, Op op, String passage) {
        assertThat(proofOfUnsound(stream, op).passages(op)).hasToString("[" + passage + "]");
    }

    @ParameterizedTest
    @CsvSource({"READ_INT, 4", "READ_LONG, 8"})
    void whatLiesInAWindowIsFound(Op op, int width) {
        assertThat(proofOfUnsound("Windowed", op).passages(op).toString())
                .startsWith("[window[at], at += " + width + "; if ")
                .contains("end - " + width + " >= 0");
    }

    @ParameterizedTest
    @CsvSource({
        "WrongWidth, READ_INT, carries 5 bytes",
        "WrongWidth, READ_SHORT, carries 1 bytes",
        "Signed, READ_INT, makes something else",
        "Signed, READ, returns something else",
        "MixedOrder, READ_INT, makes something else",
        "HalfABoolean, READ_BOOLEAN, whole byte",
        "CountsZeros, READ, depends on the data",
        "EveryOther, READ, calculates",
        "Summing, READ, calculates",
        "Volatile, READ, volatile",
        "LocksAnother, READ, locks another object",
        "Tells, READ, may do anything",
        "HiddenFlush, WRITE, may do anything",
        "RawNan, WRITE_FLOAT, NaN",
        "Static, WRITE, static field",
        "Keeps, WRITE_4, keeps an array",
        "Tee, WRITE, two streams",
        "InTheArray, READ, the same place of an array",
        "Repeating, WRITE, calculates",
        "Hooked, READ, which method",
        "Half, WRITE_INT, carries 3 bytes",
        "Ticking, READ, makes an object",
    })
    void isRefused(String broken, Op op, String why) {
        StreamProof proof = proof(broken, op);
        assertThat(proof.passages(op)).isEmpty();
        assertThat(proof.refusal(op)).contains(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Swallows | READ | read of in",
                "OffByOne | READ | read of in, left -= 1; if left >= 0",
                "Limited | READ | read of in, left -= 1; if left - 1 >= 0",
                "Above | READ_LONG | 2 times readInt of in",
                "Namesake | READ | read of in",
                "Hook | READ | read of in",
                "Keeps | WRITE | write of out",
            })
    void isFound(String stream, Op op, String passage) {
        assertThat(proof(stream, op).passages(op)).hasToString("[" + passage + "]");
    }

    /** A compiler names the class that was the nearest above when it ran. */
    @Test
    void aCallBySuperComesToTheNearestAbove() {
        byte[] file = callingItsGrandparent();
        LoadedCode code = (name, type) -> name.equals("Grandchild") ? file : CLASS_PATH.classFile(name, type);
        StreamProof proof = StreamProof.of(code, "Grandchild", null, true);
        assertThat(proof.passages(Op.READ)).isEmpty();
        assertThat(proof.refusal(Op.READ)).contains("Unsound$Parent.read");
    }

    private static byte[] callingItsGrandparent() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V1_5,
                Opcodes.ACC_PUBLIC,
                "Grandchild",
                null,
                "dev/standpipe/runtime/proof/Unsound$Parent",
                null);
        MethodVisitor read = writer.visitMethod(Opcodes.ACC_PUBLIC, "read", "()I", null, null);
        read.visitVarInsn(Opcodes.ALOAD, 0);
        read.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/io/FilterInputStream", "read", "()I", false);
        read.visitInsn(Opcodes.IRETURN);
        read.visitMaxs(0, 0);
        read.visitEnd();
        return writer.toByteArray();
    }

    /** The name of the one field with its type reads as that of the other with its own. */
    @Test
    void twoFieldsAreNotConfused() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, "Two", null, "java/io/InputStream", null);
        writer.visitField(0, "x", "LLa;", null, null).visitEnd();
        writer.visitField(0, "xL", "La;", null, null).visitEnd();
        MethodVisitor read = writer.visitMethod(Opcodes.ACC_PUBLIC, "read", "()I", null, null);
        read.visitVarInsn(Opcodes.ALOAD, 0);
        read.visitFieldInsn(Opcodes.GETFIELD, "Two", "x", "LLa;");
        read.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "La", "read", "()I", false);
        read.visitInsn(Opcodes.IRETURN);
        read.visitMaxs(0, 0);
        read.visitEnd();
        byte[] file = writer.toByteArray();
        LoadedCode code = (name, type) -> name.equals("Two") ? file : CLASS_PATH.classFile(name, type);
        assertThat(StreamProof.of(code, "Two", null, true).passages(Op.READ)).hasToString("[read of x]");
    }

    @Test
    void whatHasToBeThereIsAskedFor() {
        Passage passage = proof("Closable", Op.READ).passages(Op.READ).get(0);
        assertThat(passage.casts().toString()).contains("token");
    }

    @Test
    void assertionsHaveToBeOff() {
        Passage passage = proof("Asserting", Op.READ).passages(Op.READ).get(0);
        assertThat(passage.asserting()).hasToString("[dev/standpipe/runtime/proof/Broken$Asserting]");
    }

    @ParameterizedTest
    @CsvSource({"Tells, READ", "Static, WRITE"})
    void aRefusalNamesTheLine(String broken, Op op) {
        assertThat(proof(broken, op).refusal(op)).matches(".*, at Broken\\$" + broken + "\\.[a-z]+, line \\d+");
    }

    @Test
    void aProofIsOfOneDirection() {
        StreamProof reads = proof("BothWays", Op.READ);
        assertThat(reads.passages(Op.READ)).hasToString("[read of in]");
        assertThat(reads.methods()).allMatch(Op::isRead);
        assertThat(reads.refusal(Op.WRITE)).isNull();
        assertThat(reads.whyNot()).isNull();
        StreamProof writes = proof("BothWays", Op.WRITE);
        assertThat(writes.methods()).containsExactly(Op.WRITE);
        assertThat(writes.kind()).isNull();
        assertThat(writes.whyNot()).startsWith("write: it reads the static field written");
    }

    @Test
    void twoAreOfBoth() {
        StreamProof both = proof("BothWays", Op.READ).and(proof("BothWays", Op.WRITE));
        assertThat(both.kind()).isEqualTo("delegate");
        assertThat(both.methods()).containsExactly(Op.READ, Op.READ_2, Op.READ_4, Op.READ_8, Op.WRITE);
        assertThat(both.whyNot()).startsWith("write: it reads the static field written");
    }

    @Test
    void whereThereAreNoMethodsItSaysSo() {
        StreamProof writes = proof("Signed", Op.WRITE);
        assertThat(writes.methods()).isEmpty();
        assertThat(writes.whyNot()).contains("writeDouble");
        assertThat(proof("Signed", Op.READ).and(writes).whyNot()).startsWith("read: ");
    }
}
