package dev.standpipe.cache;

import dev.standpipe.rewrite.report.Finding;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * What became of one class file. Of a class that was changed all bytes are there, before and after, so that no other
 * class can be taken for it; of one that was not, a mistake would only leave it as it is.
 */
public final class Verdict implements Supplier<List<Finding>> {
    final Stamp stamp;
    final boolean trusting;
    final boolean needsRuntime;

    /** Names of classes that were looked up for it, and what was found. */
    final String[] asked;

    final Stamp[] answers;

    /** The loops that have a number in the new code, and which. */
    final String[] keys;

    final int[] sites;

    /** Null where nothing was changed. */
    final byte[] before;

    final byte[] after;

    /** In the form of {@link FindingFormat}: they are read when somebody wants a report. */
    final byte[] findings;

    /** In this run. */
    boolean used;

    Verdict(
            Stamp stamp,
            boolean trusting,
            boolean needsRuntime,
            String[] asked,
            Stamp[] answers,
            String[] keys,
            int[] sites,
            byte[] before,
            byte[] after,
            byte[] findings) {
        this.stamp = stamp;
        this.trusting = trusting;
        this.needsRuntime = needsRuntime;
        this.asked = asked;
        this.answers = answers;
        this.keys = keys;
        this.sites = sites;
        this.before = before;
        this.after = after;
        this.findings = findings;
    }

    boolean isOf(byte[] classFile, boolean trusting) {
        return trusting == this.trusting && (before == null || Arrays.equals(before, classFile));
    }

    boolean hasPremisesOf(Verdict other) {
        return trusting == other.trusting
                && stamp.equals(other.stamp)
                && Arrays.equals(asked, other.asked)
                && Arrays.equals(answers, other.answers)
                && Arrays.equals(before, other.before);
    }

    /** The new class file, or null where nothing was changed. */
    public byte[] classFile() {
        return after == null ? null : after.clone();
    }

    /** Whether the class, as it is now, calls the runtime. */
    public boolean needsRuntime() {
        return needsRuntime;
    }

    public int numberedLoops() {
        return keys.length;
    }

    /** By which a loop is known in all runs. */
    public String key(int loop) {
        return keys[loop];
    }

    /** The number under which the new code counts it. */
    public int site(int loop) {
        return sites[loop];
    }

    public int classesAsked() {
        return asked.length;
    }

    public String asked(int which) {
        return asked[which];
    }

    public Stamp answer(int which) {
        return answers[which];
    }

    public boolean hasFindings() {
        return findings.length > FindingFormat.NONE;
    }

    /** How many bytes it takes. */
    int size() {
        int size = 256 + findings.length + (before == null ? 0 : before.length + after.length);
        for (String name : asked) {
            size += 64 + 2 * name.length();
        }
        for (String key : keys) {
            size += 64 + 2 * key.length();
        }
        return size;
    }

    /** All its loops, rewritten or not. */
    @Override
    public List<Finding> get() {
        try {
            return FindingFormat.read(new DataInputStream(new ByteArrayInputStream(findings)));
        } catch (IOException noneOfOurs) {
            throw new IllegalStateException(noneOfOurs);
        }
    }
}
