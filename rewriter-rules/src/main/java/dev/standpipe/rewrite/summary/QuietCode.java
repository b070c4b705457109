package dev.standpipe.rewrite.summary;

import dev.standpipe.rewrite.call.QuietLibrary;
import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.loop.ControlFlow;
import java.util.Collection;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Code that nobody needs to follow: it may compute anything, with loops and objects of its own, and may throw, but it
 * reaches no stream, runs no unknown code, and neither waits nor lets other threads know where it is.
 */
public final class QuietCode {
    private final ClassFacts facts;
    private final boolean copied;
    private final Footprint footprint = new Footprint();

    private QuietCode(ClassFacts facts, boolean copied) {
        this.facts = facts;
        this.copied = copied;
    }

    /** What a method's code leaves behind, or null if it is not quiet. */
    public static Footprint of(ControlFlow flow, ClassFacts facts) {
        return new QuietCode(facts, false).of(flow.blocks(), flow, ArrayKinds.of(flow));
    }

    /** The same of some blocks of a method that will be copied, which makes nothing and throws nothing itself. */
    static Footprint ofCopied(Collection<Block> blocks, Method method) {
        return new QuietCode(method.facts(), true).of(blocks, method.flow(), method.arrays());
    }

    private Footprint of(Collection<Block> blocks, ControlFlow flow, ArrayKinds kinds) {
        for (Block block : blocks) {
            KindFrame frame = kinds.atStart(block);
            // what is not reached is not run
            for (int at = block.first(); frame != null && at <= block.last(); at++) {
                AbstractInsnNode insn = flow.code()[at];
                flow.work().spend(KindFrame.steps(insn));
                if (insn.getOpcode() >= 0 && !isQuiet(insn, frame)) {
                    return null;
                }
                frame.run(insn);
            }
        }
        return kinds.areKnown() ? footprint : null;
    }

    private boolean isQuiet(AbstractInsnNode insn, KindFrame frame) {
        int opcode = insn.getOpcode();
        switch (opcode) {
            case Opcodes.NEW:
                return !copied && (isOwn(((TypeInsnNode) insn).desc) || QuietLibrary.makes(((TypeInsnNode) insn).desc));
            case Opcodes.ANEWARRAY:
                return !copied && isLoaded(((TypeInsnNode) insn).desc);
            case Opcodes.MULTIANEWARRAY:
                return !copied && isLoaded(((MultiANewArrayInsnNode) insn).desc);
            case Opcodes.CHECKCAST:
            case Opcodes.INSTANCEOF:
                return isLoaded(((TypeInsnNode) insn).desc);
            case Opcodes.NEWARRAY:
            case Opcodes.ATHROW:
            case Opcodes.TABLESWITCH:
            case Opcodes.LOOKUPSWITCH:
                return !copied;
            case Opcodes.MONITORENTER:
            case Opcodes.MONITOREXIT:
            case Opcodes.JSR:
            case Opcodes.RET:
                return false;
            case Opcodes.INVOKEDYNAMIC:
                return !copied && QuietLibrary.contains((InvokeDynamicInsnNode) insn);
            case Opcodes.LDC:
                Object constant = ((LdcInsnNode) insn).cst;
                return constant instanceof Number || constant instanceof String;
            case Opcodes.GETSTATIC:
            case Opcodes.GETFIELD:
            case Opcodes.PUTSTATIC:
            case Opcodes.PUTFIELD:
                return isQuietAccess((FieldInsnNode) insn);
            case Opcodes.INVOKEVIRTUAL:
            case Opcodes.INVOKESPECIAL:
            case Opcodes.INVOKESTATIC:
            case Opcodes.INVOKEINTERFACE:
                return isQuietCall((MethodInsnNode) insn, frame);
            default:
                return opcode < Opcodes.IASTORE || opcode > Opcodes.SASTORE || isStored(opcode, frame);
        }
    }

    /** Bytes could be what the stream reads from. */
    private boolean isStored(int opcode, KindFrame frame) {
        footprint.storesBy(opcode);
        return opcode != Opcodes.BASTORE || "[Z".equals(frame.beneath(2));
    }

    private boolean isQuietAccess(FieldInsnNode insn) {
        FieldName field = new FieldName(insn.owner, insn.name, insn.desc);
        boolean isStatic = insn.getOpcode() == Opcodes.GETSTATIC || insn.getOpcode() == Opcodes.PUTSTATIC;
        if (insn.getOpcode() == Opcodes.PUTSTATIC || insn.getOpcode() == Opcodes.PUTFIELD) {
            footprint.storesTo(field);
        }
        // to ask for a static field of another class could initialize that
        return (!isStatic || facts.declares(field))
                && !(copied && insn.getOpcode() == Opcodes.PUTSTATIC)
                && !facts.belongsToStream(field)
                && !facts.isVolatile(field);
    }

    private boolean isQuietCall(MethodInsnNode call, KindFrame frame) {
        if (copied && call.name.equals("clone")) {
            return false;
        }
        if (QuietLibrary.isCopy(call)) {
            String array = frame.beneath(2);
            boolean isKnown = array != null && array.startsWith("[") && !array.equals("[B");
            footprint.storesBy(isKnown ? storing(array) : Opcodes.BASTORE);
            return isKnown;
        }
        if (QuietLibrary.contains(call)) {
            if (call.name.equals("fill")) {
                footprint.storesBy(storing(call.desc.substring(1)));
            }
            return true;
        }
        Footprint called = facts.transfer(call) == null ? facts.footprint(call) : null;
        if (called == null) {
            return false;
        }
        footprint.include(called);
        if (called.isOfThisClass()) {
            int arguments = (Type.getArgumentsAndReturnSizes(call.desc) >> 2) - 1;
            footprint.restsOnThisClass();
            return KindFrame.THIS.equals(frame.beneath(arguments));
        }
        return true;
    }

    private static int storing(String array) {
        char element = array.charAt(1);
        return Opcodes.IASTORE + "IJFDLBCS".indexOf(element == 'Z' ? 'B' : element == '[' ? 'L' : element);
    }

    private boolean isOwn(String type) {
        return type.equals(facts.name());
    }

    /** Whether it is loaded already, or comes from the JDK: the loader of another class is the program's. */
    private boolean isLoaded(String type) {
        String element = type.substring(type.lastIndexOf('[') + 1);
        boolean isArray = element.length() < type.length();
        String name = isArray && element.startsWith("L") ? element.substring(1, element.length() - 1) : element;
        return isArray && element.length() == 1 || isOwn(name) || name.startsWith("java/");
    }
}
