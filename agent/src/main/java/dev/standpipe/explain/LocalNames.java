package dev.standpipe.explain;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.summary.Summary;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** What the locals of a loop are called: as in the source where the class file has their names, else by their place. */
final class LocalNames {
    private final Map<Integer, String> names = new HashMap<>();
    private final Set<Integer> given = new HashSet<>();

    LocalNames(Summary summary) {
        MethodNode method = summary.method().node();
        parameters(method, summary.method().isStatic());
        if (method.localVariables != null) {
            List<Block> blocks = summary.loop().blocks();
            int first = blocks.get(0).first();
            int last = blocks.get(blocks.size() - 1).last();
            int head = summary.loop().head().first();
            for (LocalVariableNode variable : method.localVariables) {
                int from = method.instructions.indexOf(variable.start);
                int to = method.instructions.indexOf(variable.end);
                if (from <= head && to > head) {
                    names.put(variable.index, variable.name);
                    given.add(variable.index);
                } else if (from <= last && to > first && given.add(variable.index)) {
                    names.put(variable.index, variable.name);
                }
            }
        }
    }

    private void parameters(MethodNode method, boolean isStatic) {
        int slot = 0;
        if (!isStatic) {
            names.put(slot++, "this");
        }
        int number = 0;
        for (Type type : Type.getArgumentTypes(method.desc)) {
            names.put(slot, "arg" + number++);
            slot += type.getSize();
        }
    }

    /** Whether the class file has it. */
    boolean isGiven(int slot) {
        return given.contains(slot);
    }

    String of(int slot) {
        return names.getOrDefault(slot, "local" + slot);
    }

    static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
    }
}
