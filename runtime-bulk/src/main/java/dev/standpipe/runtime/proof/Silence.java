package dev.standpipe.runtime.proof;

import java.util.HashSet;
import java.util.Set;

/** Constants of interfaces that do nothing when they are called: who has no listener has one of these. */
final class Silence {
    private static final int INVOKE_DYNAMIC = 186;
    private static final int PUT_STATIC = 179;
    private static final int RETURN = 177;
    private static final int LENGTH_OF_BOTH = 8;

    private Silence() {}

    /**
     * A constant of the interface, made by a lambda expression without a body for the method with this name and
     * descriptor; null where it has none, or where it makes anything else of its constants.
     */
    static String of(ClassCode type, String name, String descriptor) {
        MethodCode initializer = type.method("<clinit>()V");
        if (initializer == null) {
            return null;
        }
        String silent = null;
        Set<String> put = new HashSet<>();
        int at = initializer.start;
        for (; type.u1(at) == INVOKE_DYNAMIC && type.u1(at + 5) == PUT_STATIC; at += LENGTH_OF_BOTH) {
            Member field = type.member(type.u2(at + 6));
            boolean isItsOwn = field.owner.equals(type.name) && field.type.equals("L" + type.name + ";");
            if (!isItsOwn || !put.add(field.name)) {
                return null;
            }
            MethodCode body = type.lambda(type.u2(at + 1), name, descriptor);
            silent = body != null && type.u1(body.start) == RETURN ? field.name : silent;
        }
        return type.u1(at) == RETURN ? silent : null;
    }
}
