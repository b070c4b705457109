package dev.standpipe.runtime.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private static StreamProof proof(String broken) {
        return StreamProof.of(CLASS_PATH, "dev/standpipe/runtime/proof/Broken$" + broken, null);
    }

    @ParameterizedTest
    @CsvSource({
        "WrongWidth, READ_INT, carries 5 bytes",
        "WrongWidth, READ_SHORT, carries 1 bytes",
        "Signed, READ_INT, calculates",
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
        "InTheArray, READ, what an earlier element left there",
        "Repeating, WRITE, calculates",
        "Hooked, READ, which method",
        "Half, WRITE_INT, carries 3 bytes",
        "Ticking, READ, makes an object",
    })
    void isRefused(String broken, Op op, String why) {
        StreamProof proof = proof(broken);
        assertThat(proof.passages(op)).isEmpty();
        assertThat(proof.refusal(op)).contains(why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Swallows | READ | read of in",
                "OffByOne | READ | read of in, left -= 1; if left >= 0",
                "Above | READ_LONG | 2 times readInt of in",
                "Namesake | READ | read of in",
                "Hook | READ | read of in",
                "Keeps | WRITE | write of out",
            })
    void isFound(String stream, Op op, String passage) {
        assertThat(proof(stream).passages(op)).hasToString("[" + passage + "]");
    }

    @Test
    void whatHasToBeThereIsAskedFor() {
        Passage passage = proof("Closable").passages(Op.READ).get(0);
        assertThat(passage.casts().toString()).contains("token");
    }

    @Test
    void assertionsHaveToBeOff() {
        Passage passage = proof("Asserting").passages(Op.READ).get(0);
        assertThat(passage.asserting()).containsExactly("dev/standpipe/runtime/proof/Broken$Asserting");
    }

    @ParameterizedTest
    @CsvSource({"Tells", "Static"})
    void aRefusalNamesTheLine(String broken) {
        StreamProof proof = proof(broken);
        String why = proof.refusal(Op.READ) == null ? proof.refusal(Op.WRITE) : proof.refusal(Op.READ);
        assertThat(why).matches(".*, at Broken\\$" + broken + "\\.[a-z]+, line \\d+");
    }
}
