package dev.standpipe.profile;

import dev.standpipe.report.Observations;
import dev.standpipe.report.Spent;
import dev.standpipe.rewrite.report.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The loops that are known so far, by class and line. */
final class LoopPlaces {
    private final Map<String, SampledLoop> byKey = new HashMap<>();
    private final Map<String, List<SampledLoop>> byClass = new HashMap<>();

    /** Those that were not known before. */
    synchronized void add(List<Finding> findings) {
        for (Finding finding : findings) {
            String key = Observations.key(finding);
            if (!byKey.containsKey(key)) {
                SampledLoop loop = new SampledLoop(finding);
                byKey.put(key, loop);
                String name = finding.place().className().replace('/', '.');
                List<SampledLoop> inClass = byClass.get(name);
                if (inClass == null) {
                    inClass = new ArrayList<>(2);
                    byClass.put(name, inClass);
                }
                inClass.add(loop);
            }
        }
    }

    /** Counts the innermost loop of a stack as having run for so long, and says whether there is one. */
    synchronized boolean count(StackTraceElement[] stack, long nanos) {
        for (int at = 0; at < stack.length; at++) {
            List<SampledLoop> loops = byClass.get(stack[at].getClassName());
            SampledLoop loop = loops == null ? null : smallest(loops, stack[at]);
            if (loop != null) {
                StackTraceElement called = at == 0 ? null : stack[at - 1];
                boolean inBulk = called != null && Transfers.isBulk(called);
                if (!inBulk) {
                    loop.add(nanos, called);
                    loop.sawStreams(stack, at - 1);
                }
                return !inBulk;
            }
        }
        return false;
    }

    private static SampledLoop smallest(List<SampledLoop> loops, StackTraceElement frame) {
        SampledLoop smallest = null;
        for (SampledLoop loop : loops) {
            if (loop.has(frame) && (smallest == null || loop.isSmallerThan(smallest))) {
                smallest = loop;
            }
        }
        return smallest;
    }

    /** Null for what is not known. */
    synchronized Stack stream(String key) {
        SampledLoop loop = byKey.get(key);
        return loop == null ? null : loop.stream();
    }

    synchronized Spent spent(String key) {
        SampledLoop loop = byKey.get(key);
        return loop == null ? Spent.NONE : loop.spent();
    }
}
