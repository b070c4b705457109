package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.proof.Refusal;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The rules, in the order in which they are asked. */
public final class Rules {
    private static final List<Rule> ALL = Collections.unmodifiableList(Arrays.asList(
            new ReadArray(),
            new WriteArray(),
            new ReadConverted(),
            new WriteConverted(),
            new ReadToEnd(),
            new ReadRecords(),
            new ReplayRounds(),
            new ReadBytes(),
            new WriteBytes(),
            new CopyBytes(),
            new ReplayCalls(),
            new ReadSieved(),
            new WriteRounds(),
            new ReadChosen()));

    /** Where a copy is refused for one of these, a replay may still be possible, and if not, its reason says more. */
    private static final Set<Reason> REPLAY_KNOWS_BETTER = EnumSet.of(
            Reason.SEVERAL_TRANSFERS,
            Reason.INDEX_NOT_COUNTED,
            Reason.VALUE_CHANGED,
            Reason.VALUE_NOT_IN_ARRAY,
            Reason.CALL_IN_LOOP,
            Reason.LOOP_IN_LOOP,
            Reason.UNACCOUNTED);

    private Rules() {}

    public static List<Rule> all() {
        return ALL;
    }

    /** What is wrong with a name of one, in a sentence, or null. */
    public static String complaint(String name) {
        StringBuilder known = new StringBuilder();
        for (Rule rule : ALL) {
            if (rule.id().equals(name)) {
                return null;
            }
            known.append(known.length() == 0 ? "" : ", ").append(rule.id());
        }
        return "there is no rule \"" + name + "\"; there are " + known;
    }

    /** The first rule that is on and matches, or null; then {@link #refusal} says why. */
    public static Rule matching(Candidate loop, Predicate<String> on) {
        for (Rule rule : ALL) {
            if (on.test(rule.id()) && rule.match(loop) != null) {
                return rule;
            }
        }
        return null;
    }

    /** Why no rule that is on matches. */
    public static Refusal refusal(Candidate loop) {
        if (loop.copy() instanceof Match
                || loop.replay() instanceof Match
                || loop.relay() instanceof Match
                || loop.gathering() instanceof Match) {
            return new Refusal(Reason.RULE_OFF);
        }
        if (loop.relays()) {
            return (Refusal) loop.relay();
        }
        Refusal copy = (Refusal) loop.copy();
        Refusal replay = (Refusal) loop.replay();
        if (loop.onlyWrites()) {
            Refusal gathering = (Refusal) loop.gathering();
            return gathering.reason() == Reason.NO_ENTRY ? copy : gathering;
        }
        return REPLAY_KNOWS_BETTER.contains(copy.reason()) && loop.onlyReads() ? replay : copy;
    }
}
