package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.Transfer;
import dev.standpipe.rewrite.summary.Transfers;
import dev.standpipe.rewrite.summary.WireType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The calls of {@code readFully} in a class that read a few bytes, as many as the code around them says. */
final class FullReads {
    /** What reads more of a file at once has no need of help. */
    private static final int MOST = 2048;

    private final Receivers receivers;

    /** By the method, of each of its calls in order how many bytes that reads, or -1. */
    private final Map<String, List<Integer>> sizes = new HashMap<>();

    private final Map<MethodInsnNode, Transfer> known = new HashMap<>();

    FullReads(Receivers receivers) {
        this.receivers = receivers;
    }

    /** What the call carries, on a receiver of ours, or null. */
    Transfer transfer(MethodInsnNode call) {
        Transfer transfer = named(call);
        return transfer != null && transfer.fills() ? known.get(call) : transfer;
    }

    /** The same by its name: how many bytes it reads at once may not be known. */
    Transfer named(MethodInsnNode call) {
        Transfer transfer = Transfers.of(call);
        boolean ours = transfer != null && (transfer.wire() == WireType.SINGLE_BYTE || receivers.include(call.owner));
        return ours ? transfer : null;
    }

    /** The first look has come to the method, which has such calls. */
    void found(String method, List<Integer> found) {
        sizes.put(method, found);
    }

    /** What the call that is the method's next carries, or null. */
    static Transfer next(List<Integer> sizes, int number, Transfer call) {
        int bytes = number < sizes.size() ? sizes.get(number) : -1;
        return bytes > 0 && bytes <= MOST ? Transfer.filling(call.call(), bytes) : null;
    }

    /** The method has been read. */
    void read(MethodNode method) {
        List<Integer> found = sizes.get(method.name + method.desc);
        int number = 0;
        for (AbstractInsnNode insn : method.instructions) {
            Transfer transfer = found != null && insn instanceof MethodInsnNode ? named((MethodInsnNode) insn) : null;
            if (transfer != null && transfer.fills()) {
                known.put((MethodInsnNode) insn, next(found, number++, transfer));
            }
        }
    }
}
