package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.replay.Replay;
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
 * Stages the bytes of many rounds, and lets a copy of the loop run over them, in which each read takes its element from
 * the stage:
 *
 * <pre>
 *     rounds = …; staged = staging(rounds, size);
 *     next:  moved = stage(in, staged, rounds, size, site); limit = rounds(moved, size) * size;
 *            if (limit == 0) goto done;
 *     round: for (at = 0; at &lt; limit; at += size) { the body, with take(staged, at + …, moved) for each read }
 *            rounds -= limit / size; goto next;
 *     done:  the loop as it was
 * </pre>
 *
 * If a round may throw, a handler of all of them gives back what was staged for those behind it, and throws it on.
 */
final class ReplayCode {
    private final Replay replay;
    private final Summary summary;
    private final Code code;
    private final Pusher pusher;
    private final LabelNode head;
    private final int free;
    private final CopyFrames frames;
    private final int staged;
    private final int rounds;
    private final int limit;
    private final int at;
    private final int moved;
    private final int thrown;

    /** {@code again} is asked between two stages, and may be null; {@code done} is not put behind the code. */
    ReplayCode(Plan plan, Replay replay, Asking again, LabelNode done, int freeLocal) {
        this.replay = replay;
        this.summary = plan.summary();
        this.code = new Code(summary.flow().work());
        this.pusher = new Pusher(code, replay.rows());
        this.head = summary.loop().headLabel();
        this.free = freeLocal;
        this.frames = new CopyFrames(summary, code, freeLocal);
        this.staged = freeLocal + replay.made().size();
        this.rounds = staged + 1;
        this.limit = staged + 2;
        this.at = staged + 3;
        this.moved = staged + 4;
        this.thrown = staged + 6;
        emit(again, done);
    }

    Code code() {
        return code;
    }

    private void emit(Asking again, LabelNode done) {
        LabelNode next = new LabelNode();
        LabelNode round = new LabelNode();
        LabelNode more = new LabelNode();
        code.uses(replay.returns() ? thrown + 1 : thrown);
        PromisedCode promised = new PromisedCode(replay, code, pusher, summary);
        countRounds(done);
        if (promised.makes()) {
            code.load(rounds, 'I');
            code.jump(Opcodes.IFLE, done, -1);
            promised.makeFirst();
            countRounds(done);
        }
        boolean mostlyNone = replay.singleBytes() && !replay.bounds().isEmpty();
        if (mostlyNone || !replay.made().isEmpty()) {
            // bits are taken out of bytes by loops that mostly make no round
            code.load(rounds, 'I');
            code.push(Symbols.LEAST_ROUNDS, false);
            code.jump(Opcodes.IF_ICMPLT, done, -2);
        }
        makeArrays(done);
        promised.ask(rounds, done);
        code.load(rounds, 'I');
        code.push(replay.returns() ? -replay.size() : replay.size(), false);
        code.doorway("staging", "(II)[B");
        code.store(staged, 'A');
        if (replay.returns()) {
            code.load(staged, 'A');
            code.op(Opcodes.ARRAYLENGTH, 0);
            code.jump(Opcodes.IFEQ, done, -1);
        }
        new ObjectGuards(replay, code, pusher, head, free).emit(done);
        for (Value object : replay.ofThisClass()) {
            code.pushClass(summary.method().facts().name());
            pusher.push(object);
            code.callVirtual("java/lang/Object", "getClass", "()Ljava/lang/Class;");
            code.jump(Opcodes.IF_ACMPNE, done, -2);
        }

        code.label(next);
        frames.add(behindArrays("[B", Opcodes.INTEGER));
        pusher.push(replay.receiver());
        code.load(staged, 'A');
        code.load(rounds, 'I');
        stage();
        code.store(moved, 'J');
        code.load(moved, 'J');
        code.push(replay.size(), false);
        code.doorway("rounds", "(JI)I");
        code.push(replay.size(), false);
        code.op(Opcodes.IMUL, -1);
        code.op(Opcodes.DUP, 1);
        code.store(limit, 'I');
        code.jump(Opcodes.IFEQ, done, -1);
        code.push(0, false);
        code.store(at, 'I');

        code.label(round);
        frames.add(inRounds());
        code.load(at, 'I');
        code.load(limit, 'I');
        code.jump(Opcodes.IF_ICMPGE, more, -2);
        UnaryOperator<FrameNode> inCopy = new UnaryOperator<FrameNode>() {
            @Override
            public FrameNode apply(FrameNode frame) {
                return frames.at(frame, inRounds());
            }
        };
        ReplayCopy copy = new ReplayCopy(summary, replay, code, inCopy, free, staged, at, moved);
        code.label(copy.emit());
        if (replay.returns()) {
            copy.nameVariables();
        }
        frames.add(inRounds());
        code.add(new IincInsnNode(at, replay.size()), 0);
        code.jump(Opcodes.GOTO, round, 0);

        if (replay.returns()) {
            code.handle(round, handleThrown());
        }
        code.label(more);
        frames.add(inRounds());
        code.load(rounds, 'I');
        code.load(limit, 'I');
        code.push(replay.size(), false);
        code.op(Opcodes.IDIV, -1);
        code.op(Opcodes.ISUB, -1);
        code.store(rounds, 'I');
        promised.ask(rounds, done);
        if (again != null) {
            again.emit(code, done, frames.atHead(inRounds()));
        }
        code.jump(Opcodes.GOTO, next, 0);
    }

    private void countRounds(LabelNode done) {
        CountedRounds counted = new CountedRounds(replay, code, pusher);
        counted.guard(done);
        guardLengths(done);
        counted.count();
        code.store(rounds, 'I');
    }

    /** To fill another array would take more bytes, or less. */
    private void guardLengths(LabelNode done) {
        for (Map.Entry<Value, Integer> array : replay.lengths().entrySet()) {
            pusher.push(array.getKey());
            code.op(Opcodes.ARRAYLENGTH, 0);
            code.push(array.getValue(), false);
            code.jump(Opcodes.IF_ICMPNE, done, -2);
        }
    }

    /** Those that all rounds have in turn. */
    private void makeArrays(LabelNode done) {
        int array = free;
        for (int length : replay.made().values()) {
            code.push(length, false);
            code.doorway("holding", "(I)[B");
            code.op(Opcodes.DUP, 1);
            code.store(array++, 'A');
            code.jump(Opcodes.IFNULL, done, -1);
        }
    }

    private void stage() {
        if (!replay.isOfParts()) {
            code.push(Symbols.round(replay), false);
            code.site();
            code.doorway("stage", "(Ljava/lang/Object;[BIII)J");
        } else {
            code.push(replay.layout());
            code.site();
            code.doorway("stageSkipping", "(Ljava/lang/Object;[BILjava/lang/String;I)J");
        }
    }

    /** The round under way has read its bytes, and those behind it have not. */
    private LabelNode handleThrown() {
        LabelNode handler = new LabelNode();
        code.label(handler);
        frames.addHandler(inRounds());
        code.add(new VarInsnNode(Opcodes.ASTORE, thrown), 0);
        pusher.push(replay.receiver());
        code.load(staged, 'A');
        code.load(moved, 'J');
        code.op(Opcodes.L2I, -1);
        code.load(at, 'I');
        code.op(Opcodes.ISUB, -1);
        code.push(replay.size(), false);
        code.op(Opcodes.ISUB, -1);
        code.push(Symbols.RETURNED, false);
        code.site();
        code.doorway("stage", "(Ljava/lang/Object;[BIII)J");
        code.op(Opcodes.POP2, -2);
        code.load(thrown, 'A');
        code.op(Opcodes.ATHROW, -1);
        return handler;
    }

    /** Behind the arrays that the rounds have for themselves. */
    private List<Object> behindArrays(Object... more) {
        List<Object> own = new ArrayList<>(Collections.nCopies(replay.made().size(), "[B"));
        own.addAll(Arrays.asList(more));
        return own;
    }

    private List<Object> inRounds() {
        return behindArrays("[B", Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.INTEGER, Opcodes.LONG);
    }
}
