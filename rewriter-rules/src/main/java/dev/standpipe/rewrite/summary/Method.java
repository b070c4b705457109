package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Liveness;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** What is known of the method around the loops. */
public final class Method {
    private final String owner;
    private final ControlFlow flow;
    private final Vocabulary vocabulary;
    private Liveness liveness;
    private ArrayKinds arrays;

    public Method(String owner, ControlFlow flow, Vocabulary vocabulary) {
        this.owner = owner;
        this.flow = flow;
        this.vocabulary = vocabulary;
    }

    /** The class that declares it, with slashes. */
    public String owner() {
        return owner;
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
