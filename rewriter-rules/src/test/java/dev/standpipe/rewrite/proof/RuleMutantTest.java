package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A proof that nothing can fail proves nothing: every bug is noticed, and without bugs nothing is. */
@Tag("once")
class RuleMutantTest {
    private static final List<String> TABLE = new ArrayList<>();
    private static Map<String, byte[]> compiled;

    @BeforeAll
    static void compile() throws Exception {
        compiled = Sources.compiledByJavac();
    }

    @TestFactory
    Stream<DynamicTest> eachIsKilled() {
        return RuleMutants.all().stream()
                .map(mutant -> DynamicTest.dynamicTest(mutant.bug, () -> {
                    String noticed = mutant.noticed(compiled, mutant.rewriter());
                    TABLE.add(mutant.row(noticed));
                    assertThat(noticed)
                            .as("nobody noticed; " + mutant.became(compiled, mutant.rewriter()))
                            .isNotEmpty();
                }));
    }

    /** Plays all of what a mutant is noticed by, where a mutant ends with the first difference. */
    @Test
    @Tag("long")
    void withoutThemNothingIsNoticed() throws Exception {
        assertThat(RuleMutants.noticedWithout(compiled)).isEmpty();
    }

    @AfterAll
    static void print() {
        TABLE.forEach(System.out::println);
    }
}
