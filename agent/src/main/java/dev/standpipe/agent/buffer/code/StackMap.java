package dev.standpipe.agent.buffer.code;

/** What a method has on its stack and in its variables, where jumps come to. */
final class StackMap {
    static final String NAME = "StackMapTable";

    /** The kinds of an entry, by the first of its bytes. */
    private static final int ONE_ON_STACK = 64;

    private static final int KNOWN_FROM = 247;
    private static final int SAME_BUT_FAR = 251;
    private static final int FULL = 255;

    private static final int OBJECT = 7;
    private static final int NOT_CONSTRUCTED = 8;

    private final Bytes entries = new Bytes();
    private int count;
    private int last = -1;

    /** Variables as before; the types on the stack are none or one. */
    void same(int pc, byte[] stack) {
        int distance = distance(pc);
        boolean far = distance >= ONE_ON_STACK;
        if (stack.length == 0) {
            entries.u1(far ? SAME_BUT_FAR : distance);
        } else {
            entries.u1(far ? KNOWN_FROM : ONE_ON_STACK + distance);
        }
        if (far) {
            entries.u2(distance);
        }
        entries.add(stack);
    }

    /** The types of variables and those on the stack, each after how many there are. */
    void full(int pc, byte[] types) {
        int distance = distance(pc);
        entries.u1(FULL).u2(distance).add(types);
    }

    private int distance(int pc) {
        int distance = pc - last - 1;
        last = pc;
        count++;
        return distance;
    }

    /** All entries of a table that is in the file, whose instructions are in other places now. */
    void copy(byte[] file, int table, Places places) {
        int at = table + 2;
        int pc = -1;
        for (int k = Bytes.u2(file, table); k > 0; k--) {
            int kind = file[at++] & 0xFF;
            boolean far = kind >= KNOWN_FROM;
            if (!far && kind >= 2 * ONE_ON_STACK) {
                throw new IllegalStateException("entry " + kind + " of a stack map is not known");
            }
            pc += 1 + (far ? Bytes.u2(file, at) : kind & ONE_ON_STACK - 1);
            at += far ? 2 : 0;
            int to = places.of(pc);
            int end = end(file, at, kind);
            byte[] types = new Bytes().add(file, at, end).toArray();
            move(types, kind, places);
            if (kind <= KNOWN_FROM || kind == SAME_BUT_FAR) {
                same(to, types);
            } else {
                int distance = distance(to);
                entries.u1(kind).u2(distance).add(types);
            }
            at = end;
        }
    }

    private static int end(byte[] file, int at, int kind) {
        if (kind == FULL) {
            int stack = types(file, at + 2, Bytes.u2(file, at));
            return types(file, stack + 2, Bytes.u2(file, stack));
        }
        if (kind > SAME_BUT_FAR) {
            return types(file, at, kind - SAME_BUT_FAR);
        }
        return types(file, at, kind == KNOWN_FROM || kind >= ONE_ON_STACK && kind < KNOWN_FROM ? 1 : 0);
    }

    /** Where so many types end. */
    private static int types(byte[] bytes, int at, int count) {
        int end = at;
        for (int k = 0; k < count; k++) {
            end += bytes[end] == OBJECT || bytes[end] == NOT_CONSTRUCTED ? 3 : 1;
        }
        return end;
    }

    /** Objects without their constructor yet are known by where they were made. */
    private static void move(byte[] types, int kind, Places places) {
        int stack = -1;
        int at = 0;
        if (kind == FULL) {
            stack = types(types, 2, Bytes.u2(types, 0));
            at = 2;
        }
        while (at < types.length) {
            if (at == stack) {
                at += 2;
                continue;
            }
            if (types[at] == NOT_CONSTRUCTED) {
                Bytes.put(types, at + 1, places.of(Bytes.u2(types, at + 1)));
            }
            at = types(types, at, 1);
        }
    }

    boolean isEmpty() {
        return count == 0;
    }

    void writeTo(Bytes to, Constants constants) {
        to.u2(constants.text(NAME)).u4(2 + entries.length()).u2(count).add(entries.toArray());
    }
}
