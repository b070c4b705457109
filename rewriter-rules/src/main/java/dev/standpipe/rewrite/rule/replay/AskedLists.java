package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.call.ListCalls;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.MethodInsnNode;

/** The lists that rounds look into, whose classes are asked for in front of the loop. */
final class AskedLists {
    private final Summary summary;
    private final Map<Value, List<String>> classes = new LinkedHashMap<>();

    AskedLists(Summary summary) {
        this.summary = summary;
    }

    /** Why a call that looks into a list stands in the way, or null. */
    Refusal refuse(Effect call) {
        Value list = call.operand(0);
        if (!FixedObject.is(list, summary)) {
            return new Refusal(Reason.CALL_IN_LOOP, call.position());
        }
        List<String> common = new ArrayList<>(ListCalls.classes((MethodInsnNode) call.by()));
        if (classes.containsKey(list)) {
            common.retainAll(classes.get(list));
        }
        classes.put(list, common);
        return null;
    }

    /** With the classes one of which each must have. */
    Map<Value, List<String>> classes() {
        return new LinkedHashMap<>(classes);
    }
}
