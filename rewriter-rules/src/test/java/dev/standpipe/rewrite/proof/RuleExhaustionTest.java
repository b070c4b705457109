package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.proof.LoopProgram.Share;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
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

    private static final String OF_BYTES = "(Singles|Composed|Relays)";
    private static final String OF_CALLS = "(Calls|Keyed|Choices|Made|Between|Others)\\.";

    /** There are fewer loops of single bytes, and of calls, than of elements of all types. */
    private static final int MORE_OF_BYTES = 40;

    private static final int MORE_OF_CALLS = 10;

    private static final List<String> STAGING = Arrays.asList("ReadRecords", "ReplayRounds", "WriteRounds");

    private static final List<String> GIVING_BACK = Arrays.asList("CopyBytes", "ReplayCalls");

    @Test
    void nobodyCanTellTheLoopsApart() throws Exception {
        long share = Long.getLong("exhaustion.rules.share", 9_000_011);
        Map<String, Share> shares = new TreeMap<>();
        List<LoopProgram> all = RuleExhaustion.loops(null);
        play(all, "^(?!" + OF_BYTES + "|" + OF_CALLS + ")", share, shares);
        play(all, OF_BYTES, share / MORE_OF_BYTES, shares);
        play(all, OF_CALLS, share / MORE_OF_CALLS, shares);
        assertThat(idle(shares)).as("rules that moved next to nothing").isEmpty();
    }

    private static void play(List<LoopProgram> all, String which, long share, Map<String, Share> shares)
            throws InterruptedException {
        Pattern of = Pattern.compile(which);
        List<LoopProgram> loops =
                all.stream().filter(loop -> of.matcher(loop.toString()).find()).collect(Collectors.toList());
        RuleExhaustion dose = RuleExhaustion.of(loops, share, 5, RuleExhaustion.STACKS, 90);
        assertThat(dose.run(2)).as(which).isEmpty();
        assertThat(dose.played()).as(which).isGreaterThan(25_000);
        dose.shares()
                .forEach((name, one) ->
                        shares.computeIfAbsent(name, key -> new Share()).add(one));
    }

    /** Where a proof would prove nothing. */
    private static List<String> idle(Map<String, Share> shares) {
        List<String> idle = new ArrayList<>();
        for (Rule rule : Rules.all()) {
            for (String stack : rule.id().startsWith("Write") ? WRITTEN_IN_BULK : READ_IN_BULK) {
                Share share = shares.get(rule.id() + ": " + stack);
                boolean seldom = share == null || share.plays < 10 || share.moving * 400 < share.plays;
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
