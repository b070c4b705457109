package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.Transfer;
import dev.standpipe.rewrite.summary.WireType;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which methods of a class call which, and where that leads to a transfer. A transfer in a loop of its own leads nobody
 * further: that loop is looked at by itself.
 */
final class OwnCalls {
    /** From a loop to a transfer there may be so many calls. */
    static final int DEEPEST = 3;

    private final Map<String, Method> methods = new HashMap<>();
    private final Work work;
    private boolean isKnown;

    /** Whether any call comes to a transfer. */
    private boolean anyLeads;

    OwnCalls(Work work) {
        this.work = work;
    }

    /**
     * A method that calls or is called. Private members would be reached by a call more for each, in code that is still
     * interpreted.
     */
    static final class Method {
        final String name;
        private final Work work;

        /** In order; calls to other classes are not kept. */
        final List<Object> calls = new ArrayList<>();

        final BitSet looped = new BitSet();

        /** What it comes to, outside of its own loops, or null. */
        Transfer leading;

        private Transfer further;

        Method(String name, Work work) {
            this.name = name;
            this.work = work;
        }

        /** How many there are before the place that has been reached. */
        int calls() {
            return calls.size();
        }

        /** A transfer, or a method. */
        void add(Object call) {
            calls.add(call);
        }

        /** From there on to here it is a loop. */
        void loop(int from) {
            work.spend(1 + (calls.size() - from) / Long.SIZE);
            looped.set(from, calls.size());
        }

        void look() {
            int count = calls.size();
            work.spend(count);
            for (int k = 0; k < count; k++) {
                Object call = calls.get(k);
                Transfer transfer = call instanceof Method ? ((Method) call).leading : (Transfer) call;
                if (transfer != null && !looped.get(k)) {
                    further = transfer;
                    return;
                }
            }
        }

        /** Whether it comes to something else by one call more. */
        boolean goesFurther() {
            boolean further = this.further != leading;
            leading = this.further;
            return further;
        }
    }

    /** With that name and descriptor. */
    Method of(String name) {
        Method method = methods.get(name);
        if (method == null) {
            method = new Method(name, work);
            methods.put(name, method);
        }
        return method;
    }

    /** What a call of the method comes to, or null. */
    Transfer transferOf(String name) {
        // a name may be very long
        Method method = anyLeads() ? methods.get(name) : null;
        return method == null ? null : method.leading;
    }

    private boolean anyLeads() {
        if (!isKnown) {
            isKnown = true;
            anyLeads = lead();
            boolean goesOn = anyLeads;
            for (int depth = 1; depth < DEEPEST && goesOn; depth++) {
                goesOn = lead();
            }
        }
        return anyLeads;
    }

    /** By one call more; whether any comes to something else then. */
    private boolean lead() {
        for (Method method : methods.values()) {
            method.look();
        }
        boolean goesOn = false;
        for (Method method : methods.values()) {
            goesOn |= method.goesFurther();
        }
        return goesOn;
    }

    private static boolean isSingle(Object call) {
        return call instanceof Transfer && ((Transfer) call).wire() == WireType.SINGLE_BYTE;
    }

    /** The methods with a loop in which a call leads to a transfer, or is one of a single byte. */
    Set<String> looping() {
        Set<String> found = new HashSet<>();
        anyLeads();
        for (Method method : methods.values()) {
            for (int k = method.looped.nextSetBit(0); k >= 0; k = method.looped.nextSetBit(k + 1)) {
                Object call = method.calls.get(k);
                if (isSingle(call) || call instanceof Method && ((Method) call).leading != null) {
                    found.add(method.name);
                    break;
                }
            }
        }
        return found;
    }

    /** What these methods may call in their loops, and what that may call. */
    Set<String> calledInLoops(Set<String> callers) {
        Set<String> called = new HashSet<>();
        for (String caller : callers) {
            Method method = methods.get(caller);
            BitSet looped = method == null ? new BitSet() : method.looped;
            for (int k = looped.nextSetBit(0); k >= 0; k = looped.nextSetBit(k + 1)) {
                if (method.calls.get(k) instanceof Method) {
                    called.add(((Method) method.calls.get(k)).name);
                }
            }
        }
        called.addAll(calledFrom(called));
        return called;
    }

    /** What these methods may call, over as many calls as are followed. */
    Set<String> calledFrom(Set<String> callers) {
        Set<String> called = new HashSet<>();
        Set<String> last = callers;
        for (int depth = 0; depth < DEEPEST; depth++) {
            Set<String> next = new HashSet<>();
            for (String caller : last) {
                Method method = methods.get(caller);
                for (Object call : method == null ? new ArrayList<>() : method.calls) {
                    if (call instanceof Method && called.add(((Method) call).name)) {
                        next.add(((Method) call).name);
                    }
                }
            }
            last = next;
        }
        return called;
    }
}
