package dev.standpipe.proof;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** What one run of a case owns: its journal, the throwables it injects, what to look at when it is over. */
final class World {
    final Case c;
    final Outcome outcome = new Outcome();
    final Journal journal = new Journal();
    final List<Throwable> injected = new ArrayList<>();
    final TempFile file;

    /** Bytes that the stack beneath lets a program hold as its own array, if any. */
    Callable<byte[]> leaked;

    final Shared shared;

    /** Exchanges the fields that the loop is over, where it is over fields. */
    Runnable meddle = () -> {};

    private final List<String> labels = new ArrayList<>();
    private final List<Callable<Object>> views = new ArrayList<>();
    private final List<Closeable> open = new ArrayList<>();

    World(Case c, TempFile file) {
        this.c = c;
        this.file = file;
        this.shared = new Shared(c.sharing);
    }

    <T extends Closeable> T opened(T resource) {
        open.add(resource);
        return resource;
    }

    void view(String label, Callable<Object> view) {
        labels.add(label);
        views.add(view);
    }

    void look(String when) {
        for (int k = 0; k < views.size(); k++) {
            note(when + labels.get(k), views.get(k));
        }
    }

    void note(String label, Callable<Object> action) {
        try {
            outcome.saw(label, action.call());
        } catch (Throwable t) {
            outcome.saw(label, Thrown.of(t, injected));
        }
    }

    /** Remembers and throws what a user's stream injects, as the very object. */
    void inject(Throwable t) throws IOException {
        injected.add(t);
        journal.leave(-1000 - injected.size());
        World.<RuntimeException>sneak(t);
    }

    @SuppressWarnings("unchecked")
    private static <X extends Throwable> void sneak(Throwable t) throws X {
        throw (X) t;
    }

    void release() {
        for (Closeable resource : open) {
            try {
                resource.close();
            } catch (Throwable ignored) {
                // the run is over; only native memory and descriptors matter now
            }
        }
    }
}
