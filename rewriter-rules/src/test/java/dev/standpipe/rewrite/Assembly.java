package dev.standpipe.rewrite;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.util.Printer;

/**
 * A method out of lines like {@code "head: iload 2"}, for shapes that no compiler at hand makes. A line is a label, an
 * instruction, or both; a line {@code "catch from to handler"} covers a range.
 */
public final class Assembly {
    private static final Map<String, Integer> OPCODES = new HashMap<>();

    static {
        for (int opcode = 0; opcode < Printer.OPCODES.length; opcode++) {
            OPCODES.put(Printer.OPCODES[opcode].toLowerCase(Locale.ROOT), opcode);
        }
    }

    private final MethodNode method;
    private final Map<String, LabelNode> labels = new HashMap<>();

    private Assembly(String descriptor) {
        method = new MethodNode(Opcodes.ACC_STATIC, "assembled", descriptor, null, null);
        method.maxLocals = Type.getArgumentsAndReturnSizes(descriptor) >> 2;
    }

    /** A static method. */
    public static Assembly of(String descriptor, List<String> lines) {
        return of(descriptor, lines, null);
    }

    /** Each line of text is a line of code, too, unless {@code numbers} is null. */
    public static Assembly of(String descriptor, List<String> lines, List<Integer> numbers) {
        Assembly assembly = new Assembly(descriptor);
        for (int i = 0; i < lines.size(); i++) {
            if (numbers != null) {
                LabelNode start = new LabelNode();
                assembly.method.instructions.add(start);
                assembly.method.instructions.add(new LineNumberNode(numbers.get(i), start));
            }
            assembly.line(lines.get(i));
        }
        return assembly;
    }

    public static Assembly of(String descriptor, String... lines) {
        return of(descriptor, Arrays.asList(lines));
    }

    public MethodNode method() {
        return method;
    }

    public LabelNode label(String name) {
        return labels.computeIfAbsent(name, n -> new LabelNode());
    }

    private void line(String line) {
        String[] halves = line.trim().split(":\\s*", 2);
        boolean labelled = halves.length == 2 && halves[0].matches("\\w+");
        if (labelled) {
            method.instructions.add(label(halves[0]));
        }
        String[] words = (labelled ? halves[1] : line).trim().split("\\s+");
        if (words[0].equals("catch")) {
            method.tryCatchBlocks.add(new TryCatchBlockNode(label(words[1]), label(words[2]), label(words[3]), null));
        } else if (!words[0].isEmpty()) {
            instruction(OPCODES.get(words[0]), words);
        }
    }

    private void instruction(int opcode, String[] words) {
        switch (words[0]) {
            case "tableswitch":
                method.instructions.add(new TableSwitchInsnNode(
                        0,
                        words.length - 3,
                        label(words[1]),
                        Arrays.stream(words).skip(2).map(this::label).toArray(LabelNode[]::new)));
                return;
            case "iinc":
                local(Integer.parseInt(words[1]), 1);
                method.visitIincInsn(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
                return;
            case "multianewarray":
                method.visitMultiANewArrayInsn(words[1], Integer.parseInt(words[2]));
                return;
            case "newarray":
            case "bipush":
            case "sipush":
                method.visitIntInsn(opcode, Integer.parseInt(words[1]));
                return;
            default:
        }
        if (words.length == 1) {
            method.visitInsn(opcode);
        } else if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ASTORE || opcode == Opcodes.RET) {
            local(Integer.parseInt(words[1]), 2);
            method.visitVarInsn(opcode, Integer.parseInt(words[1]));
        } else if (opcode >= Opcodes.GETSTATIC && opcode <= Opcodes.PUTFIELD) {
            String[] parts = words[1].split("[.:]");
            method.visitFieldInsn(opcode, parts[0], parts[1], parts[2]);
        } else if (opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEINTERFACE) {
            int dot = words[1].indexOf('.');
            int bracket = words[1].indexOf('(');
            method.visitMethodInsn(
                    opcode,
                    words[1].substring(0, dot),
                    words[1].substring(dot + 1, bracket),
                    words[1].substring(bracket),
                    opcode == Opcodes.INVOKEINTERFACE);
        } else if (opcode == Opcodes.NEW || opcode == Opcodes.ANEWARRAY || opcode == Opcodes.CHECKCAST) {
            method.visitTypeInsn(opcode, words[1]);
        } else {
            method.instructions.add(new JumpInsnNode(opcode, label(words[1])));
        }
    }

    private void local(int slot, int size) {
        method.maxLocals = Math.max(method.maxLocals, slot + size);
    }
}
