package dev.standpipe.agent.buffer;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Code that goes to the start or the end of one method of the JDK; what the method does stays where it is. */
final class Insertion {
    private static final Call TO_WRITE = new Call("toWrite", "()V", "");

    /** More than any of it needs, with what is about to be returned. */
    private static final int STACK = 10;

    private final String owner;
    private final Lock lock;
    private final MethodNode method;
    private final boolean isStatic;

    Insertion(String owner, Lock lock, MethodNode method) {
        this.owner = owner;
        this.lock = lock;
        this.method = method;
        this.isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    }

    /** The lock that is made here becomes one that a window can stand in. Returns whether one is made. */
    boolean makeWindow() {
        for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
            if (i.getOpcode() == Opcodes.PUTFIELD && ((FieldInsnNode) i).name.equals(lock.field)) {
                MethodInsnNode construct = (MethodInsnNode) i.getPrevious();
                AbstractInsnNode create = construct;
                while (create.getOpcode() != Opcodes.NEW) {
                    create = create.getPrevious();
                }
                construct.owner = lock.replacement;
                ((TypeInsnNode) create).desc = lock.replacement;
                return true;
            }
        }
        return false;
    }

    /** Calls that at the start. */
    void call(Call call) {
        InsnList code = new InsnList();
        append(code, call);
        method.instructions.insert(code);
    }

    /**
     * Calls that at the start, and returns what it answers unless that is {@code goOn}. Where the answer is whether all
     * is done, it returns nothing, or the object that was called.
     */
    void ask(Call call, Object goOn) {
        InsnList code = new InsnList();
        append(code, call);
        LabelNode on = new LabelNode();
        Type answer = Type.getReturnType(call.descriptor);
        if (answer == Type.BOOLEAN_TYPE) {
            code.add(new JumpInsnNode(Opcodes.IFEQ, on));
            boolean returnsItself = Type.getReturnType(method.desc) != Type.VOID_TYPE;
            if (returnsItself) {
                code.add(new VarInsnNode(Opcodes.ALOAD, 0));
            }
            code.add(new InsnNode(returnsItself ? Opcodes.ARETURN : Opcodes.RETURN));
        } else {
            boolean wide = answer == Type.LONG_TYPE;
            boolean isObject = answer.getSort() == Type.OBJECT;
            code.add(new InsnNode(wide ? Opcodes.DUP2 : Opcodes.DUP));
            if (!isObject) {
                code.add(new LdcInsnNode(goOn));
            }
            if (wide) {
                code.add(new InsnNode(Opcodes.LCMP));
            }
            code.add(new JumpInsnNode(isObject ? Opcodes.IFNULL : wide ? Opcodes.IFEQ : Opcodes.IF_ICMPEQ, on));
            code.add(new InsnNode(answer.getOpcode(Opcodes.IRETURN)));
        }
        code.add(on);
        code.add(frame(answer));
        code.add(new InsnNode(
                answer == Type.BOOLEAN_TYPE ? Opcodes.NOP : answer == Type.LONG_TYPE ? Opcodes.POP2 : Opcodes.POP));
        method.instructions.insert(code);
    }

    /** Calls that method of its own at the start, if it does so somewhere, for what is remembered of it. */
    void callFirst(String own) {
        for (AbstractInsnNode i : method.instructions) {
            if (i instanceof MethodInsnNode
                    && ((MethodInsnNode) i).owner.equals(owner)
                    && ((MethodInsnNode) i).name.equals(own)) {
                InsnList code = new InsnList();
                code.add(new VarInsnNode(Opcodes.ALOAD, 0));
                code.add(i.clone(null));
                code.add(new InsnNode(Opcodes.POP));
                method.instructions.insert(code);
                return;
            }
        }
    }

    /** Calls that before each return, and when an exception leaves; where there is no stack for it, nothing is done. */
    void finish(Call call) {
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        method.instructions.insert(start);
        beforeReturns(call);
        method.instructions.add(end);
        method.instructions.add(
                new FrameNode(Opcodes.F_FULL, locals().length, locals(), 1, new Object[] {"java/lang/Throwable"}));
        append(method.instructions, call);
        method.instructions.add(new InsnNode(Opcodes.ATHROW));
        method.tryCatchBlocks.add(new TryCatchBlockNode(start, end, end, null));
        call(TO_WRITE);
    }

    /** The same, but not when an exception leaves. */
    void finishReturns(Call call) {
        beforeReturns(call);
        call(TO_WRITE);
    }

    void beforeReturns(Call call) {
        for (AbstractInsnNode i = method.instructions.getFirst(); i != null; i = i.getNext()) {
            if (i.getOpcode() >= Opcodes.IRETURN && i.getOpcode() <= Opcodes.RETURN) {
                InsnList code = new InsnList();
                append(code, call);
                method.instructions.insertBefore(i, code);
            }
        }
    }

    /** A native method becomes one that calls that instead; it does the same. */
    void replace(Call call) {
        method.access &= ~Opcodes.ACC_NATIVE;
        method.maxLocals = Type.getArgumentsAndReturnSizes(method.desc) >> 2;
        append(method.instructions, call);
        method.instructions.add(new InsnNode(Type.getReturnType(method.desc).getOpcode(Opcodes.IRETURN)));
    }

    private void append(InsnList code, Call call) {
        method.maxStack = Math.max(method.maxStack, STACK);
        for (char each : call.passed.toCharArray()) {
            switch (each) {
                case Call.RESULT:
                    code.add(new InsnNode(Opcodes.DUP));
                    break;
                case Call.THIS:
                    code.add(new VarInsnNode(Opcodes.ALOAD, 0));
                    break;
                case Call.LOCK:
                    load(code, lock.field, lock.descriptor);
                    break;
                case Call.DESCRIPTOR:
                    load(code, "fd", "Ljava/io/FileDescriptor;");
                    break;
                default:
                    load(code, each - '0');
                    break;
            }
        }
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, call.owner, call.name, call.descriptor, false));
    }

    private void load(InsnList code, String field, String descriptor) {
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, owner, field, descriptor));
    }

    private void load(InsnList code, int argument) {
        Type[] arguments = Type.getArgumentTypes(method.desc);
        int at = isStatic ? 0 : 1;
        for (int k = 0; k < argument; k++) {
            at += arguments[k].getSize();
        }
        code.add(new VarInsnNode(arguments[argument].getOpcode(Opcodes.ILOAD), at));
    }

    /** At the start of the method: variables are as that has them. */
    private static FrameNode frame(Type answer) {
        return answer == Type.BOOLEAN_TYPE
                ? new FrameNode(Opcodes.F_SAME, 0, null, 0, null)
                : new FrameNode(Opcodes.F_SAME1, 0, null, 1, new Object[] {local(answer)});
    }

    /** As they are when the method starts; the JDK's methods keep to the types of their arguments. */
    private Object[] locals() {
        List<Object> locals = new ArrayList<>();
        if (!isStatic) {
            locals.add(owner);
        }
        for (Type type : Type.getArgumentTypes(method.desc)) {
            locals.add(local(type));
        }
        return locals.toArray();
    }

    private static Object local(Type type) {
        switch (type.getSort()) {
            case Type.LONG:
                return Opcodes.LONG;
            case Type.ARRAY:
            case Type.OBJECT:
                return type.getInternalName();
            case Type.FLOAT:
                return Opcodes.FLOAT;
            case Type.DOUBLE:
                return Opcodes.DOUBLE;
            default:
                return Opcodes.INTEGER;
        }
    }
}
