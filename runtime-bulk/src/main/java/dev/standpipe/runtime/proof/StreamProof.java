package dev.standpipe.runtime.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** What is known of a class of streams by its code, in one direction or in both. */
public final class StreamProof {
    private static final int MOST_WAYS = 32;

    /** Each is looked at when elements come. */
    private static final int MOST_PASSAGES = 6;

    private static final int MOST_REASONS = 2;

    /** Instructions, on all ways of one method, and for one class in one direction. */
    private static final int MOST_OF_A_METHOD = 6000;

    private static final int MOST_OF_A_CLASS = 25_000;

    private int instructions;

    private final Map<Op, List<Passage>> passages = new EnumMap<>(Op.class);
    private final Map<Op, String> refusals = new EnumMap<>(Op.class);
    private final Set<Op> undecided = EnumSet.noneOf(Op.class);

    /** Why there are no methods, if there are none. */
    private String missing;

    private StreamProof() {}

    /**
     * Of the class with this name, with slashes, what its elements do in this direction; {@code loaded} is null where
     * there are only files.
     */
    public static StreamProof of(LoadedCode code, String name, LoadedClasses loaded, boolean reads) {
        StreamProof proof = new StreamProof();
        Classes known = new Classes(code, name, loaded);
        for (Op op : Op.of(reads)) {
            MethodCode method;
            try {
                method = known.ofStream(op.key);
            } catch (Unproved missing) {
                proof.missing = missing.getMessage();
                continue;
            }
            proof.follow(op, method, known);
        }
        return proof;
    }

    /** What is known by both: of a class, in the one direction and in the other. */
    public StreamProof and(StreamProof other) {
        StreamProof both = new StreamProof();
        for (StreamProof one : Arrays.asList(this, other)) {
            both.instructions += one.instructions;
            both.passages.putAll(one.passages);
            both.refusals.putAll(one.refusals);
            both.undecided.addAll(one.undecided);
            both.missing = one.missing == null ? both.missing : one.missing;
        }
        return both;
    }

    private void follow(Op op, MethodCode method, Classes known) {
        List<Passage> found = new ArrayList<>();
        Unproved whyNot = null;
        Deque<List<Boolean>> open = new ArrayDeque<>();
        // the bytes of one element part ways: that is an element at an edge, which the stream carries itself
        Deque<List<Boolean>> parting = new ArrayDeque<>();
        open.add(Collections.emptyList());
        int most = Math.min(MOST_OF_A_CLASS, instructions + MOST_OF_A_METHOD);
        for (int ways = 0; isToGoOn(found, open, parting, ways) && instructions < most; ways++) {
            List<Boolean> begun = open.isEmpty() ? parting.pop() : open.pop();
            Way way = new Way(op, begun);
            try {
                found.add(end(op, method, way, known));
            } catch (Unproved unproved) {
                if (unproved.isForNow) {
                    undecided.add(op);
                }
                whyNot = whyNot == null || whyNot.isThrown ? unproved : whyNot;
            }
            instructions += way.instructions;
            for (int k = begun.size(); k < way.decisions.size(); k++) {
                List<Boolean> other = new ArrayList<>(way.decisions.subList(0, k));
                other.add(!way.decisions.get(k));
                (way.isMetAgain(k) ? parting : open).add(other);
            }
        }
        List<Passage> whole = whole(found);
        if (whole.isEmpty()) {
            refusals.put(
                    op,
                    whyNot != null
                            ? whyNot.getMessage()
                            : instructions < most ? "what it does depends on the data" : "it takes too long to follow");
        } else {
            passages.put(op, whole);
        }
    }

    private static boolean isToGoOn(
            List<Passage> found, Deque<List<Boolean>> open, Deque<List<Boolean>> parting, int ways) {
        boolean areMore = !open.isEmpty() || !parting.isEmpty() && whole(found).isEmpty();
        return areMore && ways < MOST_WAYS && found.size() < MOST_PASSAGES;
    }

    private static Passage end(Op op, MethodCode method, Way way, Classes known) throws Unproved {
        Made array = null;
        Value[] arguments;
        if (op.isOfBytes()) {
            array = new Made(Made.LENGTH, Value.OPAQUE);
            for (int k = 0; k < Made.LENGTH && !op.isRead(); k++) {
                array.bytes[k] = Bits.from(8 * k, 8, true, 32);
            }
            arguments = new Value[] {Place.STREAM, array, Linear.of(0), Linear.of(op.width)};
        } else if (op.isRead()) {
            arguments = new Value[] {Place.STREAM};
        } else {
            arguments = new Value[] {Place.STREAM, Carrying.argument(op), Value.SECOND_HALF};
        }
        Value result = new Follower(way, known).follow(method, arguments);
        return Verdict.of(op, way, result, array);
    }

    /** Those that stand for all values, one for each two that do so together. */
    private static List<Passage> whole(List<Passage> found) {
        List<Passage> whole = new ArrayList<>();
        for (Passage passage : found) {
            boolean isWhole = passage.valueIsSet == null;
            for (Passage other : found) {
                isWhole |= passage.valueIsSet == Boolean.TRUE && passage.completes(other);
            }
            if (isWhole) {
                whole.add(passage);
            }
        }
        return whole;
    }

    /** What a class was taken for that is one thing when it is read from and another when it is written to. */
    public static String kind(String reads, String writes) {
        boolean differ = reads != null && writes != null && !reads.equals(writes);
        return differ ? reads + ", and for writes a " + writes : reads != null ? reads : writes;
    }

    /** In a word or two, what it was taken for; null where it is of no use. */
    public String kind() {
        boolean array = false;
        boolean composed = false;
        boolean counts = false;
        boolean limits = false;
        for (Map.Entry<Op, List<Passage>> one : passages.entrySet()) {
            for (Passage passage : one.getValue()) {
                array |= passage.index != null;
                composed |= !one.getKey().isOfStream()
                        && (passage.isLittleEndian
                                || passage.index == null
                                        && passage.calls().get(0).isOfStream());
                counts |= !passage.steps().isEmpty();
                limits |= !passage.conditions().isEmpty();
            }
        }
        if (passages.isEmpty()) {
            return null;
        }
        return array
                ? "buffer of its own"
                : composed
                        ? "data stream of its own"
                        : limits ? "delegate with a limit" : counts ? "delegate that counts" : "delegate";
    }

    /** The methods that an element can pass through. */
    public Set<Op> methods() {
        Set<Op> all = EnumSet.noneOf(Op.class);
        all.addAll(passages.keySet());
        all.addAll(refusals.keySet());
        return all;
    }

    /** The ways on which it is carried; none where it was refused. */
    public List<Passage> passages(Op op) {
        return passages.getOrDefault(op, Collections.emptyList());
    }

    /** Why it was refused, and at which line; null where it was not, or where the class has no such method. */
    public String refusal(Op op) {
        return refusals.get(op);
    }

    /** Why the methods that were refused were, the first few reasons, each with its methods; null where none was. */
    public String whyNot() {
        Map<String, List<Op>> reasons = new LinkedHashMap<>();
        for (Map.Entry<Op, String> refusal : refusals.entrySet()) {
            reasons.computeIfAbsent(refusal.getValue(), new Function<String, List<Op>>() {
                        @Override
                        public List<Op> apply(String reason) {
                            return new ArrayList<>();
                        }
                    })
                    .add(refusal.getKey());
        }
        StringBuilder text = new StringBuilder();
        int left = MOST_REASONS;
        for (Map.Entry<String, List<Op>> reason : reasons.entrySet()) {
            if (left-- > 0) {
                String methods = reason.getValue().toString();
                text.append(text.length() == 0 ? "" : "; ")
                        .append(methods, 1, methods.length() - 1)
                        .append(": ")
                        .append(reason.getKey());
            }
        }
        return methods().isEmpty() ? missing : text.length() == 0 ? null : text.toString();
    }

    /** Whether more may be known of it when more classes are loaded. */
    public boolean isUndecided(Op op) {
        return undecided.contains(op);
    }
}
