package dev.standpipe.benchmarks.programs;

import java.util.List;

/**
 * What is measured side by side, with the same input and the same checksum. {@code setting} is what the papers varied, as it stands in tables;
 * {@code extra} is that as arguments, or empty if the setting is a share of the computation that is in balance with a transfer. {@code core}: on every
 * JDK, not only on the one that stands for all.
 */
record Contest(
        Subject subject,
        String setting,
        List<String> extra,
        int size,
        boolean cold,
        boolean core,
        int seconds,
        List<Entry> entries) {

    Contest asCold() {
        return new Contest(subject, setting, extra, size, true, core, seconds, entries);
    }

    boolean isBalanced() {
        return extra.isEmpty() && !setting.isEmpty();
    }

    boolean isOnTheInputOf(Contest other) {
        return subject.label().equals(other.subject.label()) && size == other.size;
    }

    String cache() {
        return cold ? "cold" : "warm";
    }

    @Override
    public String toString() {
        return subject.label() + (setting.isEmpty() ? "" : " " + setting) + ", size " + size + ", " + cache();
    }
}
