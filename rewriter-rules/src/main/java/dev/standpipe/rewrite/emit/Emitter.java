package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.rule.Copy;
import dev.standpipe.rewrite.rule.Replay;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/** Inserts what plans say, and changes nothing else but where exception ranges and jumps from outside the loop begin. */
public final class Emitter {
    private final MethodNode method;
    private final List<Runnable> transfers = new ArrayList<>();
    private int stack;
    private int locals;

    public Emitter(MethodNode method) {
        this.method = method;
    }

    /** Plans are made against the method as it was, so all are taken up before the first is carried out. */
    public void take(Plan plan, int site) {
        for (Entry entry : plan.entries()) {
            prepare(plan, entry, code(plan, entry, site, method.maxLocals));
        }
    }

    static Code code(Plan plan, Entry entry, int site, int freeLocal) {
        return plan.match() instanceof Copy
                ? new CopyCode(plan, (Copy) plan.match(), site, freeLocal).code()
                : new ReplayCode(plan, (Replay) plan.match(), entry, site, freeLocal).code();
    }

    private void prepare(Plan plan, Entry entry, Code code) {
        ControlFlow flow = plan.summary().flow();
        AbstractInsnNode place = flow.code()[entry.position()];
        InsnList inserted = new InsnList();
        LabelNode start = new LabelNode();
        inserted.add(start);
        FrameNode frame = Frames.at(Entry.head(flow, plan.summary().loop()));
        if (entry.isJoined() && frame != null) {
            inserted.add(Frames.copy(frame));
        }
        int line = Lines.at(flow, plan.match().transferAt());
        if (line > 0) {
            inserted.add(new LineNumberNode(line, start));
        }
        inserted.add(code.list());
        int after = Lines.at(flow, entry.position());
        if (line > 0 && after > 0 && after != line && !Lines.begins(flow, entry.position())) {
            LabelNode end = new LabelNode();
            inserted.add(end);
            inserted.add(new LineNumberNode(after, end));
        }
        transfers.add(new Runnable() {
            @Override
            public void run() {
                entry.lead(start);
                method.instructions.insertBefore(place, inserted);
                makeRoom(code, frame == null ? method.maxStack : Frames.depth(frame));
                if (plan.match() instanceof Replay) {
                    stack = Math.max(stack, method.maxStack + LoopCopy.DEEPER);
                }
            }
        });
    }

    /** No more than is needed: a method that calls itself has a frame for each call. */
    private void makeRoom(Code code, int beneath) {
        stack = Math.max(stack, beneath + code.deepest());
        locals = Math.max(locals, code.locals());
    }

    /** Carries the plans out. */
    public void insert() {
        for (Runnable transfer : transfers) {
            transfer.run();
        }
        method.maxStack = Math.max(method.maxStack, stack);
        method.maxLocals = Math.max(method.maxLocals, locals);
    }
}
