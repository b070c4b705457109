package dev.standpipe.rewrite;

import dev.standpipe.rewrite.emit.Emitter;
import dev.standpipe.rewrite.emit.Prepared;
import dev.standpipe.rewrite.plan.Plan;
import java.util.List;

/** How much code may still be added to a method. */
final class CodeBudget {
    /** HotSpot compiles no method that is larger. */
    private static final int COMPILED = 8000;

    /** Beyond this a jump may need another, wider instruction. */
    private static final int JUMPED_OVER = 32767;

    /** As many slots as a class file can count, less those that inserted code may want. */
    private static final int SLOTS = 65535 - 512;

    private int length;
    private final int most;

    CodeBudget(int length, int stack, int locals) {
        this.length = length;
        if (stack > SLOTS || locals > SLOTS) {
            this.most = 0;
        } else {
            this.most = length <= COMPILED ? COMPILED : JUMPED_OVER;
        }
    }

    /** Takes the bytes from the budget if it has them. */
    boolean allows(int bytes) {
        if (length + bytes > most) {
            return false;
        }
        length += bytes;
        return true;
    }

    /** The code for as many of a loop's plans, from the first on, as there is room for; null if that is none. */
    Prepared fitting(List<Plan> plans, Emitter emitter) {
        for (int n = plans.size(); n > 0; n--) {
            Prepared prepared = emitter.prepare(plans.subList(0, n));
            if (allows(prepared.size())) {
                return prepared;
            }
        }
        return null;
    }
}
