package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Form;
import dev.standpipe.proof.Outcome;
import dev.standpipe.proof.Run;
import dev.standpipe.proof.Thrown;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.Standpipe;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One loop over arrays of its own: as it is, or as it is rewritten. */
final class Loop {
    /** More of them than this, each of them system calls: then in one piece, where nobody can tell. */
    private static final int FEW = 96;

    private final Move move;
    private final Opened stream;
    private final List<Form> forms = new ArrayList<>();
    private final Object[] arrays;
    private int i;
    private Object thrown = "nothing";

    Loop(Move move, Opened stream) {
        this.move = move;
        this.stream = stream;
        forms.add(move.form);
        forms.addAll(move.others);
        arrays = new Object[forms.size()];
        for (int k = 0; k < arrays.length; k++) {
            arrays[k] = forms.get(k).newArray(Math.max(0, move.count - move.tooMany));
        }
    }

    Loop run(boolean rewritten) {
        try {
            if (!rewritten) {
                inOnePiece();
            } else if (move.staged) {
                replay();
            } else {
                long moved = move.form.bulkRead(stream.in, arrays[0], 0, move.count, move.marks);
                i = (int) moved;
                Standpipe.check(moved);
            }
            for (; i < move.count; i++) {
                for (int k = 0; k < arrays.length; k++) {
                    forms.get(k).read(stream.in, arrays[k], i);
                }
            }
        } catch (Throwable t) {
            thrown = Thrown.of(t, Collections.emptyList());
        }
        return this;
    }

    /**
     * The most of a loop over an unbuffered file, by one request for what is there and what the arrays take: nothing
     * can go wrong in it.
     */
    private void inOnePiece() throws IOException {
        if (!stream.kind.isDear() || move.count <= FEW) {
            return;
        }
        int whole = (int) Math.min(stream.there() / move.size(), Math.max(0, move.count - move.tooMany));
        byte[] bytes = new byte[whole * move.size()];
        stream.in.readFully(bytes);
        DataInput in = new DataInputStream(new ByteArrayInputStream(bytes));
        for (; i < whole; i++) {
            for (int k = 0; k < arrays.length; k++) {
                forms.get(k).read(in, arrays[k], i);
            }
        }
    }

    private void replay() {
        int size = move.size();
        int left = Standpipe.within(move.count, arrays[0], 0, 1);
        boolean apart = true;
        for (Object array : arrays) {
            apart &= Standpipe.apart(stream.in, array);
        }
        byte[] staged = Standpipe.staging(left, size);
        for (int rounds = apart ? left : 0; rounds > 0; ) {
            long moved = Standpipe.stage(stream.in, staged, rounds, size, 0);
            rounds = Standpipe.rounds(moved, size);
            for (int k = 0, at = 0; k < rounds; k++, i++) {
                for (int f = 0; f < arrays.length; f++) {
                    forms.get(f).take(staged, at, moved, arrays[f], i);
                    at += forms.get(f).size;
                }
            }
            left -= rounds;
            rounds = rounds == 0 ? 0 : left;
        }
    }

    /** How it ended; what the arrays hold is not looked at. */
    void end(String label, Outcome outcome) {
        outcome.saw(label + " index", i);
        outcome.saw(label + " threw", thrown);
    }

    String elements() {
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < arrays.length; k++) {
            text.append(k == 0 ? "" : "; ").append(Run.bits(forms.get(k), arrays[k]));
        }
        return text.toString();
    }
}
