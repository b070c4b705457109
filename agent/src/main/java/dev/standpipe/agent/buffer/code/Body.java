package dev.standpipe.agent.buffer.code;

import java.util.Arrays;

/** The code of a method, and what is to come before it, before its returns, and after an exception. */
public final class Body {
    static final String NAME = "Code";

    private static final byte[] NOTHING = {};
    private static final int MOST = 0xFFFF;

    /** More than what is inserted needs, with what is about to be returned. */
    private static final int STACK = 10;

    private final byte[] file;
    private final Constants constants;

    /** Where in the file the instructions are, and how long they are; what belongs to them comes after them. */
    private final int start;

    private final int length;
    private final int maxLocals;
    private final int maxStack;

    private byte[] before = NOTHING;
    private byte[] beforeReturns = NOTHING;
    private byte[] handler = NOTHING;

    /** How much of what comes before the handler is for, too. */
    private int handled;

    private byte[] handlersTypes;

    /** How far before the method's own code something is jumped to, or 0; and what is on the stack there. */
    private int jumpedTo;

    private byte[] stack;
    private boolean isChanged;

    private Body(byte[] file, Constants constants, int start, int length, int maxStack, int maxLocals) {
        this.file = file;
        this.constants = constants;
        this.start = start;
        this.length = length;
        this.maxStack = maxStack;
        this.maxLocals = maxLocals;
    }

    /** {@code at}: where in the file the content of the attribute is. */
    static Body of(byte[] file, Constants constants, int at) {
        return new Body(file, constants, at + 8, Bytes.u4(file, at + 4), Bytes.u2(file, at), Bytes.u2(file, at + 2));
    }

    /** For a method that had none. */
    static Body made(byte[] code, Constants constants, int maxLocals) {
        // neither handlers nor attributes
        byte[] content = new Bytes().add(code).u2(0).u2(0).toArray();
        Body body = new Body(content, constants, 0, code.length, 0, maxLocals);
        body.isChanged = true;
        return body;
    }

    public void insert(byte[] code) {
        isChanged = true;
        before = new Bytes().add(code).add(before).toArray();
    }

    /** With a jump to its last instruction, of one byte; {@code stack} has none or one type there. */
    public void insertWithJump(byte[] code, byte[] stack) {
        jumpedTo = before.length + 1;
        this.stack = stack;
        insert(code);
    }

    public void insertBeforeReturns(byte[] code) {
        isChanged = true;
        beforeReturns = new Bytes().add(beforeReturns).add(code).toArray();
    }

    /** For every exception that leaves the code, and what has been inserted so far. */
    public void handleAll(byte[] code, byte[] types) {
        isChanged = true;
        handler = code;
        handled = before.length;
        handlersTypes = types;
    }

    boolean isChanged() {
        return isChanged;
    }

    public int length() {
        return length;
    }

    /** Where the instruction behind that one is. */
    public int next(int pc) {
        return pc + Instructions.length(file, start, pc);
    }

    /** The first call of a method at that place or behind it; {@link #length} if there is none. */
    public int nextCall(int pc) {
        return Instructions.nextCall(file, start, length, pc);
    }

    public int opcode(int pc) {
        return Instructions.opcode(file, start + pc);
    }

    /** The constant that it names, where it names one by two bytes. */
    public int constant(int pc) {
        return Bytes.u2(file, start + pc + 1);
    }

    /** One in place of another of the same length. */
    public void replace(int pc, int opcode, int constant) {
        file[start + pc] = (byte) opcode;
        Bytes.put(file, start + pc + 1, constant);
    }

    /** What the attribute has in it. */
    byte[] toBytes() {
        int aligning = -before.length & 3;
        int shift = aligning + before.length;
        boolean inOnePiece = beforeReturns.length == 0;
        Places places =
                inOnePiece ? Places.behind(shift) : Places.around(file, start, length, shift, beforeReturns.length);
        Bytes code = new Bytes();
        for (int k = 0; k < aligning; k++) {
            code.u1(Instructions.NOP);
        }
        code.add(before);
        if (inOnePiece) {
            code.add(file, start, start + length);
        } else {
            copy(code, places);
        }
        int end = code.length();
        code.add(handler);
        if (code.length() >= MOST) {
            throw new IllegalStateException("a method is too long");
        }
        Bytes all = new Bytes()
                .u2(Math.max(maxStack, STACK))
                .u2(maxLocals)
                .u4(code.length())
                .add(code.toArray());
        int at = start + length;
        int handlers = Bytes.u2(file, at);
        all.u2(handlers + (handler.length > 0 ? 1 : 0));
        at += 2;
        for (int k = 0; k < handlers; k++, at += 8) {
            for (int each = 0; each < 6; each += 2) {
                all.u2(places.of(Bytes.u2(file, at + each)));
            }
            all.u2(Bytes.u2(file, at + 6));
        }
        if (handler.length > 0) {
            all.u2(shift - handled).u2(end).u2(end).u2(0);
        }
        StackMap map = new StackMap();
        if (jumpedTo > 0) {
            map.same(shift - jumpedTo, stack);
        }
        copyAttributes(at, all, places, map, end);
        return all.toArray();
    }

    private void copy(Bytes to, Places places) {
        for (int pc = 0; pc < length; pc = next(pc)) {
            int opcode = opcode(pc);
            int at = start + pc;
            if (Instructions.isReturn(opcode)) {
                to.add(beforeReturns).u1(opcode);
            } else if (Instructions.isJump(opcode)) {
                int distance = places.of(pc + (short) Bytes.u2(file, at + 1)) - places.of(pc);
                if (distance != (short) distance) {
                    throw new IllegalStateException("a jump is too far");
                }
                to.u1(opcode).u2(distance);
            } else if (opcode >= Instructions.GOTO_WIDE) {
                to.u1(opcode).u4(places.of(pc + Bytes.u4(file, at + 1)) - places.of(pc));
            } else if (Instructions.isSwitch(opcode)) {
                copySwitch(to, pc, places);
            } else {
                to.add(file, at, start + next(pc));
            }
        }
    }

    private void copySwitch(Bytes to, int pc, Places places) {
        int opcode = opcode(pc);
        int from = places.of(pc);
        to.u1(opcode);
        for (int k = from + 1; k < Instructions.aligned(from); k++) {
            to.u1(0);
        }
        int at = start + Instructions.aligned(pc);
        boolean isTable = opcode == Instructions.TABLE_SWITCH;
        int head = isTable ? 12 : 8;
        int end = start + next(pc);
        // the first distance is that of whatever is not in the table
        to.u4(places.of(pc + Bytes.u4(file, at)) - from).add(file, at + 4, at + head);
        for (int each = at + head; each < end; each += 4) {
            if (!isTable) {
                to.add(file, each, each + 4);
                each += 4;
            }
            to.u4(places.of(pc + Bytes.u4(file, each)) - from);
        }
    }

    private void copyAttributes(int table, Bytes to, Places places, StackMap map, int end) {
        int count = 0;
        Bytes copied = new Bytes();
        int at = table + 2;
        for (int k = Bytes.u2(file, table); k > 0; k--) {
            int length = Bytes.u4(file, at + 2);
            int content = at + 6;
            switch (constants.text(Bytes.u2(file, at))) {
                case StackMap.NAME:
                    map.copy(file, content, places);
                    break;
                case "LineNumberTable":
                    count++;
                    copied.add(file, at, content).add(lines(content, length, places));
                    break;
                case "LocalVariableTable":
                case "LocalVariableTypeTable":
                    count++;
                    copied.add(file, at, content).add(variables(content, length, places));
                    break;
                default:
                    // annotations and what other tools add: a JVM does not need them, and their places would be wrong
                    break;
            }
            at = content + length;
        }
        if (handler.length > 0) {
            map.full(end, handlersTypes);
        }
        to.u2(count + (map.isEmpty() ? 0 : 1)).add(copied.toArray());
        if (!map.isEmpty()) {
            map.writeTo(to, constants);
        }
    }

    private byte[] lines(int content, int length, Places places) {
        byte[] lines = Arrays.copyOfRange(file, content, content + length);
        for (int each = 2; each < length; each += 4) {
            Bytes.put(lines, each, places.of(Bytes.u2(lines, each)));
        }
        return lines;
    }

    private byte[] variables(int content, int length, Places places) {
        byte[] variables = Arrays.copyOfRange(file, content, content + length);
        for (int each = 2; each < length; each += 10) {
            int from = Bytes.u2(variables, each);
            int first = places.of(from);
            Bytes.put(variables, each + 2, places.of(from + Bytes.u2(variables, each + 2)) - first);
            Bytes.put(variables, each, first);
        }
        return variables;
    }
}
