package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.Passage;

/** One stream on the way of an element, and how often it is called for one. */
abstract class Stop {
    final Object stream;
    final int callsPerElement;

    Stop(Object stream, int callsPerElement) {
        this.stream = stream;
        this.callsPerElement = callsPerElement;
    }

    /** The stream that it hands on to, or the array that it has, just now. */
    abstract Object beneath();

    abstract Passage.Lock lock();

    /** Counts what so many calls would have counted. */
    abstract void advance(long calls);

    abstract long[] counters();

    abstract boolean isAhead(long[] before, long[] after, long calls);

    boolean isRehearsed() {
        return true;
    }

    void rehearsed() {}

    boolean isLike(Stop other) {
        return other.stream == stream && other.getClass() == getClass();
    }

    /** A stream that was proved. */
    static final class OfProof extends Stop {
        private final Bound passage;

        OfProof(Object stream, int callsPerElement, Bound passage) {
            super(stream, callsPerElement);
            this.passage = passage;
        }

        @Override
        Object beneath() {
            return passage.beneath(stream);
        }

        @Override
        Passage.Lock lock() {
            return passage.passage.lock;
        }

        @Override
        void advance(long calls) {
            passage.advance(stream, calls);
        }

        @Override
        long[] counters() {
            return passage.counters(stream);
        }

        @Override
        boolean isAhead(long[] before, long[] after, long calls) {
            return passage.isAhead(before, after, calls);
        }

        @Override
        boolean isRehearsed() {
            return passage.isRehearsed();
        }

        @Override
        void rehearsed() {
            passage.rehearsed();
        }

        @Override
        boolean isLike(Stop other) {
            return super.isLike(other) && ((OfProof) other).passage == passage;
        }
    }
}
