package dev.standpipe.proof.doorway;

import dev.standpipe.proof.doorway.Victim.SecretFault;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/**
 * Calls everything with anything, and looks at all that comes back: nothing but an attacker's own data may, nothing may
 * be stored outside of where the arguments say, and of its own streams everything as a loop would have it.
 */
final class Attacker {
    private static final int CALLS_OF_A_SCENE = 60;
    private static final int AS_LONG_AS_STAGED = 8192;

    private final List<Target> targets;
    private final List<Target> transfers;
    private final Hostile hostile;
    private final Shared shared;
    private final Findings findings;
    private final Spying spying;
    private final File plain;
    private final File own;
    private final int plainLength;
    private final LongAdder moving;
    private final LongAdder faults;
    private final boolean guarded;
    private Source source;
    private Sink sink;

    Attacker(DoorwayFuzz fuzz, Hostile hostile, File own, boolean guarded) {
        this.targets = fuzz.targets;
        this.transfers = fuzz.transfers;
        this.shared = fuzz.shared;
        this.findings = fuzz.findings;
        this.plain = fuzz.plain;
        this.plainLength = (int) fuzz.plain.length();
        this.moving = fuzz.moving;
        this.faults = fuzz.faults;
        this.hostile = hostile;
        this.own = own;
        this.guarded = guarded;
        this.spying = new Spying(hostile, findings);
    }

    /** Returns the number of calls. */
    int playScene() throws IOException {
        source = Source.of(hostile, plain, plainLength);
        sink = hostile.once(3) ? null : new Sink(hostile, own);
        int calls = 0;
        while (calls < CALLS_OF_A_SCENE && findings.isEmpty()) {
            List<Target> some = hostile.once(3) ? targets : transfers;
            call(some.get(hostile.upTo(some.size())));
            calls++;
            if (hostile.once(4)) {
                shared.disturb(hostile);
            }
        }
        source.close();
        String differs = sink == null ? null : sink.close();
        if (differs != null && findings.isEmpty()) {
            findings.add("a sink of an attacker's own: " + differs);
        }
        spying.look();
        return calls;
    }

    private void call(Target target) throws IOException {
        Call call = new Call(target, hostile, this);
        Object result = null;
        Throwable thrown = null;
        if (guarded) {
            Object[] came = Unprivileged.call(() -> target.call(call.arguments));
            result = came[0];
            thrown = (Throwable) came[1];
        } else {
            try {
                result = target.call(call.arguments);
            } catch (Throwable x) {
                thrown = x;
            }
        }
        try {
            String wrong = thrown == null ? call.wrongWith(result, source, sink) : call.wrongWith(thrown);
            if (wrong != null) {
                findings.add(call + ": " + wrong);
            }
            moving.add(call.hasMoved() ? 1 : 0);
            faults.add(call.hasMetAFault() ? 1 : 0);
            if (result instanceof byte[]) {
                spying.keep((byte[]) result, target.toString());
            }
            if (target.name.startsWith("stage")
                    && !target.name.equals("staging")
                    && call.arguments[1] != null
                    && hostile.once(4)) {
                spying.keep((byte[]) call.arguments[1], "what was given to " + target);
            }
        } catch (Throwable x) {
            findings.add("the fuzzer itself failed after " + call, x);
        }
    }

    Object own(boolean reads) {
        return reads || sink == null ? source.in : sink.out;
    }

    /** What stands for an object that is a receiver, or is not. */
    Object receiver() {
        int kind = hostile.upTo(20);
        if (kind < 9) {
            return source.in;
        }
        if (kind < 14) {
            return sink == null ? shared.receiver(hostile) : sink.out;
        }
        if (kind < 18) {
            return shared.receiver(hostile);
        }
        return kind == 18 ? null : hostile.once(2) ? "no stream" : hostile.anyArray();
    }

    /** One of those whose position nobody knows. */
    Object foreign() {
        return hostile.once(9) ? "no stream" : shared.receiver(hostile);
    }

    Object array(Class<?> type) {
        if (hostile.once(12)) {
            return null;
        }
        if (type == byte[].class && hostile.once(12)) {
            return new byte[AS_LONG_AS_STAGED];
        }
        Object common = hostile.once(10) ? shared.array(type, hostile) : null;
        Object kept = type == byte[].class && hostile.once(10) ? spying.kept() : null;
        return common != null ? common : kept != null ? kept : hostile.array(type);
    }

    boolean isShared(Object array) {
        return shared.has(array) || spying.has(array);
    }

    static boolean isSecret(Throwable thrown) {
        return thrown instanceof SecretFault
                || String.valueOf(thrown.getMessage()).contains(SecretFault.WORD);
    }
}
