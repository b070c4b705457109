package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.rule.Passage;
import dev.standpipe.rewrite.summary.Value;
import java.lang.reflect.Field;
import java.util.Collections;
import java.util.List;

/** What mutants of hoisting do where one instruction is not enough: see {@code dev.standpipe.rewrite.proof.HoistMutantTest}. */
public final class Sabotage {
    private Sabotage() {}

    /** One way is forgotten. */
    @SuppressWarnings("unchecked")
    static List<Wait> oneLess(Hoisting hoisting) throws ReflectiveOperationException {
        Field field = Hoisting.class.getDeclaredField("waits");
        field.setAccessible(true);
        List<Wait> waits = (List<Wait>) field.get(hoisting);
        return waits.subList(Math.min(1, waits.size()), waits.size());
    }

    /** Everything is there. */
    public static List<Value> noGuards(Passage passage) {
        return Collections.emptyList();
    }
}
