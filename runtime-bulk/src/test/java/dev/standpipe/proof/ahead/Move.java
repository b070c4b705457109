package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Form;
import java.util.ArrayList;
import java.util.List;

/** One step of a {@link Plan}: what is done, to which stream, and how. */
final class Move {
    enum Op {
        /** Loops one after the other, each into an array of its own. */
        READ,
        /** The program computes. */
        THINK,
        SEEK,
        SKIP,
        /** Bytes of a file change, in one of several {@link Way}s. */
        WRITE,
        /** One element by the original method. */
        ONE,
        BYTE,
        BYTES,
        AVAILABLE,
        MARK,
        RESET,
        UNREAD,
        /** A loop that writes to the stream's own file, where it is open for that. */
        WRITE_LOOP,
        APPEND,
        TRUNCATE,
        /** The file gets longer without anybody writing to it. */
        GROW,
        /** Two streams at once, each read by a thread of its own. */
        PARALLEL,
        CLOSE,
        /** Closed and opened again, so that another file may get the descriptor's number. */
        REOPEN,
        /** Dropped without being closed. */
        FORGET,
        DELETE,
        RENAME,
        /** Another file takes the place of this one. */
        REPLACE,
        INTERRUPT,
        /** The engine is switched off, or on. */
        SWITCH
    }

    /** How this process may change a file. */
    enum Way {
        /** Through the stream that reads it. */
        SELF,
        SELF_CHANNEL,
        /** Through a RandomAccessFile that is open all the time. */
        BESIDE,
        FRESH_FILE,
        FRESH_CHANNEL,
        /** Truncated and written anew, with as many bytes. */
        ANEW,
        /** And the time that it was written is set back to what it was. */
        DATED_BACK
    }

    final Op op;
    final int stream;

    Form form = Form.PLAIN.get(4);

    /** Read after it in each round, when the loop is staged. */
    final List<Form> others = new ArrayList<>();

    boolean staged;
    int marks;

    /** Elements of each loop, and how many more than the array has. */
    int count;

    int tooMany;
    int times = 1;

    /** See {@link Pause}. */
    int pause;

    /** Another thread interrupts the loop. */
    boolean interrupted;

    /** Another thread runs it. */
    boolean elsewhere;

    /** Of bytes, or where, seen from where the stream is. */
    int number;

    Way way = Way.BESIDE;
    int other;

    Move(Op op, int stream) {
        this.op = op;
        this.stream = stream;
    }

    /** Bytes of a round. */
    int size() {
        int size = form.size;
        for (Form each : others) {
            size += each.size;
        }
        return size;
    }

    @Override
    public String toString() {
        String on = op + " s" + stream;
        switch (op) {
            case READ:
            case WRITE_LOOP:
            case ONE:
                return on + " " + times + " x " + count + " " + form + (others.isEmpty() ? "" : " and " + others)
                        + (staged ? " staged" : "") + (tooMany == 0 ? "" : " with room for " + tooMany + " less")
                        + (marks == 0 ? "" : " marks " + Integer.toHexString(marks))
                        + (pause == 0 ? "" : " pause " + pause)
                        + (interrupted ? " interrupted" : "") + (elsewhere ? " elsewhere" : "");
            case PARALLEL:
                return on + " and s" + other + " " + times + " x " + count + " " + form;
            case WRITE:
            case APPEND:
            case TRUNCATE:
                return on + " " + way + " " + number;
            case THINK:
                return "THINK " + pause;
            case REPLACE:
                return on + " by f" + other;
            case INTERRUPT:
            case SWITCH:
                return op.toString();
            default:
                return on + " " + number;
        }
    }
}
