package dev.standpipe.runtime.proof;

/** Constants of interfaces that do nothing when they are called: who has no listener has one of these. */
final class Silence {
    private static final int INVOKE_DYNAMIC = 186;
    private static final int PUT_STATIC = 179;
    private static final int RETURN = 177;

    private Silence() {}

    /** A constant of the interface, made by a lambda expression without a body; null where it has none. */
    static FieldName of(ClassCode type) {
        MethodCode initializer = type.method("<clinit>()V");
        if (initializer == null) {
            return null;
        }
        int at = initializer.start;
        while (at < initializer.end()) {
            int next = at + length(type.u1(at));
            if (next == at) {
                return null;
            }
            if (type.u1(at) == INVOKE_DYNAMIC && type.u1(next) == PUT_STATIC) {
                MethodCode body = type.lambda(type.u2(at + 1));
                int field = type.u2(next + 1);
                String name = type.memberName(field);
                boolean isItsOwn = type.memberOwner(field).equals(type.name)
                        && type.memberType(field).equals("L" + type.name + ";");
                if (isItsOwn && isFinal(type, name) && body != null && type.u1(body.start) == RETURN) {
                    return new FieldName(type.name, name, type.memberType(field));
                }
            }
            at = next;
        }
        return null;
    }

    private static boolean isFinal(ClassCode type, String name) {
        Integer access = type.fieldAccess(name + "L" + type.name + ";");
        return access != null && (access & ClassCode.FINAL) != 0;
    }

    /** Of an instruction that can be there; 0 of others. */
    private static int length(int opcode) {
        if (opcode == 185 || opcode == INVOKE_DYNAMIC) {
            return 5;
        }
        if (opcode >= 178 && opcode <= 184 || opcode == 187 || opcode == 189 || opcode == 19 || opcode == 17) {
            return 3;
        }
        if (opcode == 16 || opcode == 18 || opcode == 188) {
            return 2;
        }
        return opcode <= 15 || opcode >= 79 && opcode <= 95 || opcode == RETURN ? 1 : 0;
    }
}
