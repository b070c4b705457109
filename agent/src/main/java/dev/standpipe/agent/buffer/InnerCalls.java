package dev.standpipe.agent.buffer;

import dev.standpipe.agent.buffer.code.Body;
import dev.standpipe.agent.buffer.code.ClassBytes;
import dev.standpipe.agent.buffer.code.Constants;
import dev.standpipe.agent.buffer.code.MethodBytes;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The native methods of a class of {@code java.io}, and the private ones that lead there: each way to them has to pass
 * a method that asks the window first. A JDK that has another way is not taken.
 */
final class InnerCalls {
    /** What these do depends on no position, and changes none. */
    private static final List<String> HARMLESS =
            Arrays.asList("open0", "close0", "initIDs", "length", "length0", "isRegularFile0");

    /** From JDK 25 on {@code readLine} calls the native method itself. */
    private static final String PAST = "read0";

    private static final String THROUGH = "read";

    private final String type;

    /** The methods that could lead there. */
    private final List<Caller> callers = new ArrayList<>();

    InnerCalls(String type) {
        this.type = type;
    }

    private static final class Caller {
        final MethodBytes method;
        final String key;

        /** Methods of the same class that it calls. */
        final List<String> called = new ArrayList<>();

        Caller(MethodBytes method) {
            this.method = method;
            this.key = method.name + method.descriptor;
        }
    }

    /** And has those go through that would go past. */
    void lookInto(ClassBytes known) {
        for (MethodBytes method : known.methods) {
            Caller caller = new Caller(method);
            if (!method.isNative()) {
                findCalled(caller, known.constants);
            }
            if (method.isNative() || !caller.called.isEmpty()) {
                callers.add(caller);
            }
        }
    }

    private void findCalled(Caller caller, Constants constants) {
        Body code = caller.method.body();
        for (int pc = code.nextCall(0); pc < code.length(); pc = code.nextCall(code.next(pc))) {
            int member = code.constant(pc);
            if (constants.owner(member).equals(type)) {
                String name = constants.name(member);
                String descriptor = constants.descriptor(member);
                String in = caller.method.name;
                if (name.equals(PAST) && !in.equals(THROUGH) && !in.startsWith("trace")) {
                    name = THROUGH;
                    // not the one that a subclass has
                    code.replace(pc, Insertion.INVOKESPECIAL, constants.method(type, name, descriptor));
                }
                caller.called.add(name + descriptor);
            }
        }
    }

    /** {@code asking}: the methods that ask the window before anything else. */
    void check(Set<String> asking) {
        Set<String> inner = new HashSet<>();
        int before;
        do {
            before = inner.size();
            for (Caller caller : callers) {
                if (isInner(caller, inner, asking)) {
                    inner.add(caller.key);
                }
            }
        } while (inner.size() > before);
    }

    private boolean isInner(Caller caller, Set<String> inner, Set<String> asking) {
        MethodBytes method = caller.method;
        boolean leads = method.isNative() && !HARMLESS.contains(method.name);
        for (String callee : caller.called) {
            leads |= inner.contains(callee);
        }
        if (!leads || asking.contains(caller.key)) {
            return false;
        }
        if (!method.has(Modifier.PRIVATE)) {
            throw new IllegalStateException(type.replace('/', '.') + '.' + method.name + " is not known");
        }
        return true;
    }
}
