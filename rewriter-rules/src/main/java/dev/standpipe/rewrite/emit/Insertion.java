package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.ControlFlow;
import dev.standpipe.rewrite.loop.Loop;
import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.plan.InsertionPoint;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.choice.Choice;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.relay.Relay;
import dev.standpipe.rewrite.rule.replay.CountedMatch;
import dev.standpipe.rewrite.rule.replay.Gathering;
import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.rule.rows.Rows;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The code for one place, with its label, its frame and its line. */
final class Insertion {
    private final ControlFlow flow;
    private final InsertionPoint place;
    private final LabelNode start;
    private final InsnList list = new InsnList();
    private final Code code;
    private int stack;

    Insertion(Plan plan, InsertionPoint place, MethodNode method, Lines lines) {
        this(plan, place, method, lines, new LabelNode());
        Match match = plan.match();
        if (match instanceof CountedMatch || match instanceof Rows || match instanceof Choice) {
            stack = Math.max(stack, method.maxStack + LoopCopy.DEEPER + code.deeper());
        }
    }

    private Insertion(Plan plan, InsertionPoint place, MethodNode method, Lines lines, LabelNode start) {
        this(
                plan.summary().loop(),
                plan.summary().flow(),
                place,
                start,
                place.isJoined()
                        || isComeBackTo(plan.match())
                                && !hasFrame(plan.summary().flow(), place.position()),
                code(plan, place, start, method.maxLocals, lines),
                lines,
                plan.match().transferAt());
    }

    /** {@code transferAt} has the line of the loop. */
    Insertion(ControlFlow flow, Loop loop, InsertionPoint place, Code code, Lines lines, int transferAt) {
        this(loop, flow, place, new LabelNode(), place.isJoined(), code, lines, transferAt);
    }

    private Insertion(
            Loop loop,
            ControlFlow flow,
            InsertionPoint place,
            LabelNode start,
            boolean jumpedTo,
            Code code,
            Lines lines,
            int transferAt) {
        this.flow = flow;
        this.place = place;
        this.start = start;
        this.code = code;
        FrameNode frame = StackMap.at(loop.headLabel());
        this.stack = (frame == null ? flow.method().maxStack : Frames.depth(frame)) + code.deepest();
        list.add(start);
        if (jumpedTo && frame != null) {
            list.add(Frames.copy(frame));
        }
        int line = lines.at(transferAt);
        if (line > 0) {
            list.add(new LineNumberNode(line, start));
        }
        list.add(code.list());
        int after = lines.at(place.position());
        if (line > 0 && after > 0 && after != line && !Lines.begins(flow, place.position())) {
            LabelNode end = new LabelNode();
            list.add(end);
            list.add(new LineNumberNode(after, end));
        }
    }

    /** A block that only jumps has its frame right before the jump. */
    private static boolean hasFrame(ControlFlow flow, int position) {
        int before = position - 1;
        while (before >= 0 && flow.code()[before].getOpcode() < 0 && !(flow.code()[before] instanceof FrameNode)) {
            before--;
        }
        return before >= 0 && flow.code()[before] instanceof FrameNode;
    }

    private static boolean isComeBackTo(Match match) {
        Match first =
                match instanceof Choice ? ((Choice) match).outcomes().get(0).match() : match;
        return first instanceof Copy && ((Copy) first).resumed();
    }

    private static Code code(Plan plan, InsertionPoint place, LabelNode start, int freeLocal, Lines lines) {
        Match match = plan.match();
        if (match instanceof Copy) {
            return new CopyCode(plan, (Copy) match, start, freeLocal).code();
        }
        if (match instanceof Rows) {
            return new RowsCode(plan, (Rows) match, place, freeLocal).code();
        }
        if (match instanceof Gathering) {
            return new GatheringCode(plan, (Gathering) match, place, freeLocal).code();
        }
        if (match instanceof Relay) {
            return new RelayCode(plan, (Relay) match, place, freeLocal).code();
        }
        if (match instanceof Replay && ((Replay) match).seeks()) {
            return new SieveCode(plan, (Replay) match, place, freeLocal).code();
        }
        LabelNode head = plan.summary().loop().headLabel();
        LabelNode done = place.isBeforeGoto() ? new LabelNode() : head;
        Code code = match instanceof Choice
                ? new ChoiceCode(plan, (Choice) match, start, done, freeLocal, lines).code()
                : new ReplayCode(plan, (Replay) match, null, done, freeLocal).code();
        if (done != head) {
            code.label(done);
            if (StackMap.at(head) != null) {
                code.add(Frames.with(StackMap.at(head), freeLocal), 0);
            }
        }
        return code;
    }

    /** At most how many bytes it takes, but for the number. */
    int size() {
        return code.size();
    }

    /** How much of the stack it needs, with what lies on it already. */
    int stack() {
        return stack;
    }

    int locals() {
        return code.locals();
    }

    /** What is inserted handles some of what it throws itself. */
    List<TryCatchBlockNode> handled() {
        return code.handled();
    }

    void number(int site) {
        for (AbstractInsnNode number : code.numbers()) {
            list.set(number, Code.constant(site));
        }
    }

    /** Lets the exception table and the jumps from outside know where the inserted code starts. */
    void carryOut(MethodNode method) {
        for (int entry : place.startHere()) {
            method.tryCatchBlocks.get(entry).start = start;
        }
        for (int entry : place.endHere()) {
            method.tryCatchBlocks.get(entry).end = start;
        }
        for (int jump : place.redirected()) {
            ((JumpInsnNode) flow.code()[jump]).label = start;
        }
        nameVariables(method);
        method.instructions.insertBefore(flow.code()[place.position()], list);
    }

    /** Variables that the loop's code has from its first instruction on: a debugger that stops here asks for them. */
    private void nameVariables(MethodNode method) {
        if (method.localVariables == null) {
            return;
        }
        for (LocalVariableNode variable : method.localVariables) {
            if (isHere(variable.start) && !isNamedOtherwise(method, variable.index)) {
                variable.start = start;
            }
        }
        method.localVariables.addAll(code.named());
    }

    /** Up to here the slot has another name, which has to end before. */
    private boolean isNamedOtherwise(MethodNode method, int slot) {
        for (LocalVariableNode other : method.localVariables) {
            if (other.index == slot && isHere(other.end)) {
                return true;
            }
        }
        return false;
    }

    /** Whether no instruction is between the place and the label. */
    private boolean isHere(LabelNode label) {
        AbstractInsnNode next = flow.code()[place.position()];
        while (next != label && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next == label;
    }
}
