package dev.standpipe.rewrite.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.util.Printer;

/**
 * A method's instructions as words to compare; places that are jumped to have a word of their own, and so tell equal
 * instructions apart.
 */
final class Tokens {
    private static final String TARGET = "target";

    private final List<String> words = new ArrayList<>();

    /** The instruction of each word; for a place that is jumped to, the one that follows. */
    private final List<Integer> instructionOfWord = new ArrayList<>();

    private final List<AbstractInsnNode> instructions = new ArrayList<>();
    private final List<String> frames = new ArrayList<>();
    private final List<Integer> lines = new ArrayList<>();
    private final Map<LabelNode, Integer> places = new HashMap<>();

    Tokens(MethodNode method) {
        Set<LabelNode> targets = new HashSet<>();
        for (AbstractInsnNode node : method.instructions) {
            targets.addAll(targets(node));
        }
        FrameNode frame = null;
        boolean target = false;
        int line = 0;
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof LabelNode) {
                places.put((LabelNode) node, instructions.size());
                target |= targets.contains(node);
            } else if (node instanceof LineNumberNode) {
                line = ((LineNumberNode) node).line;
            } else if (node instanceof FrameNode) {
                frame = (FrameNode) node;
            } else {
                if (target) {
                    word(TARGET);
                }
                word(text(node));
                frames.add(frame == null ? "" : slots(frame.local) + " | " + slots(frame.stack));
                lines.add(line);
                instructions.add(node);
                frame = null;
                target = false;
            }
        }
    }

    private void word(String word) {
        words.add(word);
        instructionOfWord.add(instructions.size());
    }

    List<String> words() {
        return words;
    }

    /** Of the word at {@code at}, or -1 if it stands for a place. */
    int instructionAt(int at) {
        return words.get(at).equals(TARGET) ? -1 : instructionOfWord.get(at);
    }

    List<AbstractInsnNode> instructions() {
        return instructions;
    }

    /** What the stack map says right before the instruction; empty if it says nothing. */
    String frameAt(int instruction) {
        return frames.get(instruction);
    }

    int lineAt(int instruction) {
        return lines.get(instruction);
    }

    /** The instruction that follows the label; the number of instructions if none does. */
    int placeOf(LabelNode label) {
        return places.get(label);
    }

    static List<LabelNode> targets(AbstractInsnNode node) {
        List<LabelNode> targets = new ArrayList<>();
        if (node instanceof JumpInsnNode) {
            targets.add(((JumpInsnNode) node).label);
        } else if (node instanceof TableSwitchInsnNode) {
            targets.add(((TableSwitchInsnNode) node).dflt);
            targets.addAll(((TableSwitchInsnNode) node).labels);
        } else if (node instanceof LookupSwitchInsnNode) {
            targets.add(((LookupSwitchInsnNode) node).dflt);
            targets.addAll(((LookupSwitchInsnNode) node).labels);
        }
        return targets;
    }

    /**
     * Trailing unusable slots say nothing; where an uninitialized object was created is compared with the instructions.
     */
    private static String slots(List<Object> slots) {
        List<String> text = new ArrayList<>();
        for (Object slot : slots == null ? new ArrayList<>() : slots) {
            text.add(slot instanceof LabelNode ? "uninitialized" : slot.toString());
        }
        while (!text.isEmpty() && text.get(text.size() - 1).equals("0")) {
            text.remove(text.size() - 1);
        }
        return text.toString();
    }

    static String text(AbstractInsnNode node) {
        String operand = "";
        if (node instanceof VarInsnNode) {
            operand = "" + ((VarInsnNode) node).var;
        } else if (node instanceof IincInsnNode) {
            operand = ((IincInsnNode) node).var + " " + ((IincInsnNode) node).incr;
        } else if (node instanceof IntInsnNode) {
            operand = "" + ((IntInsnNode) node).operand;
        } else if (node instanceof TypeInsnNode) {
            operand = ((TypeInsnNode) node).desc;
        } else if (node instanceof MultiANewArrayInsnNode) {
            operand = ((MultiANewArrayInsnNode) node).desc + ((MultiANewArrayInsnNode) node).dims;
        } else if (node instanceof FieldInsnNode) {
            FieldInsnNode field = (FieldInsnNode) node;
            operand = field.owner + "." + field.name + " " + field.desc;
        } else if (node instanceof MethodInsnNode) {
            MethodInsnNode call = (MethodInsnNode) node;
            operand = call.owner + "." + call.name + call.desc + (call.itf ? " of an interface" : "");
        } else if (node instanceof InvokeDynamicInsnNode) {
            InvokeDynamicInsnNode call = (InvokeDynamicInsnNode) node;
            operand = call.name + call.desc + call.bsm + Arrays.toString(call.bsmArgs);
        } else if (node instanceof LdcInsnNode) {
            operand = constant(((LdcInsnNode) node).cst);
        } else if (node instanceof TableSwitchInsnNode) {
            operand = ((TableSwitchInsnNode) node).min + " to " + ((TableSwitchInsnNode) node).max;
        } else if (node instanceof LookupSwitchInsnNode) {
            operand = ((LookupSwitchInsnNode) node).keys.toString();
        }
        return Printer.OPCODES[node.getOpcode()] + " " + operand;
    }

    private static String constant(Object value) {
        Object exact = value instanceof Float
                ? (Object) Float.floatToRawIntBits((Float) value)
                : value instanceof Double ? (Object) Double.doubleToRawLongBits((Double) value) : value;
        return value.getClass().getSimpleName() + " " + exact;
    }
}
