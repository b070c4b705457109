package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * What mutants of replays do where one instruction is not enough: see {@code dev.standpipe.rewrite.proof.RuleMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** Whatever an object is that is looked into. */
    static Refusal anyUse(ThrownInRound thrown, Effect effect, int bytes, Refusal refusal) {
        return null;
    }

    /** Wherever a loop is in a round. */
    static Refusal anyLoop(ThrownInRound thrown, Effect loop, int bytes) {
        return null;
    }

    /** No object's class is looked at. */
    static List<Value> none(ThrownInRound thrown) {
        return Collections.emptyList();
    }

    /** No method of another class stands in the way. */
    static Refusal anyPromise(ThrownInRound thrown, Effect call, int bytes) {
        return null;
    }

    /** A part that is skipped counts for two. */
    static void twice(RoundLayout layout, int bytes) {
        layout.skips(bytes);
        layout.skips(bytes);
    }

    /** None of the loop's own locals is put back. */
    static Map<Integer, Object> nothing(Gathering gathering) {
        return Collections.emptyMap();
    }

    /** The same where there is no stack map. */
    static Map<Integer, Object> noTypes(ChangedLocals locals) {
        return Collections.emptyMap();
    }

    /** It does not matter where in a round something is cast. */
    static boolean castsAtAll(Path round, String type) {
        return true;
    }

    /** No call of a round stands in the way. */
    static Refusal anyCall(GatheringAnalysis analysis, Effect call) {
        return null;
    }

    /** Exits that do not count rounds are not seen. */
    static Refusal someEnds(ReplayAnalysis analysis) throws ReflectiveOperationException {
        Replay replay = (Replay) dev.standpipe.rewrite.rule.copy.Sabotage.field(analysis, "replay");
        Summary summary = (Summary) dev.standpipe.rewrite.rule.copy.Sabotage.field(analysis, "summary");
        replay.bounds = dev.standpipe.rewrite.rule.copy.Sabotage.known(summary, replay.reads.size());
        return null;
    }
}
