package dev.standpipe.explain;

import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** What is handed to the calls and casts of a loop, so that each can be written with its arguments. */
final class Calls {
    private static final List<String> BOXES = Arrays.asList(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double");

    private static final List<Integer> TYPED =
            Arrays.asList(Opcodes.CHECKCAST, Opcodes.INSTANCEOF, Opcodes.NEWARRAY, Opcodes.ANEWARRAY);

    private final AbstractInsnNode[] code;
    /** By the position of the call, or of what a constructor is called for. */
    private final Map<Integer, Effect> takers = new HashMap<>();

    Calls(Summary summary) {
        this.code = summary.flow().code();
        for (List<Path> ways : Arrays.asList(summary.rounds(), summary.exits())) {
            for (Path way : ways) {
                for (Effect effect : way.effects()) {
                    boolean calls = effect.isCall() && effect.by() instanceof MethodInsnNode;
                    if (calls || TYPED.contains(effect.by().getOpcode())) {
                        takers.put(made(effect), effect);
                    }
                }
            }
        }
    }

    /** The position of the value that the call makes: that of {@code new}, where it is a constructor's. */
    int made(Effect call) {
        boolean constructs = isConstructor(call) && call.operand(0).kind() == Value.Kind.OPAQUE;
        return constructs && isNew(call.operand(0).which()) ? call.operand(0).which() : call.position();
    }

    private boolean isNew(int position) {
        return position >= 0 && code[position].getOpcode() == Opcodes.NEW;
    }

    private static boolean isConstructor(Effect call) {
        return call.by() instanceof MethodInsnNode && ((MethodInsnNode) call.by()).name.equals("<init>");
    }

    /** What is written for the value of this position in the order of the source; nothing if it is no call's. */
    List<Value> written(int position) {
        Effect call = takers.get(position);
        if (call == null) {
            return Collections.emptyList();
        }
        List<Value> operands = new ArrayList<>(call.operands());
        if (isConstructor(call) && !operands.isEmpty()) {
            operands.remove(0);
        }
        return operands;
    }

    /** The type of what the call makes, as a declaration has it, or null if that is nothing. */
    String type(int position) {
        if (code[position] instanceof TypeInsnNode) {
            return LocalNames.simple(((TypeInsnNode) code[position]).desc);
        }
        MethodInsnNode call = (MethodInsnNode) takers.get(position).by();
        Type returned = Type.getReturnType(call.desc);
        return returned == Type.VOID_TYPE
                ? null
                : LocalNames.simple(returned.getClassName().replace('.', '/'));
    }

    /** Null if it is no call of which the arguments are known. */
    String text(int position, Expressions in) {
        Effect effect = takers.get(position);
        if (effect == null) {
            return null;
        }
        if (!effect.isCall()) {
            String dots = InstructionText.result(effect.by());
            Value operand = effect.operand(0);
            return dots.replace("…", dots.endsWith("]") ? in.of(operand) : in.tight(operand));
        }
        MethodInsnNode call = (MethodInsnNode) effect.by();
        List<Value> written = written(position);
        if (isNew(position)) {
            return "new " + LocalNames.simple(call.owner) + "(" + arguments(written, call, in) + ")";
        }
        if (boxes(call)) {
            return in.of(written.get(0));
        }
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        List<Value> arguments = isStatic ? written : written.subList(1, written.size());
        return (isStatic ? LocalNames.simple(call.owner) + "." : receiver(written.get(0), in)) + call.name + "("
                + arguments(arguments, call, in) + ")";
    }

    /** What a source leaves to the compiler. */
    private static boolean boxes(MethodInsnNode call) {
        if (!BOXES.contains(call.owner)) {
            return false;
        }
        boolean into = call.name.equals("valueOf") && call.desc.indexOf(')') == 2;
        boolean outOf = call.name.endsWith("Value") && call.desc.startsWith("()");
        return into || outOf;
    }

    private static String receiver(Value object, Expressions in) {
        String text = in.tight(object);
        return text.equals("this") ? "" : text + ".";
    }

    private static String arguments(List<Value> values, MethodInsnNode call, Expressions in) {
        Type[] types = Type.getArgumentTypes(call.desc);
        List<String> texts = new ArrayList<>();
        for (int k = 0; k < values.size(); k++) {
            Value value = values.get(k);
            boolean letter = types[k] == Type.CHAR_TYPE && value.kind() == Value.Kind.CONSTANT;
            texts.add(letter ? letter(value) : types[k] == Type.BOOLEAN_TYPE ? in.truth(value) : in.of(value));
        }
        return String.join(", ", texts);
    }

    private static String letter(Value constant) {
        int c = ((Number) constant.constant()).intValue();
        return c >= ' ' && c <= '~' && c != '\'' && c != '\\' ? "'" + (char) c + "'" : String.valueOf(c);
    }
}
