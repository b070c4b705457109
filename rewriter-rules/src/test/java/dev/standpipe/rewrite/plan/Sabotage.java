package dev.standpipe.rewrite.plan;

import dev.standpipe.rewrite.loop.ControlFlow;
import java.lang.reflect.Constructor;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * What mutants of plans do where one instruction is not enough: see {@code dev.standpipe.rewrite.proof.RuleMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** Without a look at the handlers. */
    static InsertionPoint anywhere(ControlFlow flow, int position, List<Integer> redirected, int transferAt)
            throws ReflectiveOperationException {
        Constructor<?> constructor = InsertionPoint.class.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        boolean beforeGoto = flow.code()[position].getOpcode() == Opcodes.GOTO;
        return (InsertionPoint) constructor.newInstance(
                position, beforeGoto, redirected, Collections.emptyList(), Collections.emptyList());
    }
}
