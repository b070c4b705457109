package dev.standpipe.rewrite.proof;

import static dev.standpipe.proof.Mutation.call;
import static dev.standpipe.proof.Mutation.rerouted;
import static dev.standpipe.proof.Mutation.returning;
import static dev.standpipe.proof.Mutation.sabotage;
import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.proof.Mutation;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.rewrite.hoist.LateRewriting;
import dev.standpipe.rewrite.hoist.Lateness;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Bugs that hoisting could have: each is noticed by methods that are played for a runtime that is late. */
@Tag("once")
class HoistMutantTest {
    private static final String EMIT = "dev/standpipe/rewrite/emit/Sabotage";
    private static final String HOIST = "dev/standpipe/rewrite/hoist/Sabotage";
    private static final List<String> TABLE = new ArrayList<>();
    private static Collection<byte[]> compiled;

    @BeforeAll
    static void compile() throws IOException {
        compiled = Setting.withLines()
                .get(0)
                .compiled(Collections.singletonList(new File("src/test/resources/hoist/Waits.java")))
                .values();
    }

    @TestFactory
    Stream<DynamicTest> eachIsKilled() {
        return Stream.of(
                bug("one way is not waited on", "hoist/Hoisting.waits", sabotage(HOIST, "oneLess")),
                bug("waits when it is used", "hoist/Wait.behind", returning(1)),
                bug("other handlers are as good", "hoist/Overlap.covers", returning(1)),
                bug("handlers look at nothing", "hoist/Overlap.verdict", call("or")),
                bug("an alias is overlooked", "hoist/Privacy.isPrivate", returning(1)),
                bug("every array is made here", "hoist/Privacy.makes", returning(1)),
                bug("any local may be assigned", "hoist/Quiet.isQuietStore", returning(1)),
                bug("nothing is divided by zero", "hoist/Quiet.isConstantButZero", returning(1)),
                bug("any static method is a function", "summary/PureCalls.contain", returning(1)),
                bug("loops never use the array", "hoist/Overlap.looksAway", returning(1)),
                bug("the local holds the array everywhere", "hoist/Overlap.knowsArray", returning(1)),
                bug("the last round is counted", "rule/Passage.isCounted", returning(1)),
                bug("arrays are long enough", "emit/WaitCode.ask", rerouted("doorway", EMIT, "unbounded")),
                bug("no array is missing", "rule/Passage.guards", sabotage(HOIST, "noGuards")));
    }

    private static DynamicTest bug(String name, String place, Mutation mutation) {
        return DynamicTest.dynamicTest(name, () -> {
            RuleMutant mutant = new RuleMutant(name, "Waits", null, 0).with(place, mutation);
            String noticed = noticed(mutant.rewriter(LateRewriting.class.getName()));
            TABLE.add(mutant.row(noticed));
            assertThat(noticed).isNotEmpty();
        });
    }

    @Test
    void withoutThemNothingIsNoticed() throws Exception {
        assertThat(noticed(new LateRewriting())).isEmpty();
    }

    private static String noticed(Function<byte[], byte[]> rewriter) throws Exception {
        try {
            List<String> differences = new Lateness(compiled, rewriter).differences();
            return differences.isEmpty() ? "" : differences.get(0);
        } catch (LinkageError notVerified) {
            return notVerified.toString();
        }
    }

    @AfterAll
    static void print() {
        TABLE.forEach(System.out::println);
    }
}
