package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.Block;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

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

    /** Any call has a class that it may be made on. */
    static List<String> any(MethodInsnNode call) {
        return Collections.singletonList("java/util/TreeSet");
    }

    /** Any static method is a function. */
    static boolean function(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKESTATIC
                && Type.getReturnType(call.desc).getSort() <= Type.DOUBLE;
    }
}
