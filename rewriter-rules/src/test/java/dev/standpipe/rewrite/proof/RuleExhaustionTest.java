package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.proof.LoopProgram.Share;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A bounded dose; all of it: {@link RuleExhaustion#main}. */
@Tag("once")
class RuleExhaustionTest {
    private static final String[] READ_IN_BULK = {
        "DATA [] BYTES",
        "DATA [] FILE",
        "DATA [BUFFERED] FILE",
        "DATA [BUFFERED] USER",
        "DATA [GZIP] BYTES",
        "FILE [] BYTES",
        "OBJECT [] BYTES",
        "OBJECT [] FILE"
    };
    private static final String[] WRITTEN_IN_BULK = {
        "DATA [] BYTES",
        "DATA [] FILE",
        "DATA [BUFFERED] FILE",
        "DATA [BUFFERED] USER",
        "FILE [] BYTES",
        "OBJECT [] BYTES",
        "OBJECT [] FILE"
    };

    /** There are fewer loops of single bytes than of elements of all types. */
    private static final int MORE_OF_BYTES = 16;

    private static final List<String> STAGING = Arrays.asList("ReadRecords", "ReplayRounds", "WriteRounds");

    private static final List<String> GIVING_BACK = Arrays.asList("CopyBytes", "ReplayCalls");

    @Test
    void nobodyCanTellTheLoopsApart() throws Exception {
        long share = Long.getLong("exhaustion.rules.share", 9_000_011);
        Map<Boolean, List<LoopProgram>> loops = RuleExhaustion.loops(null).stream()
                .collect(Collectors.partitioningBy(
                        loop -> loop.toString().matches("(Singles|Composed|Relays|Calls|Keyed|Choices).*")));
        RuleExhaustion dose = RuleExhaustion.of(loops.get(false), share, 5, RuleExhaustion.STACKS, 130);
        assertThat(dose.run(2)).isEmpty();
        assertThat(dose.played()).isGreaterThan(25_000);
        RuleExhaustion ofBytes =
                RuleExhaustion.of(loops.get(true), share / MORE_OF_BYTES, 5, RuleExhaustion.STACKS, 130);
        assertThat(ofBytes.run(2)).isEmpty();
        assertThat(ofBytes.played()).isGreaterThan(25_000);
        Map<String, Share> shares = dose.shares();
        shares.putAll(ofBytes.shares());
        assertThat(idle(shares)).as("rules that moved next to nothing").isEmpty();
    }

    /** Where a proof would prove nothing. */
    private static List<String> idle(Map<String, Share> shares) {
        List<String> idle = new ArrayList<>();
        for (Rule rule : Rules.all()) {
            for (String stack : rule.id().startsWith("Write") ? WRITTEN_IN_BULK : READ_IN_BULK) {
                Share share = shares.get(rule.id() + ": " + stack);
                boolean seldom = share == null || share.plays < 10 || share.moving * 200 < share.plays;
                // pieces are those of a file, and of object streams nothing is staged
                boolean never = rule.id().equals("ReadSieved") && !stack.startsWith("FILE")
                        || STAGING.contains(rule.id()) && stack.startsWith("OBJECT")
                        // what was decompressed cannot go back
                        || GIVING_BACK.contains(rule.id()) && stack.contains("GZIP");
                if (seldom != never) {
                    idle.add(rule.id() + ": " + stack + ": " + share);
                }
            }
        }
        return idle;
    }
}
