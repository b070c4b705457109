package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * What mutants of the summary do where one instruction is not enough: see
 * {@code dev.standpipe.rewrite.proof.RuleMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** Rounds that transfer nothing are not seen. */
    static List<Path> transferring(Summary summary) throws ReflectiveOperationException {
        Field field = Summary.class.getDeclaredField("rounds");
        field.setAccessible(true);
        List<Path> transferring = new ArrayList<>();
        for (Object round : (List<?>) field.get(summary)) {
            for (Effect effect : ((Path) round).effects()) {
                if (effect.kind() == Effect.Kind.TRANSFER) {
                    transferring.add((Path) round);
                    return transferring;
                }
            }
        }
        return transferring;
    }

    /** Whatever a loop does leaves nothing behind. */
    static Footprint nothing(Collection<Block> blocks, Method method) {
        return new Footprint();
    }
}
