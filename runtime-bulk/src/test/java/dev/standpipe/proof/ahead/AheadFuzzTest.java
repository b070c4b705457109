package dev.standpipe.proof.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.LinkedSession;
import dev.standpipe.runtime.ahead.Prefetch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bounded dose with a fixed seed, a larger one with {@code -Pfull}, a very large one: {@link AheadFuzz#main}. */
@Tag("slow")
class AheadFuzzTest {
    @TempDir
    Path folder;

    @Test
    void programsCannotTellThatTheirFilesAreReadAhead() throws Exception {
        String cases = "-Dahead.cases=" + Long.getLong("ahead.cases", 1000);
        Fork.run("", AheadFuzzTest.class, "ahead", folder, "-D" + LinkedSession.EAGER + "=ahead", cases);
    }

    @Test
    void norThatTheSystemIsMadeToReadThem() throws Exception {
        Fork.run("", AheadFuzzTest.class, "hint", folder, "-D" + LinkedSession.EAGER + "=hint");
    }

    @Test
    @Tag("once")
    void theirLoopsAndTheEngineAsItIsDoTheSame() throws Exception {
        assertThat(new AheadFuzz(20_000_103, 600, 1, 2).run()).isEmpty();
    }

    /** A change that finds nothing to change throws. */
    @Test
    void troubleIsMadeWhereItIsMeantToBe() throws Exception {
        List<Path> written = new ArrayList<>();
        Troubled.change(folder, written);
        assertThat(written).hasSize(2).allMatch(file -> file.toString().endsWith(".class"));
    }

    static void ahead(Path folder) throws Exception {
        long cases = Long.getLong("ahead.cases");
        AheadFuzz fuzz = new AheadFuzz(20_000_103, cases, 1, 2);
        assertThat(fuzz.run()).isEmpty();
        assertThat(Prefetch.bytesUsed()).isGreaterThan(50 * cases);
        assertThat(Prefetch.drops()).isGreaterThan(cases / 40);
    }

    static void hint(Path folder) throws Exception {
        assertThat(new AheadFuzz(20_000_104, 600, 1, 2).run()).isEmpty();
        assertThat(Prefetch.bytesHinted()).isGreaterThan(100_000);
        assertThat(Prefetch.bytesUsed()).isZero();
    }
}
