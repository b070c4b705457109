package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.plan.InsertionPoint;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.replay.Gathering;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Puts the bytes of many rounds together in a copy of the loop, and writes them at once. What the copy has changed are
 * locals: where not all could be written they are put back, and the copy runs again up to where the loop would be.
 *
 * <pre>
 *     staged = null;
 *     count: rounds = …;                               of a loop that may idle, no more than MOST_IDLE_ROUNDS
 *            if (rounds &lt; LEAST_ROUNDS) goto done; staged = gathering(out, staged, rounds, size);
 *     next:  limit = room(out, staged, rounds, round, site); if (limit == 0) goto done;
 *            moved = limit &lt; 0 ? less than 0 : 0; limit = max(limit, 1); left = rounds; the locals are saved;
 *     run:   at = 0; what looks ahead of the iterators is made;
 *     again: while (rounds &gt; 0 &amp;&amp; at &lt; limit) {
 *                begin = at; the body, with put(out, v, staged, at, moved); rounds--;
 *            }
 *            if (moved &lt; 0) goto count;                 in this round the program's own code may have run
 *            if (moved != 0) goto done;
 *            moved = writeStaged(out, staged, at, round, site);
 *            if (moved == at) { the iterators pass (left - rounds) elements; goto next; }      or count, if it may idle
 *     back:  the locals and rounds are put back; if (moved == 0) goto done;
 *            limit = rounds(moved, 1); goto run;        past what is written, and to where a write fails
 *     done:  the loop as it was
 *
 *     what a round throws: rethrow(moved, thrown);      if it does so in the loop, too
 *            moved = writeStaged(out, staged, begin, round, site); goto back;
 * </pre>
 */
final class GatheringCode {
    private final Gathering gathering;
    private final Summary summary;
    private final Code code;
    private final Pusher pusher;
    private final LabelNode head;
    private final CopyFrames frames;
    private final int staged;
    private final int rounds;
    private final int left;
    private final int limit;
    private final int moved;

    private final SavedLocals saved;
    private final int at;
    private final int begin;

    /** From here on what rounds ask for elements. */
    private final int iterators;

    private final LookAhead ahead;
    private final int thrown;

    GatheringCode(Plan plan, Gathering gathering, InsertionPoint place, int freeLocal) {
        this.gathering = gathering;
        this.summary = plan.summary();
        this.code = new Code(summary.flow().work());
        this.pusher = new Pusher(code, gathering.rows());
        this.head = summary.loop().headLabel();
        this.frames = new CopyFrames(summary, code, freeLocal);
        this.staged = freeLocal;
        this.rounds = freeLocal + 1;
        this.left = freeLocal + 2;
        this.limit = freeLocal + 3;
        this.moved = freeLocal + 4;
        this.saved = new SavedLocals(code, gathering.saved(), freeLocal + 6);
        this.at = saved.end();
        this.begin = at + 1;
        this.iterators = at + 2;
        this.ahead = new LookAhead(code, pusher, gathering.iterators(), iterators);
        this.thrown = iterators + gathering.iterators().size();
        emit(place);
    }

    Code code() {
        return code;
    }

    private void emit(InsertionPoint place) {
        LabelNode count = new LabelNode();
        LabelNode next = new LabelNode();
        LabelNode onward = gathering.idles() ? count : next;
        LabelNode run = new LabelNode();
        LabelNode back = new LabelNode();
        LabelNode done = place.isBeforeGoto() ? new LabelNode() : head;
        code.uses(thrown + 1);
        code.op(Opcodes.ACONST_NULL, 1);
        code.store(staged, 'A');
        code.label(count);
        frames.add(Arrays.<Object>asList("[B"));
        count(done);
        code.label(next);
        frames.add(Arrays.<Object>asList("[B", Opcodes.INTEGER));
        room(done);
        saved.save();
        code.label(run);
        frames.add(own());
        LabelNode ran = rounds(back);
        code.label(ran);
        frames.add(inRounds());
        sign(Opcodes.IFLT, count);
        sign(Opcodes.IFNE, done);
        write(at);
        code.load(moved, 'J');
        code.load(at, 'I');
        code.op(Opcodes.I2L, 1);
        code.op(Opcodes.LCMP, -3);
        if (gathering.iterators().isEmpty()) {
            code.jump(Opcodes.IFEQ, onward, -1);
        } else {
            code.jump(Opcodes.IFNE, back, -1);
            ahead.pass(left, rounds);
            code.jump(Opcodes.GOTO, onward, 0);
        }
        code.label(back);
        frames.addAfterHandler(inRounds());
        saved.putBack();
        code.load(left, 'I');
        code.store(rounds, 'I');
        sign(Opcodes.IFEQ, done);
        code.load(moved, 'J');
        code.push(1, false);
        code.doorway("rounds", "(JI)I");
        code.store(limit, 'I');
        code.jump(Opcodes.GOTO, run, 0);
        if (done != head) {
            code.label(done);
            frames.add(Collections.emptyList());
        }
    }

    private void count(LabelNode done) {
        CountedRounds counted = new CountedRounds(gathering, code, pusher);
        counted.guard(done);
        ExactClasses exact = new ExactClasses(code, pusher);
        for (Map.Entry<Value, List<String>> list : gathering.lists().entrySet()) {
            exact.guardClass(list.getKey(), list.getValue(), frames.atHead(Arrays.<Object>asList("[B")), done);
        }
        counted.count();
        ahead.count();
        if (gathering.idles()) {
            code.push(Symbols.MOST_IDLE_ROUNDS, false);
            code.callStatic("java/lang/Math", "min", "(II)I");
        }
        code.op(Opcodes.DUP, 1);
        code.store(rounds, 'I');
        code.push(Symbols.LEAST_ROUNDS, false);
        code.jump(Opcodes.IF_ICMPLT, done, -2);
        pusher.push(gathering.receiver());
        code.load(staged, 'A');
        code.load(rounds, 'I');
        code.push(gathering.idles() ? -gathering.size() : gathering.size(), false);
        code.doorway("gathering", "(Ljava/lang/Object;[BII)[B");
        code.store(staged, 'A');
    }

    private void room(LabelNode done) {
        pusher.push(gathering.receiver());
        code.load(staged, 'A');
        code.load(rounds, 'I');
        code.push(round(), false);
        code.site();
        code.doorway("room", "(Ljava/lang/Object;[BIII)I");
        code.op(Opcodes.DUP, 1);
        code.store(limit, 'I');
        code.jump(Opcodes.IFEQ, done, -1);
        code.load(limit, 'I');
        code.op(Opcodes.I2L, 1);
        code.push(Long.MIN_VALUE, true);
        code.op(Opcodes.LAND, -2);
        code.store(moved, 'J');
        code.load(limit, 'I');
        code.push(1, false);
        code.callStatic("java/lang/Math", "max", "(II)I");
        code.store(limit, 'I');
        code.load(rounds, 'I');
        code.store(left, 'I');
    }

    /** What is returned comes right behind. */
    private LabelNode rounds(LabelNode back) {
        LabelNode again = new LabelNode();
        LabelNode ran = new LabelNode();
        code.push(0, false);
        code.store(at, 'I');
        code.push(0, false);
        code.store(begin, 'I');
        ahead.begin(moved);
        code.label(again);
        frames.add(inRounds());
        code.load(rounds, 'I');
        code.jump(Opcodes.IFLE, ran, -1);
        code.load(at, 'I');
        code.load(limit, 'I');
        code.jump(Opcodes.IF_ICMPGE, ran, -2);
        code.load(at, 'I');
        code.store(begin, 'I');
        UnaryOperator<FrameNode> inCopy = new UnaryOperator<FrameNode>() {
            @Override
            public FrameNode apply(FrameNode frame) {
                return frames.at(frame, inRounds());
            }
        };
        GatheringCopy copy = new GatheringCopy(summary, gathering, code, inCopy, staged, at, moved, iterators);
        code.label(copy.emit());
        copy.nameVariables();
        frames.add(inRounds());
        code.add(new IincInsnNode(rounds, -1), 0);
        code.jump(Opcodes.GOTO, again, 0);
        code.handle(again, handleThrown(back));
        return ran;
    }

    private LabelNode handleThrown(LabelNode back) {
        LabelNode handler = new LabelNode();
        code.label(handler);
        frames.addHandler(inRounds());
        code.add(new VarInsnNode(Opcodes.ASTORE, thrown), 0);
        code.load(moved, 'J');
        code.load(thrown, 'A');
        code.doorway("rethrow", "(JLjava/lang/Throwable;)V");
        write(begin);
        code.jump(Opcodes.GOTO, back, 0);
        return handler;
    }

    private void write(int bytes) {
        pusher.push(gathering.receiver());
        code.load(staged, 'A');
        code.load(bytes, 'I');
        code.push(round(), false);
        code.site();
        code.doorway("writeStaged", "(Ljava/lang/Object;[BIII)J");
        code.store(moved, 'J');
    }

    /** The size of a round, with what else the doorway has to know of it. */
    private int round() {
        return gathering.size() << 2 | (gathering.exposed() ? 2 : 0) | (gathering.singles() ? 1 : 0);
    }

    private void sign(int jump, LabelNode to) {
        code.load(moved, 'J');
        code.op(Opcodes.LCONST_0, 2);
        code.op(Opcodes.LCMP, -3);
        code.jump(jump, to, -1);
    }

    /** In the rounds. */
    private List<Object> inRounds() {
        List<Object> own = own();
        own.add(Opcodes.INTEGER);
        own.add(Opcodes.INTEGER);
        own.addAll(ahead.types());
        return own;
    }

    private List<Object> own() {
        List<Object> own =
                new ArrayList<>(Arrays.asList("[B", Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.LONG));
        own.addAll(gathering.saved().values());
        return own;
    }
}
