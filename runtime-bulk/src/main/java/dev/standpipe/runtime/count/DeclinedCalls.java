package dev.standpipe.runtime.count;

import java.lang.ref.WeakReference;

/** Calls that left the rest to the loop for one reason, because of streams of one class. */
public final class DeclinedCalls {
    private final Decline reason;
    private final String receiver;
    final WeakReference<Class<?>> type;
    long count = 1;

    DeclinedCalls(Decline reason, Class<?> type) {
        this.reason = reason;
        this.receiver = type == null ? "null" : type.getName();
        this.type = new WeakReference<Class<?>>(type);
    }

    DeclinedCalls(DeclinedCalls other) {
        this.reason = other.reason;
        this.receiver = other.receiver;
        this.type = other.type;
        this.count = other.count;
    }

    boolean isToldWith(DeclinedCalls other) {
        return reason == other.reason && receiver.equals(other.receiver);
    }

    boolean isUnloaded() {
        return type.get() == null;
    }

    boolean is(Decline reason, Class<?> type) {
        return this.reason == reason && this.type.get() == type && (type != null || receiver.equals("null"));
    }

    public Decline reason() {
        return reason;
    }

    /** The class of the stream that was the reason, or {@code null}. */
    public String receiver() {
        return receiver;
    }

    /** That class, unless it has been unloaded or there was none. */
    public Class<?> type() {
        return type.get();
    }

    public long count() {
        return count;
    }
}
