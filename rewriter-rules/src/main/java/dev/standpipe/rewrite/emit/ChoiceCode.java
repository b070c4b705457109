package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.choice.Choice;
import dev.standpipe.rewrite.rule.choice.Outcome;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.replay.Replay;
import java.util.List;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;

/**
 * For each outcome what goes in front of a loop that does only this:
 *
 * <pre>
 *     if (wide) { what reads doubles; }
 *     if (!wide) { what reads floats; }
 *     the loop as it was
 * </pre>
 */
final class ChoiceCode {
    private final Code code;
    private final Lines lines;
    private final LabelNode head;
    private final int free;

    /** {@code start} is where the inserted code begins. */
    ChoiceCode(Plan plan, Choice choice, LabelNode start, LabelNode done, int freeLocal, Lines lines) {
        this.code = new Code(plan.summary().flow().work());
        this.lines = lines;
        this.head = plan.summary().loop().headLabel();
        this.free = freeLocal;
        List<Outcome> outcomes = choice.outcomes();
        LabelNode here = start;
        for (int k = 0; k < outcomes.size(); k++) {
            LabelNode next = k + 1 < outcomes.size() ? new LabelNode() : done;
            if (k > 0) {
                begin(here, outcomes.get(k));
            }
            emit(outcomes.get(k), here, next, done);
            here = next;
        }
    }

    Code code() {
        return code;
    }

    private void begin(LabelNode here, Outcome outcome) {
        code.label(here);
        if (StackMap.at(head) != null) {
            code.add(Frames.with(StackMap.at(head), free), 0);
        }
        int line = lines.at(outcome.match().transferAt());
        if (line > 0) {
            code.add(new LineNumberNode(line, here), 0);
        }
    }

    private void emit(Outcome outcome, LabelNode here, LabelNode elsewhere, LabelNode done) {
        Asking asking = new Asking(outcome);
        asking.emit(code, elsewhere, StackMap.at(head));
        Plan plan = Plan.of(outcome.summary(), outcome.match(), false);
        if (outcome.match() instanceof Copy) {
            code.append(new CopyCode(plan, (Copy) outcome.match(), here, free).code());
        } else {
            Asking again = asking.isOfMemory() ? asking : null;
            code.append(new ReplayCode(plan, (Replay) outcome.match(), again, done, free).code());
        }
    }
}
