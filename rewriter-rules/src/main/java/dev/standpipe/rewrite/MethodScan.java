package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.Transfer;
import dev.standpipe.rewrite.summary.WireType;
import java.util.Arrays;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A first look at the code of methods: what they call, in which order, and where they jump back. From the bytes
 * themselves: most methods are done with here, and a visitor would take ten times as long.
 */
final class MethodScan {
    private static final int WIDE = 196;
    private static final int GOTO_W = 200;
    private static final int JSR_W = 201;

    /** Instructions that are looked at have it, by opcode; of all others this says how long they are. */
    private static final int LOOKED_AT = 8;

    private static final byte[] KINDS = kinds();

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
    private boolean carries;
    private boolean turnsBack;

    MethodScan(ClassScan scan, ClassReader reader, ClassStructure structure, byte[] classFile) {
        this.scan = scan;
        this.reader = reader;
        this.structure = structure;
        this.bytes = classFile;
        this.buffer = new char[reader.getMaxStringLength()];
        this.metBy = new byte[reader.getItemCount()];
        this.meanings = new Object[reader.getItemCount()];
    }

    private static byte[] kinds() {
        byte[] kinds = new byte[JSR_W + 1];
        Arrays.fill(kinds, 0, WIDE, (byte) 1);
        for (int opcode : new int[] {Opcodes.BIPUSH, Opcodes.LDC, Opcodes.RET, Opcodes.NEWARRAY}) {
            kinds[opcode] = 2;
        }
        Arrays.fill(kinds, Opcodes.ILOAD, Opcodes.ALOAD + 1, (byte) 2);
        Arrays.fill(kinds, Opcodes.ISTORE, Opcodes.ASTORE + 1, (byte) 2);
        for (int opcode : new int[] {
            Opcodes.SIPUSH,
            Opcodes.LDC + 1,
            Opcodes.LDC + 2,
            Opcodes.IINC,
            Opcodes.GETSTATIC,
            Opcodes.GETFIELD,
            Opcodes.NEW,
            Opcodes.ANEWARRAY,
            Opcodes.CHECKCAST,
            Opcodes.INSTANCEOF
        }) {
            kinds[opcode] = 3;
        }
        Arrays.fill(kinds, Opcodes.IFEQ, Opcodes.RET, (byte) (LOOKED_AT + 3));
        Arrays.fill(kinds, Opcodes.IFNULL, GOTO_W, (byte) (LOOKED_AT + 3));
        Arrays.fill(kinds, GOTO_W, JSR_W + 1, (byte) (LOOKED_AT + 5));
        Arrays.fill(kinds, Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH + 1, (byte) LOOKED_AT);
        kinds[Opcodes.PUTSTATIC] = LOOKED_AT + 3;
        Arrays.fill(kinds, Opcodes.PUTFIELD, Opcodes.INVOKESTATIC + 1, (byte) (LOOKED_AT + 3));
        Arrays.fill(kinds, Opcodes.INVOKEINTERFACE, Opcodes.INVOKEDYNAMIC + 1, (byte) (LOOKED_AT + 5));
        kinds[Opcodes.MULTIANEWARRAY] = 4;
        kinds[WIDE] = LOOKED_AT;
        return kinds;
    }

    /** Tells the scan of what the method calls, and whether it is worth another look. */
    void look(MethodOutline next) {
        method = next;
        calls = null;
        carries = false;
        turnsBack = false;
        int end = method.start + method.code;
        int at = method.start;
        while (at < end) {
            int kind = KINDS[bytes[at] & 0xFF];
            at += kind < LOOKED_AT ? kind : look(at, bytes[at] & 0xFF, kind - LOOKED_AT);
        }
        if (carries) {
            scan.foundCarrier(method, turnsBack || hasHandlerAbove(end));
        }
    }

    /** How long the instruction is. */
    private int look(int at, int opcode, int length) {
        switch (opcode) {
            case Opcodes.TABLESWITCH:
            case Opcodes.LOOKUPSWITCH:
                return turn(at, opcode);
            case Opcodes.PUTSTATIC:
            case Opcodes.PUTFIELD:
                assign(opcode, u2(at + 1));
                return length;
            case Opcodes.INVOKEVIRTUAL:
            case Opcodes.INVOKESPECIAL:
            case Opcodes.INVOKESTATIC:
            case Opcodes.INVOKEINTERFACE:
                call(at, meaning(opcode, u2(at + 1)));
                return length;
            case Opcodes.INVOKEDYNAMIC:
                // each call of it reads them all again
                scan.work().spend(structure.bootstrapArguments(u2(reader.getItem(u2(at + 1)))));
                return length;
            case WIDE:
                return (bytes[at + 1] & 0xFF) == Opcodes.IINC ? 6 : 4;
            case GOTO_W:
            case JSR_W:
                jump(at, reader.readInt(at + 1));
                return length;
            default:
                jump(at, reader.readShort(at + 1));
                return length;
        }
    }

    private void call(int at, Object meaning) {
        if (meaning == null) {
            return;
        }
        Object called = meaning;
        if (meaning instanceof Transfer) {
            Transfer transfer = (Transfer) meaning;
            carries |= transfer.wire() != WireType.SINGLE_BYTE;
            if (transfer.superCall()) {
                MethodInsnNode call = transfer.call();
                called = call.owner.equals(scan.name()) ? call.name + call.desc : null;
            }
        }
        if (called == null) {
            return;
        }
        if (calls == null) {
            calls = scan.callsOf(method.key());
        }
        if (calls.calls() == callsAt.length) {
            callsAt = Arrays.copyOf(callsAt, 2 * callsAt.length);
        }
        callsAt[calls.calls()] = at;
        calls.add(called);
    }

    /** A transfer, a method of this class, or null. */
    private Object meaning(int opcode, int constant) {
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
        Transfer transfer = scan.transfer(new MethodInsnNode(opcode, owner, name, descriptor, ofInterface));
        return transfer != null ? transfer : own ? name + descriptor : null;
    }

    private void assign(int opcode, int constant) {
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
    private void jump(int at, int distance) {
        if (distance > 0) {
            return;
        }
        turnsBack = true;
        if (calls != null) {
            int before = Arrays.binarySearch(callsAt, 0, calls.calls(), at + distance);
            calls.loop(before < 0 ? -1 - before : before);
        }
    }

    private int turn(int at, int opcode) {
        int aligned = (at - method.start) / 4 * 4 + 4 + method.start;
        jump(at, reader.readInt(aligned));
        int step = opcode == Opcodes.TABLESWITCH ? 4 : 8;
        long targets = opcode == Opcodes.TABLESWITCH
                ? 1L + reader.readInt(aligned + 8) - reader.readInt(aligned + 4)
                : reader.readInt(aligned + 4);
        int first = aligned + (opcode == Opcodes.TABLESWITCH ? 12 : 8);
        if (targets < 0 || targets > (method.start + method.code - first) / step) {
            throw new IllegalArgumentException("a switch does not fit into its method");
        }
        int behind = first + step * (int) targets;
        for (int target = first + step - 4; target < behind; target += step) {
            jump(at, reader.readInt(target));
        }
        return behind - at;
    }

    /** What throws may go on further up, too. */
    private boolean hasHandlerAbove(int table) {
        int end = table + 2 + 8 * u2(table);
        for (int at = table + 2; at < end; at += 8) {
            if (u2(at + 4) < u2(at + 2)) {
                return true;
            }
        }
        return false;
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

    private int u2(int at) {
        return reader.readUnsignedShort(at);
    }
}
