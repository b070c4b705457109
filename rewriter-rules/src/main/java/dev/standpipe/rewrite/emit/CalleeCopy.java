package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.summary.Followed;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Collections;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Puts the code of methods that make transfers into the copy of a loop, with locals of their own. */
final class CalleeCopy {
    private final Summary summary;
    private final Code code;
    private final LoopCopy loop;
    private final int free;

    CalleeCopy(Summary summary, Code code, LoopCopy loop, int free) {
        this.summary = summary;
        this.code = code;
        this.loop = loop;
        this.free = free;
    }

    /** In the place of the instruction with this id, if that is such a call. */
    boolean copy(AbstractInsnNode insn, int id) {
        return copy(insn, id, free, 0);
    }

    private boolean copy(AbstractInsnNode insn, int id, int locals, int beneath) {
        if (!summary.inlines(insn)) {
            return false;
        }
        Followed called = summary.calls().get(id);
        MethodNode method = called.callee().flow().method();
        int deeper = beneath + method.maxStack;
        code.uses(behind(locals, method));
        code.deepens(deeper);
        storeArguments((MethodInsnNode) insn, locals);
        for (Block block : summary.way(called.callee())) {
            copy(called, block, locals, behind(locals, method), deeper);
        }
        return true;
    }

    private void copy(Followed called, Block block, int locals, int behind, int deeper) {
        for (int at = block.first(); at <= block.last(); at++) {
            AbstractInsnNode node = called.callee().flow().code()[at];
            int opcode = node.getOpcode();
            if (node instanceof VarInsnNode) {
                code.add(new VarInsnNode(opcode, ((VarInsnNode) node).var + locals), 0);
            } else if (node instanceof IincInsnNode) {
                IincInsnNode iinc = (IincInsnNode) node;
                code.add(new IincInsnNode(iinc.var + locals, iinc.incr), 0);
            } else if (LoopCopy.isJump(node)) {
                LoopCopy.drop(code, node);
            } else if (!isLeftOut(node)
                    && !loop.take(node, called.id(at))
                    && !copy(node, called.id(at), behind, deeper)) {
                code.add(node.clone(Collections.emptyMap()), 0);
            }
        }
    }

    private static int behind(int locals, MethodNode method) {
        return locals + method.maxLocals;
    }

    /** What is returned lies on the stack, where the call would have left it. */
    private static boolean isLeftOut(AbstractInsnNode node) {
        return node.getOpcode() < 0 || node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN;
    }

    private void storeArguments(MethodInsnNode call, int locals) {
        Type[] types = Type.getArgumentTypes(call.desc);
        int slot = locals + (Type.getArgumentsAndReturnSizes(call.desc) >> 2);
        slot -= call.getOpcode() == Opcodes.INVOKESTATIC ? 1 : 0;
        for (int k = types.length - 1; k >= 0; k--) {
            slot -= types[k].getSize();
            code.add(new VarInsnNode(types[k].getOpcode(Opcodes.ISTORE), slot), 0);
        }
        if (call.getOpcode() != Opcodes.INVOKESTATIC) {
            code.add(new VarInsnNode(Opcodes.ASTORE, locals), 0);
        }
    }
}
