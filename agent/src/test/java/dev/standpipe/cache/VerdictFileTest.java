package dev.standpipe.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.rewrite.report.Reason;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What is read is what was written, or nothing. */
class VerdictFileTest {
    private static final String KEY = "release, JDK and options";
    private static final byte[] BEFORE = {1, 2, 3, 4, 5};
    private static final byte[] AFTER = {1, 2, 3, 9, 9, 4, 5};
    private static final List<Finding> FINDINGS = Arrays.asList(
            Finding.rewritten(
                            new Place("a/B", "m", "()V", "B.java", 12, 34),
                            new Carried(Direction.READ, "int", "java/io/DataInput"),
                            "ReadArray")
                    .atSite(7),
            Finding.kept(
                    new Place("a/B", "n\u00e9", "(I)V", null, 0, 0),
                    new Carried(Direction.WRITE, "unsigned short", "a/Out"),
                    Reason.CALL_IN_LOOP,
                    "a call, line 3"));

    private static Verdict changed() throws IOException {
        return NewVerdict.of(
                BEFORE,
                true,
                true,
                AFTER,
                FINDINGS,
                Arrays.asList("first", "second"),
                Collections.singletonMap("a/Base", Stamp.of(new byte[] {8})));
    }

    private static byte[] file() throws IOException {
        return VerdictFile.of(KEY, Arrays.asList(changed(), unchanged()));
    }

    private static Verdict unchanged() throws IOException {
        return NewVerdict.of(
                AFTER, false, false, null, Collections.emptyList(), Collections.emptyList(), Collections.emptyMap());
    }

    @Test
    void everythingComesBack() throws IOException {
        List<Verdict> read = VerdictFile.read(file(), KEY);
        assertThat(read).hasSize(2);
        Verdict changed = read.get(0);
        assertThat(changed.isOf(BEFORE, true)).isTrue();
        assertThat(changed.stamp).isEqualTo(Stamp.of(BEFORE));
        assertThat(changed.classFile()).isEqualTo(AFTER);
        assertThat(changed.needsRuntime()).isTrue();
        assertThat(changed.numberedLoops()).isEqualTo(1);
        assertThat(changed.key(0)).isEqualTo("first");
        assertThat(changed.site(0)).isEqualTo(7);
        assertThat(changed.classesAsked()).isEqualTo(1);
        assertThat(changed.asked(0)).isEqualTo("a/Base");
        assertThat(changed.answer(0)).isEqualTo(Stamp.of(new byte[] {8}));
        assertThat(texts(changed.get())).isEqualTo(texts(FINDINGS));
        assertThat(changed.hasFindings()).isTrue();
        Verdict unchanged = read.get(1);
        assertThat(unchanged.classFile()).isNull();
        assertThat(unchanged.hasFindings()).isFalse();
        assertThat(unchanged.get()).isEmpty();
    }

    private static List<String> texts(List<Finding> findings) {
        return findings.stream()
                .map(finding -> finding + " " + finding.place().source()
                        + finding.place().instruction() + " " + finding.site() + finding.explanation())
                .collect(Collectors.toList());
    }

    @Test
    void aClassThatIsNotTheSameIsNotTakenForIt() throws IOException {
        assertThat(changed().isOf(new byte[] {1, 2, 3, 4, 6}, true)).isFalse();
        assertThat(changed().isOf(BEFORE, false)).isFalse();
    }

    @Test
    void aFileForAnotherKeyIsNone() throws IOException {
        assertThat(VerdictFile.read(file(), KEY + " of old")).isNull();
        assertThat(VerdictFile.read(file(), "")).isNull();
    }

    @Test
    void aFileThatWasCutOffIsNone() throws IOException {
        byte[] file = file();
        for (int length = 0; length < file.length; length++) {
            assertThat(VerdictFile.read(Arrays.copyOf(file, length), KEY))
                    .as("%s of %s bytes", length, file.length)
                    .isNull();
        }
        assertThat(VerdictFile.read(Arrays.copyOf(file, file.length + 1), KEY)).isNull();
    }

    @Test
    void aFileWithOneWrongBitIsNone() throws IOException {
        byte[] file = file();
        for (int bit = 0; bit < 8 * file.length; bit++) {
            byte[] damaged = file.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            assertThat(VerdictFile.read(damaged, KEY)).as("bit %s", bit).isNull();
        }
    }

    @Test
    void noiseIsNone() {
        Random random = new Random(31);
        for (int i = 0; i < 1_000; i++) {
            byte[] noise = new byte[random.nextInt(300)];
            random.nextBytes(noise);
            assertThat(VerdictFile.read(noise, KEY)).isNull();
        }
    }
}
