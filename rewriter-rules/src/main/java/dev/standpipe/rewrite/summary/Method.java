package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Liveness;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** What is known of the method around the loops. */
public final class Method {
    private final ControlFlow flow;
    private final ClassFacts facts;
    private Liveness liveness;
    private ArrayKinds arrays;

    public Method(ControlFlow flow, ClassFacts facts) {
        this.flow = flow;
        this.facts = facts;
    }

    public MethodNode node() {
        return flow.method();
    }

    public ControlFlow flow() {
        return flow;
    }

    public ClassFacts facts() {
        return facts;
    }

    public Liveness liveness() {
        if (liveness == null) {
            liveness = Liveness.of(flow);
        }
        return liveness;
    }

    public ArrayKinds arrays() {
        if (arrays == null) {
            arrays = ArrayKinds.of(flow);
        }
        return arrays;
    }

    public boolean isStatic() {
        return (node().access & Opcodes.ACC_STATIC) != 0;
    }
}
