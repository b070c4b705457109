package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.Transfer;
import dev.standpipe.rewrite.summary.WireType;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A first look at the code of methods: what they call, in which order, and where they jump back. Most are done with
 * here, so nothing is made of their instructions.
 */
final class MethodScan extends CodeWalk implements FullReadSizes.Meanings {
    private final ClassScan scan;
    private final ClassReader reader;
    private final ClassStructure structure;
    private final byte[] bytes;
    private final char[] buffer;

    /** By the constant that names a member, the instruction that has met it last, and what that means. */
    private final byte[] metBy;

    private final Object[] meanings;

    private MethodOutline method;
    private OwnCalls.Method calls;
    private int[] callsAt = new int[16];

    /** Where the last transfer of more than a byte was, or -1. */
    private int lastTransfer;

    private boolean loops;

    /** How many bytes the method's calls of {@code readFully} read, or null if none is met yet. */
    private List<Integer> fullReads;

    private int fullReadsMet;

    MethodScan(ClassScan scan, ClassReader reader, ClassStructure structure, byte[] classFile) {
        super(classFile);
        this.scan = scan;
        this.reader = reader;
        this.structure = structure;
        this.bytes = classFile;
        this.buffer = new char[reader.getMaxStringLength()];
        this.metBy = new byte[reader.getItemCount()];
        this.meanings = new Object[reader.getItemCount()];
    }

    /** Tells the scan of what the method calls, and whether it is worth another look. */
    void look(MethodOutline next) {
        method = next;
        calls = null;
        lastTransfer = -1;
        loops = false;
        fullReads = null;
        walk(method.start, method.code);
        if (lastTransfer >= 0) {
            scan.foundCarrier(method, loops || hasHandlerAbove(lastTransfer, method.start + method.code));
        }
    }

    @Override
    void call(int at, int opcode, int constant) {
        Object meaning = meaning(opcode, constant);
        if (meaning == null) {
            return;
        }
        Object called = meaning;
        if (meaning instanceof Transfer && ((Transfer) meaning).fills()) {
            called = fullRead((Transfer) meaning);
            lastTransfer = called == null ? lastTransfer : at;
        } else if (meaning instanceof Transfer) {
            Transfer transfer = (Transfer) meaning;
            lastTransfer = transfer.wire() == WireType.SINGLE_BYTE ? lastTransfer : at;
            if (transfer.superCall()) {
                MethodInsnNode call = transfer.call();
                called = call.owner.equals(scan.name()) ? scan.own(call.name + call.desc) : null;
            }
        }
        if (called == null) {
            return;
        }
        if (calls == null) {
            calls = scan.own(method.key());
        }
        if (calls.calls() == callsAt.length) {
            callsAt = Arrays.copyOf(callsAt, 2 * callsAt.length);
        }
        callsAt[calls.calls()] = at;
        calls.add(called);
    }

    /** The transfer that the method's next call of {@code readFully} is, or null. */
    private Transfer fullRead(Transfer call) {
        if (fullReads == null) {
            scan.work().spend(method.code);
            fullReads = new FullReadSizes(this, bytes).of(method);
            scan.fullReads().found(method.key(), fullReads);
            fullReadsMet = 0;
        }
        return FullReads.next(fullReads, fullReadsMet++, call);
    }

    @Override
    void callDynamically(int constant) {
        // each call of it reads them all again
        scan.work().spend(structure.bootstrapArguments(u2(reader.getItem(constant))));
    }

    @Override
    public Object meaning(int opcode, int constant) {
        if (metBy[constant] != (byte) opcode) {
            metBy[constant] = (byte) opcode;
            meanings[constant] = find(opcode, reader.getItem(constant));
        }
        return meanings[constant];
    }

    private Object find(int opcode, int member) {
        int named = reader.getItem(u2(member + 2));
        String name = reader.readUTF8(named, buffer);
        String owner = reader.readClass(member, buffer);
        boolean own = owner.equals(scan.name());
        char first = name.charAt(0);
        // there are many calls, and all transfers read or write
        if (!own && first != 'r' && first != 'w') {
            return null;
        }
        String descriptor = reader.readUTF8(named + 2, buffer);
        boolean ofInterface = opcode == Opcodes.INVOKEINTERFACE;
        Transfer transfer = scan.fullReads().named(new MethodInsnNode(opcode, owner, name, descriptor, ofInterface));
        return transfer != null ? transfer : own ? scan.own(name + descriptor) : null;
    }

    @Override
    void assign(int opcode, int constant) {
        if (metBy[constant] != (byte) opcode && !method.initializes()) {
            metBy[constant] = (byte) opcode;
            int member = reader.getItem(constant);
            if (reader.readClass(member, buffer).equals(scan.name())) {
                int named = reader.getItem(u2(member + 2));
                scan.foundAssignment(reader.readUTF8(named, buffer) + reader.readUTF8(named + 2, buffer));
            }
        }
    }

    /** What is between an instruction and a jump back to it may be in a loop. */
    @Override
    void jumpBack(int at, int target) {
        loops |= lastTransfer >= target;
        if (calls != null) {
            int before = Arrays.binarySearch(callsAt, 0, calls.calls(), target);
            calls.loop(before < 0 ? -1 - before : before);
        }
    }

    /** The constant of the field that is all that the method returns, or 0. */
    int returnedField(MethodOutline outline) {
        int at = outline.start;
        if (!outline.isStatic() && outline.code > 4 && (bytes[at] & 0xFF) == 42) {
            return (bytes[at + 1] & 0xFF) == Opcodes.GETFIELD && returns(at + 4) ? u2(at + 2) : 0;
        }
        boolean loads = outline.isStatic() && outline.code > 3 && (bytes[at] & 0xFF) == Opcodes.GETSTATIC;
        return loads && returns(at + 3) ? u2(at + 1) : 0;
    }

    private boolean returns(int at) {
        int opcode = bytes[at] & 0xFF;
        return opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN;
    }
}
