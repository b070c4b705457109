package dev.standpipe.runtime.count;

import java.util.ArrayList;
import java.util.List;

/**
 * What was moved for each {@link Work}. Counted only where an engine names its threads so, and as what the thread was
 * called then: a thread of a pool is renamed for each task.
 */
final class Works {
    /** So many kinds are told apart; a job has some dozens. */
    private static final int MOST = 1000;

    private static final int SLOTS = 256;

    private final Work others = new Work(null);

    private volatile Work[] all = {others};

    /** The last thread names that were met, each with its work. */
    private final Named[] named = new Named[SLOTS];

    /** Once before there is anything to count, for what that needs. */
    static Works prepared() {
        new Works().moved(0);
        return new Works();
    }

    void moved(long size) {
        here().add(size);
    }

    /** Those that have moved something. */
    List<Work> all() {
        List<Work> moving = new ArrayList<>();
        for (Work work : all) {
            if (work.calls() > 0) {
                moving.add(work);
            }
        }
        return moving;
    }

    /** To count must not fail in the middle of a transfer. */
    private Work here() {
        try {
            // the first releases of Java 8 make a copy of it
            String thread = Thread.currentThread().getName();
            int slot = thread.hashCode() & SLOTS - 1;
            Named last = named[slot];
            return last != null && last.thread.equals(thread) ? last.work : first(thread, slot);
        } catch (OutOfMemoryError | StackOverflowError notNow) {
            return others;
        }
    }

    private Work first(String thread, int slot) {
        Work work = of(Work.of(thread));
        named[slot] = new Named(thread, work);
        return work;
    }

    private Work of(String name) {
        Work known = find(name);
        return known == null ? add(name) : known;
    }

    private Work find(String name) {
        for (Work work : all) {
            if (name == null ? work == others : name.equals(work.name())) {
                return work;
            }
        }
        return null;
    }

    private synchronized Work add(String name) {
        Work known = find(name);
        if (known != null || all.length > MOST) {
            return known == null ? others : known;
        }
        Work[] more = new Work[all.length + 1];
        System.arraycopy(all, 0, more, 0, all.length);
        more[all.length] = new Work(name);
        all = more;
        return more[more.length - 1];
    }

    private static final class Named {
        final String thread;
        final Work work;

        Named(String thread, Work work) {
            this.thread = thread;
            this.work = work;
        }
    }
}
