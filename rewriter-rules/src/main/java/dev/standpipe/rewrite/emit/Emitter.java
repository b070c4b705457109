package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.plan.InsertionPoint;
import dev.standpipe.rewrite.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.MethodNode;

/**
 * Inserts what plans say, and changes nothing else but where exception ranges and names of variables begin, and where
 * jumps from outside the loop lead.
 */
public final class Emitter {
    private final ControlFlow flow;
    private final MethodNode method;
    private final boolean namesFreely;
    private final Lines lines;
    private final List<Insertion> taken = new ArrayList<>();

    /** {@code namesFreely}: whether the class file may name a variable as no source would. */
    public Emitter(ControlFlow flow, boolean namesFreely) {
        this.flow = flow;
        this.method = flow.method();
        this.namesFreely = namesFreely;
        this.lines = new Lines(flow.code());
    }

    /** The code for a loop's plans, made against the method as it was; nothing is inserted yet. */
    public Prepared prepare(List<Plan> plans) {
        List<Insertion> insertions = new ArrayList<>();
        for (Plan plan : plans) {
            for (InsertionPoint place : plan.places()) {
                insertions.add(new Insertion(plan, place, method, lines));
            }
        }
        return new Prepared(insertions);
    }

    /** The code that counts how often a loop is entered, at each of these places. */
    public Prepared prepareCount(Loop loop, List<InsertionPoint> places, int transferAt) {
        List<Insertion> insertions = new ArrayList<>();
        for (InsertionPoint place : places) {
            Code code = new Code(flow.work());
            code.site();
            code.callStatic(Symbols.TALLY, "enter", "(I)V");
            insertions.add(new Insertion(flow, loop, place, code, lines, transferAt));
        }
        return new Prepared(insertions);
    }

    /**
     * Counts the loop under a number. Plans are made against the method as it was, so all are taken up before the first
     * is carried out.
     */
    public void take(Prepared prepared, int site) {
        for (Insertion insertion : prepared.insertions()) {
            insertion.number(site);
            taken.add(insertion);
        }
    }

    /**
     * Carries the plans out. No more room is made than is needed: a method that calls itself has a frame for each call.
     */
    public void insert() {
        int stack = method.maxStack;
        int locals = method.maxLocals;
        for (Insertion insertion : taken) {
            insertion.carryOut(method);
            stack = Math.max(stack, insertion.stack());
            locals = Math.max(locals, insertion.locals());
        }
        for (Insertion insertion : taken) {
            // before those of the method, which handle what these throw on
            method.tryCatchBlocks.addAll(0, insertion.handled());
        }
        method.maxStack = stack;
        method.maxLocals = locals;
        if (namesFreely) {
            new ParameterNames(flow).keep();
        }
    }
}
