package dev.standpipe.rewrite.loop;

import java.util.BitSet;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The local variables that a loop assigns. */
public final class AssignedLocals {
    private final Map<Integer, Character> types = new TreeMap<>();
    private final Map<Integer, Integer> first = new TreeMap<>();
    private final BitSet slots = new BitSet();
    private final BitSet ambiguous = new BitSet();

    private AssignedLocals() {}

    public static AssignedLocals of(Loop loop, ControlFlow flow) {
        AssignedLocals locals = new AssignedLocals();
        for (Block block : loop.blocks()) {
            flow.work().spend(block.last() - block.first() + 1L);
            for (int at = block.first(); at <= block.last(); at++) {
                locals.pass(flow.code()[at], at);
            }
        }
        for (Map.Entry<Integer, Character> type : locals.types.entrySet()) {
            if (isWide(type.getValue()) && locals.types.containsKey(type.getKey() + 1)) {
                locals.ambiguous.set(type.getKey(), type.getKey() + 2);
            }
        }
        return locals;
    }

    private void pass(AbstractInsnNode insn, int at) {
        int opcode = insn.getOpcode();
        if (opcode == Opcodes.IINC) {
            assign(((IincInsnNode) insn).var, 'I', at);
        } else if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            assign(((VarInsnNode) insn).var, "IJFDA".charAt(opcode - Opcodes.ISTORE), at);
        }
    }

    private void assign(int slot, char type, int at) {
        first.putIfAbsent(slot, at);
        slots.set(slot, slot + (isWide(type) ? 2 : 1));
        Character other = types.put(slot, type);
        if (other != null && other != type) {
            ambiguous.set(slot);
        }
    }

    private static boolean isWide(char type) {
        return type == 'J' || type == 'D';
    }

    /** By slot: the letter of the type, as in {@code IJFDA}. */
    public Map<Integer, Character> types() {
        return Collections.unmodifiableMap(types);
    }

    /** By slot: the instruction that is the first to assign it. */
    public Map<Integer, Integer> first() {
        return Collections.unmodifiableMap(first);
    }

    /** Slots that have values of several types, of which it is not known which one is left. */
    public BitSet ambiguous() {
        return (BitSet) ambiguous.clone();
    }

    /** All slots, two of a long or a double. */
    public BitSet slots() {
        return (BitSet) slots.clone();
    }
}
