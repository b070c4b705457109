package dev.standpipe.runtime.thread;

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/**
 * References that any thread may exchange, as in an {@code AtomicReferenceArray}; but from 9 on that one goes through
 * variable handles, which take milliseconds until they are linked and compiled.
 */
public final class Places<T> {
    private static final AtomicReferenceFieldUpdater<Place, Object> HELD =
            AtomicReferenceFieldUpdater.newUpdater(Place.class, Object.class, "held");

    private final Place[] places;

    public Places(int number) {
        places = new Place[number];
        for (int at = 0; at < number; at++) {
            places[at] = new Place();
        }
    }

    private static final class Place {
        volatile Object held;
    }

    public int number() {
        return places.length;
    }

    @SuppressWarnings("unchecked")
    public T get(int at) {
        return (T) places[at].held;
    }

    public void set(int at, T held) {
        places[at].held = held;
    }

    public boolean compareAndSet(int at, T expected, T held) {
        return HELD.compareAndSet(places[at], expected, held);
    }

    @SuppressWarnings("unchecked")
    public T getAndSet(int at, T held) {
        return (T) HELD.getAndSet(places[at], held);
    }
}
