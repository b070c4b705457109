package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** The test by which a loop leaves when {@code read()} has brought -1: {@code b == -1}, {@code b < 0} and so on. */
public final class EndOfStream {
    private EndOfStream() {}

    /**
     * Whether the path leaves at the end of the stream, and never with a byte: right behind the test of what its last
     * read has brought.
     */
    public static boolean endsBy(Path exit) {
        List<Effect> transfers = Shape.transfers(exit);
        if (exit.decisions().isEmpty() || exit.lastEdge() == null || transfers.isEmpty()) {
            return false;
        }
        Effect read = transfers.get(transfers.size() - 1);
        Decision last = exit.decisions().get(exit.decisions().size() - 1);
        Value test = last.condition();
        return read.transfer().wire() == WireType.SINGLE_BYTE
                && read.transfer().reads()
                && test.kind() == Value.Kind.TEST
                && last.effectsBefore() == exit.effects().size()
                && leaves(last.jumped() ? test.which() : Bound.opposite(test.which()), test, read.result());
    }

    private static boolean leaves(int leave, Value test, Value read) {
        return test.operand(0).equals(read)
                ? isEnd(leave, test.operand(1))
                : test.operand(1).equals(read) && isEnd(Bound.mirrored(leave), test.operand(0));
    }

    private static boolean isEnd(int leave, Value than) {
        switch (leave) {
            case Opcodes.IFEQ:
            case Opcodes.IFLE:
                return than.isConstant(-1);
            case Opcodes.IFLT:
                return than.isConstant(0);
            default:
                return false;
        }
    }
}
