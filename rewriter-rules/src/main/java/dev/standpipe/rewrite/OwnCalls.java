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

    /** By the method, what it comes to, outside of its own loops. */
    private Map<String, Transfer> leading;

    OwnCalls(Work work) {
        this.work = work;
    }

    /** What one method calls, in order; calls to other classes are not kept. */
    static final class Method {
        private final Work work;
        private final List<Object> calls = new ArrayList<>();
        private final BitSet looped = new BitSet();

        Method(Work work) {
            this.work = work;
        }

        /** How many there are before the place that has been reached. */
        int calls() {
            return calls.size();
        }

        /** A transfer, or the name of a method with its descriptor. */
        void add(Object call) {
            calls.add(call);
        }

        /** From there on to here it is a loop. */
        void loop(int from) {
            work.spend(1 + (calls.size() - from) / Long.SIZE);
            looped.set(from, calls.size());
        }
    }

    /** Of a method that has some. */
    Method of(String name) {
        Method method = new Method(work);
        methods.put(name, method);
        return method;
    }

    /** What a call of the method comes to, or null. */
    Transfer transferOf(String method) {
        if (leading == null) {
            leading = new HashMap<>();
            for (int depth = 0; depth < DEEPEST; depth++) {
                deepen();
            }
        }
        return leading.get(method);
    }

    private void deepen() {
        Map<String, Transfer> more = new HashMap<>();
        for (Map.Entry<String, Method> entry : methods.entrySet()) {
            Method method = entry.getValue();
            work.spend(method.calls.size());
            for (int k = method.calls.size() - 1; k >= 0; k--) {
                Object call = method.calls.get(k);
                Transfer transfer = call instanceof Transfer ? (Transfer) call : leading.get(call);
                if (transfer != null && !method.looped.get(k)) {
                    more.put(entry.getKey(), transfer);
                }
            }
        }
        leading.putAll(more);
    }

    private static boolean isSingle(Object call) {
        return call instanceof Transfer && ((Transfer) call).wire() == WireType.SINGLE_BYTE;
    }

    /** The methods with a loop in which a call leads to a transfer, or is one of a single byte. */
    Set<String> looping() {
        Set<String> found = new HashSet<>();
        for (Map.Entry<String, Method> entry : methods.entrySet()) {
            Method method = entry.getValue();
            for (int k = method.looped.nextSetBit(0); k >= 0; k = method.looped.nextSetBit(k + 1)) {
                Object call = method.calls.get(k);
                boolean behind = call instanceof String && transferOf((String) call) != null;
                if (behind || isSingle(call)) {
                    found.add(entry.getKey());
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
                if (method.calls.get(k) instanceof String) {
                    called.add((String) method.calls.get(k));
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
                    if (call instanceof String && called.add((String) call)) {
                        next.add((String) call);
                    }
                }
            }
            last = next;
        }
        return called;
    }
}
