package dev.standpipe.runtime.route;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.proof.Passage;
import dev.standpipe.runtime.stream.RetransformedStreams;
import dev.standpipe.runtime.stream.StreamKind;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.util.List;

/**
 * The way of elements from a receiver down to where their bytes lie: through streams that were proved and data streams
 * of the JDK's, to an array that one of the former has, to a buffer of the JDK's, or to a file. How things are at one
 * moment.
 */
public final class Route {
    /** Streams may be chained in a circle. */
    private static final int DEPTH = 16;

    private static final int MOST_CALLS = 64;

    private final Stops stops = new Stops();
    private final int width;
    private Object at;
    private Op call;
    private int callsPerElement;

    /** How many elements can take it in a row. */
    private long elements;

    private boolean isLittleEndian;
    private boolean leavesTraces;

    /** In the array where it ends. */
    private int index;

    private Decline whyNot;

    private Route(Object receiver, Op op, int calls, long wanted) {
        this.at = receiver;
        this.call = op;
        this.callsPerElement = calls;
        this.width = op.width;
        this.elements = wanted;
    }

    /** For so many elements, each by so many calls. */
    public static Route of(Object receiver, Op op, int calls, long wanted) {
        Route route = new Route(receiver, op, calls, wanted);
        for (int depth = 0; depth < DEPTH; depth++) {
            if (!route.goesOn()) {
                return route;
            }
        }
        return route.decline(Decline.STREAM_UNKNOWN);
    }

    private boolean goesOn() {
        if (at == null) {
            decline(Decline.STREAM_CLOSED);
            return false;
        }
        if (call.isRead() && at instanceof DataInputStream && passes(DataInputStream.class)) {
            return entersDataInput((DataInputStream) at);
        }
        if (!call.isRead() && at instanceof DataOutputStream && passes(DataOutputStream.class)) {
            return entersDataOutput((DataOutputStream) at);
        }
        switch (StreamKind.of(at)) {
            case RANDOM_ACCESS:
                return ends(true);
            case BUFFERED_INPUT:
            case BYTES_INPUT:
            case FILE_INPUT:
            case BUFFERED_OUTPUT:
            case BYTES_OUTPUT:
            case FILE_OUTPUT:
                return ends(call.isOfStream());
            case UNKNOWN:
                return enters(Proofs.ask(at, call.isRead(), elements));
            default:
                decline(Decline.STREAM_UNKNOWN);
                return false;
        }
    }

    private boolean ends(boolean hasTheMethod) {
        if (!hasTheMethod || RetransformedStreams.isIn(at)) {
            decline(Decline.STREAM_UNKNOWN);
        }
        return false;
    }

    /** A subclass can change what it does with bytes, but not with values. */
    private boolean passes(Class<?> jdk) {
        return !call.isOfStream() || at.getClass() == jdk;
    }

    private boolean entersDataInput(DataInputStream in) {
        if (isMocked(in)) {
            return false;
        }
        stops.add(new DataInputStop(in, callsPerElement));
        at = Door.JDK.in((FilterInputStream) in);
        return calls(call.isOfStream() ? call : DataStreams.call(call));
    }

    private boolean entersDataOutput(DataOutputStream out) {
        if (isMocked(out)) {
            return false;
        }
        if (Door.JDK.written(out) < 0) {
            decline(Decline.COUNTER_NEGATIVE);
            return false;
        }
        stops.add(new DataOutputStop(out, callsPerElement, call));
        at = Door.JDK.out(out);
        return calls(call.isOfStream() ? call : DataStreams.call(call));
    }

    private boolean isMocked(Object jdks) {
        if (RetransformedStreams.isIn(jdks)) {
            decline(Decline.CLASS_CHANGED);
            return true;
        }
        return false;
    }

    /** One call of the stream so far is so many of this. */
    private boolean calls(Op next) {
        if (next == null || callsPerElement * (call.width / next.width) > MOST_CALLS) {
            decline(Decline.STREAM_UNKNOWN);
            return false;
        }
        callsPerElement *= call.width / next.width;
        call = next;
        return true;
    }

    private boolean enters(Proofs proofs) {
        if (stops.have(at)) {
            decline(Decline.STREAM_UNKNOWN);
            return false;
        }
        if (proofs.areAwaited()) {
            decline(Decline.PROOF_AWAITED);
            return false;
        }
        ProvedClass proved = proofs.found();
        if (proved == null || proved.passages(call).isEmpty()) {
            boolean isAwaited = proved != null && proved.isUndecided(call);
            decline(isAwaited ? Decline.PROOF_AWAITED : Decline.STREAM_UNKNOWN);
            return false;
        }
        for (Bound passage : proved.passages(call)) {
            Bound.Look look = passage.look(at);
            long calls = look == null ? 0 : look.calls(elements * callsPerElement);
            if (calls >= callsPerElement) {
                elements = calls / callsPerElement;
                return enters(passage, look);
            }
        }
        elements = 0;
        return false;
    }

    private boolean enters(Bound passage, Bound.Look look) {
        Passage known = passage.passage;
        if (known.isLittleEndian && call.width != width) {
            decline(Decline.STREAM_UNKNOWN);
            return false;
        }
        stops.add(new Stop.OfProof(at, callsPerElement, passage));
        isLittleEndian ^= known.isLittleEndian;
        leavesTraces |= known.leavesTraces;
        at = look.beneath();
        if (passage.call == null) {
            index = look.index();
            return false;
        }
        return calls(passage.call);
    }

    private Route decline(Decline reason) {
        whyNot = reason;
        elements = 0;
        return this;
    }

    /** Why the streams are not carried, or null. */
    public Decline whyNot() {
        return whyNot;
    }

    /** How many elements take it; 0 also where the next one has to be carried by the receiver itself. */
    public long elements() {
        return elements;
    }

    /** An array of bytes, a stream of the JDK's that has one, or a file; else the stream that is the reason. */
    public Object end() {
        return at;
    }

    /** The first stream on it that can be in the wrong. */
    public Object outermost() {
        return stops.outermost();
    }

    /** Where in the array the first byte lies. */
    public int index() {
        return index;
    }

    public boolean isLittleEndian() {
        return isLittleEndian;
    }

    /** Whether the last element is to go through the streams themselves. */
    public boolean leavesTraces() {
        return leavesTraces;
    }

    /** Whether all streams on it have carried elements themselves, and done what was foreseen. */
    public boolean isRehearsed() {
        return stops.areRehearsed();
    }

    public void rehearsed() {
        stops.rehearsed();
    }

    /** Whether it leads through the same streams to the same end. */
    public boolean isLike(Route other) {
        return other.at == at && other.whyNot == null && stops.areLike(other.stops);
    }

    /** Whether it leads through the same streams as when it was looked for; how far it goes is another question. */
    public boolean isStillThere() {
        return stops.leadTo(at);
    }

    /** The streams whose monitor is held while an element passes, the outermost first. */
    public List<Object> locked() {
        return stops.locked();
    }

    /** What the streams count, all in a row. */
    public List<long[]> counters() {
        return stops.counters();
    }

    /** Whether {@code n} elements have moved the counters from there as they should. */
    public boolean isAhead(List<long[]> before, long n) {
        return stops.areAhead(before, n);
    }

    /** Has the streams count what {@code n} elements would have counted, the innermost first, as they would. */
    public void advance(long n) {
        stops.advance(n);
    }

    /** The same for those that lock themselves to count: while no other lock is held, as they do it. */
    public void advanceFields(long n) {
        stops.advanceFields(n);
    }

    /** Has a loop remember which streams that were proved its elements have passed. */
    public void tell(Site site) {
        stops.tell(site);
    }

    /** One of the streams does something else than was foreseen: from now on none is passed by. */
    public static void withdrawAll() {
        ClassFileSource.withdraw();
    }
}
