package dev.standpipe.agent.buffer;

import dev.standpipe.agent.buffer.code.Body;
import dev.standpipe.agent.buffer.code.Bytes;
import dev.standpipe.agent.buffer.code.Constants;
import dev.standpipe.agent.buffer.code.MethodBytes;
import java.lang.reflect.Modifier;
import java.util.List;

/** Code that goes to the start or the end of one method of the JDK; what the method does stays where it is. */
final class Insertion {
    static final int INVOKEVIRTUAL = 182;
    static final int INVOKESPECIAL = 183;
    static final int INVOKESTATIC = 184;

    private static final int BIPUSH = 16;
    private static final int LDC2_W = 20;
    private static final int ILOAD = 21;
    private static final int ALOAD_0 = 42;
    private static final int NOP = 0;
    private static final int POP = 87;
    private static final int POP2 = 88;
    private static final int DUP = 89;
    private static final int DUP2 = 92;
    private static final int LCMP = 148;
    private static final int IFEQ = 153;
    private static final int IF_ICMPEQ = 159;
    private static final int IRETURN = 172;
    private static final int RETURN = 177;
    private static final int GETFIELD = 180;
    private static final int PUTFIELD = 181;
    private static final int NEW = 187;
    private static final int ATHROW = 191;
    private static final int IFNULL = 198;

    private static final Call TO_WRITE = new Call("toWrite", "()V", "");

    private static final String INIT = "<init>";
    private static final byte[] NOTHING = {};

    private final String owner;
    private final Lock lock;
    private final MethodBytes method;
    private final Constants constants;
    private final boolean isStatic;
    private final List<String> arguments;

    Insertion(String owner, Lock lock, MethodBytes method, Constants constants) {
        this.owner = owner;
        this.lock = lock;
        this.method = method;
        this.constants = constants;
        this.isStatic = method.has(Modifier.STATIC);
        this.arguments = Descriptors.arguments(method.descriptor);
    }

    /** The lock that is made here becomes one that a window can stand in. Returns whether one is made. */
    boolean makeWindow() {
        Body body = method.body();
        int create = -1;
        int construct = -1;
        for (int pc = 0; pc < body.length(); pc = body.next(pc)) {
            int opcode = body.opcode(pc);
            if (opcode == NEW) {
                create = pc;
            } else if (opcode == INVOKESPECIAL) {
                construct = pc;
            } else if (opcode == PUTFIELD && constants.name(body.constant(pc)).equals(lock.field)) {
                if (construct < 0 || body.next(construct) != pc || !isMade(body, create, construct)) {
                    throw new IllegalStateException(owner.replace('/', '.') + " makes its lock in another way");
                }
                String descriptor = constants.descriptor(body.constant(construct));
                body.replace(create, NEW, constants.type(lock.replacement));
                body.replace(construct, INVOKESPECIAL, constants.method(lock.replacement, INIT, descriptor));
                return true;
            }
        }
        return false;
    }

    /** By these two instructions, and nothing else. */
    private boolean isMade(Body body, int create, int construct) {
        int constructor = body.constant(construct);
        return create >= 0
                && constants.className(body.constant(create)).equals(lock.made)
                && constants.owner(constructor).equals(lock.made)
                && constants.name(constructor).equals(INIT);
    }

    /** Calls that at the start. */
    void call(Call call) {
        method.body().insert(code(call).toArray());
    }

    /**
     * Calls that at the start, and returns what it answers unless that is {@code goOn}. Where the answer is whether all
     * is done, it returns nothing, or the object that was called.
     */
    void ask(Call call, Object goOn) {
        Bytes code = code(call);
        String answer = Descriptors.result(call.descriptor);
        Bytes leave = new Bytes();
        int jump;
        int drop;
        byte[] stack = NOTHING;
        if (answer.equals("Z")) {
            String result = Descriptors.result(method.descriptor);
            if (!result.equals("V")) {
                leave.u1(ALOAD_0);
            }
            leave.u1(result.equals("V") ? RETURN : Descriptors.opcode(IRETURN, result));
            jump = IFEQ;
            drop = NOP;
        } else {
            boolean wide = Descriptors.words(answer) == 2;
            code.u1(wide ? DUP2 : DUP);
            if (wide) {
                code.u1(LDC2_W).u2(constants.number((Long) goOn)).u1(LCMP);
            } else if (!Descriptors.isObject(answer)) {
                code.u1(BIPUSH).u1((Integer) goOn);
            }
            leave.u1(Descriptors.opcode(IRETURN, answer));
            jump = Descriptors.isObject(answer) ? IFNULL : wide ? IFEQ : IF_ICMPEQ;
            drop = wide ? POP2 : POP;
            stack = type(answer).toArray();
        }
        code.u1(jump).u2(3 + leave.length()).add(leave.toArray()).u1(drop);
        method.body().insertWithJump(code.toArray(), stack);
    }

    /** Calls that method of its own at the start, if it does so somewhere, for what is remembered of it. */
    void callFirst(String own) {
        Body body = method.body();
        for (int pc = 0; pc < body.length(); pc = body.next(pc)) {
            int opcode = body.opcode(pc);
            if (opcode == INVOKEVIRTUAL || opcode == INVOKESPECIAL) {
                int member = body.constant(pc);
                if (constants.name(member).equals(own)
                        && constants.owner(member).equals(owner)) {
                    body.insert(new Bytes()
                            .u1(ALOAD_0)
                            .u1(opcode)
                            .u2(member)
                            .u1(POP)
                            .toArray());
                    return;
                }
            }
        }
    }

    /** Calls those before each return, and when an exception leaves; without the stack for it, nothing is done. */
    void finish(Call... calls) {
        Bytes all = new Bytes();
        for (Call call : calls) {
            beforeReturns(call);
            all.add(code(call).toArray());
        }
        method.body().handleAll(all.u1(ATHROW).toArray(), typesOfTheHandler());
        call(TO_WRITE);
    }

    /** The same, but not when an exception leaves. */
    void finishReturns(Call call) {
        beforeReturns(call);
        call(TO_WRITE);
    }

    void beforeReturns(Call call) {
        method.body().insertBeforeReturns(code(call).toArray());
    }

    /** A native method becomes one that calls that instead; it does the same. */
    void replace(Call call) {
        String result = Descriptors.result(method.descriptor);
        int leave = result.equals("V") ? RETURN : Descriptors.opcode(IRETURN, result);
        method.fill(code(call).u1(leave).toArray(), place(arguments.size()));
    }

    private Bytes code(Call call) {
        Bytes code = new Bytes();
        for (char each : call.passed.toCharArray()) {
            switch (each) {
                case Call.RESULT:
                    code.u1(DUP);
                    break;
                case Call.THIS:
                    code.u1(ALOAD_0);
                    break;
                case Call.LOCK:
                    load(code, lock.field, lock.descriptor);
                    break;
                case Call.DESCRIPTOR:
                    load(code, "fd", FileClass.FD);
                    break;
                default:
                    load(code, each - '0');
                    break;
            }
        }
        return code.u1(INVOKESTATIC).u2(constants.method(call.owner, call.name, call.descriptor));
    }

    private void load(Bytes code, String field, String descriptor) {
        code.u1(ALOAD_0).u1(GETFIELD).u2(constants.field(owner, field, descriptor));
    }

    private void load(Bytes code, int argument) {
        code.u1(Descriptors.opcode(ILOAD, arguments.get(argument))).u1(place(argument));
    }

    /** The variable that the argument is in, or would be. */
    private int place(int argument) {
        int at = isStatic ? 0 : 1;
        for (int k = 0; k < argument; k++) {
            at += Descriptors.words(arguments.get(k));
        }
        return at;
    }

    /** Variables as they are when the method starts; the JDK's methods keep to the types of their arguments. */
    private byte[] typesOfTheHandler() {
        Bytes types = new Bytes().u2(arguments.size() + (isStatic ? 0 : 1));
        if (!isStatic) {
            types.add(type('L' + owner + ';').toArray());
        }
        for (String argument : arguments) {
            types.add(type(argument).toArray());
        }
        return types.u2(1).add(type("Ljava/lang/Throwable;").toArray()).toArray();
    }

    /** As a stack map has it. */
    private Bytes type(String type) {
        switch (type.charAt(0)) {
            case 'F':
                return new Bytes().u1(2);
            case 'D':
                return new Bytes().u1(3);
            case 'J':
                return new Bytes().u1(4);
            case 'L':
                return new Bytes().u1(7).u2(constants.type(type.substring(1, type.length() - 1)));
            case '[':
                return new Bytes().u1(7).u2(constants.type(type));
            default:
                return new Bytes().u1(1);
        }
    }
}
