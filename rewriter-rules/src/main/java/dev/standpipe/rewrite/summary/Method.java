package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Liveness;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** What is known of the method around the loops. */
public final class Method {
    private final ControlFlow flow;
    private final Vocabulary vocabulary;
    private Liveness liveness;
    private ArrayKinds arrays;

    public Method(ControlFlow flow, Vocabulary vocabulary) {
        this.flow = flow;
        this.vocabulary = vocabulary;
    }

    public MethodNode node() {
        return flow.method();
    }

    public ControlFlow flow() {
        return flow;
    }

    public Vocabulary vocabulary() {
        return vocabulary;
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
