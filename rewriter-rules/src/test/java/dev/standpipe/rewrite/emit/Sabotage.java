package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Edge;
import dev.standpipe.rewrite.plan.Advance;
import dev.standpipe.rewrite.plan.Plan;
import dev.standpipe.rewrite.rule.copy.Copy;
import dev.standpipe.rewrite.rule.copy.CoverageProbe;
import java.lang.reflect.Field;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * What mutants of the emitter do where one instruction is not enough: see
 * {@code dev.standpipe.rewrite.proof.RuleMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** Adds up a start and a number of rounds, come what may. */
    static void unsaturated(Code code, String name, String descriptor) {
        code.op(Opcodes.L2I, -1);
        code.op(Opcodes.IADD, -1);
    }

    static void unlimited(Code code, String name, String descriptor) {
        if (name.equals("elements")) {
            code.op(Opcodes.POP, -1);
        } else {
            code.doorway(name, descriptor);
        }
    }

    static void unasked(PromisedCode promised, int rounds, LabelNode done) {}

    static void unchecked(Code code, String name, String descriptor) {
        if (name.equals("check")) {
            code.op(Opcodes.POP2, -2);
        } else {
            code.doorway(name, descriptor);
        }
    }

    static void unbounded(Code code, String name, String descriptor) {
        if (name.equals("within")) {
            code.op(Opcodes.POP2, -2);
            code.op(Opcodes.POP, -1);
        } else {
            code.doorway(name, descriptor);
        }
    }

    static void oneMore(Code code, String name, String descriptor) {
        code.doorway(name, descriptor);
        if (name.equals("end")) {
            code.push(1, false);
            code.op(Opcodes.IADD, -1);
        }
    }

    static void checkFirst(CopyCode emitter) throws ReflectiveOperationException {
        Code code = (Code) field(emitter, "code");
        int moved = (Integer) field(emitter, "moved");
        code.load(moved, 'J');
        code.doorway("check", "(J)V");
        code.load(moved, 'J');
        code.op(Opcodes.L2I, -1);
        code.store(((Copy) field(emitter, "copy")).index().which(), 'I');
    }

    static void forgotten(CopyCode emitter, int index) throws ReflectiveOperationException {
        Code code = (Code) field(emitter, "code");
        code.store((Integer) field(emitter, "moved"), 'J');
        code.push(0, false);
        code.jump(Opcodes.IFEQ, (LabelNode) field(emitter, "head"), -1);
    }

    static List<Advance> onlyFirst(Plan plan) {
        return plan.steps().subList(0, 1);
    }

    static long one(Advance step) {
        return 1;
    }

    static List<CoverageProbe> noProbes(Copy copy) {
        return Collections.emptyList();
    }

    /** To the end of the round. */
    static LabelNode astray(LoopCopy copy, Edge edge) {
        return copy.back;
    }

    static int same(int locals, MethodNode method) {
        return locals;
    }

    static int none(Type parameter) {
        return 0;
    }

    private static Object field(Object owner, String name) throws ReflectiveOperationException {
        Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(owner);
    }

    /** No handler. */
    static List<TryCatchBlockNode> nothing(Insertion insertion) {
        return Collections.emptyList();
    }
}
