package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Choices;
import dev.standpipe.proof.Form;
import dev.standpipe.proof.ahead.Move.Op;
import dev.standpipe.runtime.wire.Format;
import java.util.List;

/** Makes a plan out of choices. The first answer of each question is the plainest. */
final class Draft {
    private static final List<Form> PLAIN = Form.ofDataCalls(Form.PLAIN);
    private static final List<Form> READS = Form.ofDataCalls(Form.READS);

    private static final int[] BUFFERS = {8192, 64, 1, 7, 96, 128, 512, 1000, 1024, 4096, 16384};

    /** Steps, the frequent ones often; the plainest first. */
    private static final Op[] OPS = {
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.READ,
        Op.THINK,
        Op.SEEK,
        Op.SEEK,
        Op.SEEK,
        Op.SKIP,
        Op.SKIP,
        Op.WRITE,
        Op.WRITE,
        Op.WRITE,
        Op.WRITE,
        Op.WRITE,
        Op.ONE,
        Op.ONE,
        Op.BYTE,
        Op.BYTES,
        Op.BYTES,
        Op.AVAILABLE,
        Op.MARK,
        Op.RESET,
        Op.UNREAD,
        Op.WRITE_LOOP,
        Op.APPEND,
        Op.TRUNCATE,
        Op.GROW,
        Op.REOPEN,
        Op.REOPEN,
        Op.PARALLEL,
        Op.CLOSE,
        Op.FORGET,
        Op.DELETE,
        Op.RENAME,
        Op.REPLACE,
        Op.INTERRUPT,
        Op.SWITCH
    };

    private final Choices choices;

    /** Bytes that are a large transfer in this world. */
    private final int unit;

    private final Plan plan = new Plan();

    private Draft(Choices choices, int unit) {
        this.choices = choices;
        this.unit = unit;
    }

    static Plan of(Choices choices, int unit) {
        return new Draft(choices, unit).draw();
    }

    private Plan draw() {
        int files = 1 + choices.pick(5) / 3;
        for (int k = 0; k < files; k++) {
            int size = choices.pick(choices.oneOf(40, 40, 40, 12, 4, 1) * unit + 20);
            plan.files.add(new Plan.FileOf(size, choices.pick(1 << 16), !choices.chance(20)));
        }
        int streams = 1 + choices.pick(choices.oneOf(1, 1, 2, 4));
        for (int k = 0; k < streams; k++) {
            plan.streams.add(stream(k));
        }
        plan.watched = choices.chance(50);
        int moves = 1 + choices.pick(choices.oneOf(3, 6, 12));
        for (int k = 0; k < moves; k++) {
            Move move = move(OPS[choices.pick(OPS.length)], choices.pick(plan.streams.size()));
            // what is odd is of interest between two loops over one stream
            boolean between = move.op != Op.READ && choices.chance(70);
            if (between && (plan.moves.isEmpty() || last().op != Op.READ)) {
                plan.moves.add(move(Op.READ, move.stream));
            }
            plan.moves.add(move);
            if (between) {
                plan.moves.add(move(Op.READ, move.stream));
            }
        }
        return plan;
    }

    private Plan.StreamOf stream(int number) {
        Kind[] kinds = Kind.values();
        Kind kind = kinds[choices.pick(choices.chance(40) ? kinds.length : 4)];
        int twin = 0;
        if (kind.isTwin()) {
            twin = choices.pick(Math.max(1, number));
            kind = number > 0 && plan.streams.get(twin).kind.isFile() ? kind : Kind.PLAIN;
        }
        int file = kind.isTwin() ? plan.streams.get(twin).file : choices.pick(plan.files.size());
        return new Plan.StreamOf(kind, file, BUFFERS[choices.pick(BUFFERS.length)], twin);
    }

    private Move last() {
        return plan.moves.get(plan.moves.size() - 1);
    }

    private Move move(Op op, int stream) {
        Move move = new Move(op, stream);
        switch (move.op) {
            case READ:
                loops(move);
                break;
            case PARALLEL:
                move.other = choices.pick(plan.streams.size());
                loops(move);
                break;
            case WRITE_LOOP:
                move.form = PLAIN.get(choices.pick(PLAIN.size()));
                move.count = 2 + choices.pick(60);
                break;
            case ONE:
                move.form = form();
                break;
            case THINK:
                move.pause = 1 + choices.pick(Pause.KINDS - 1);
                break;
            case WRITE:
                move.way = Move.Way.values()[choices.pick(Move.Way.values().length)];
                move.number = choices.between(-unit, 3 * unit);
                break;
            case REPLACE:
                move.other = choices.pick(plan.files.size());
                break;
            default:
                move.number = choices.pick(choices.oneOf(9, 9, unit, 5 * unit));
        }
        return move;
    }

    private void loops(Move move) {
        move.form = form();
        move.times = 1 + choices.pick(choices.oneOf(8, 3, 1, 30));
        int bytes = choices.oneOf(0, 0, 1, 2) == 0 ? unit / 4 + choices.pick(2 * unit) : choices.pick(unit);
        move.count = bytes / move.form.size;
        move.tooMany = choices.chance(4) ? 1 + choices.pick(3) : 0;
        move.pause = choices.chance(40) ? choices.pick(Pause.KINDS) : 0;
        if (choices.chance(20)) {
            move.staged = true;
            for (int k = choices.pick(3); k > 0; k--) {
                move.others.add(form());
            }
            return;
        }
        move.marks = choices.oneOf(0, 0, Format.AGAIN, Format.JDK_ONLY);
        move.interrupted = choices.chance(3);
        move.elsewhere = choices.chance(5);
    }

    private Form form() {
        List<Form> forms = choices.chance(20) ? READS : PLAIN;
        return forms.get(choices.pick(forms.size()));
    }
}
