package dev.standpipe.cache;

import dev.standpipe.rewrite.report.Finding;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Makes a verdict of what the rewriter found out. */
public final class NewVerdict {
    /** What has its length in two bytes. */
    private static final int MOST = 0xFFFF;

    private NewVerdict() {}

    /**
     * {@code after} is null where nothing was changed; {@code keys} has a text for each finding, by which its loop is
     * known in all runs; {@code asked} are the classes that were looked up for it. Throws where that cannot be written.
     */
    public static Verdict of(
            byte[] before,
            boolean trusting,
            boolean needsRuntime,
            byte[] after,
            List<Finding> findings,
            List<String> keys,
            Map<String, Stamp> asked)
            throws IOException {
        if (asked.size() > MOST || keys.size() > MOST) {
            throw new IOException("it is too large");
        }
        List<String> numbered = new ArrayList<>();
        int[] sites = new int[findings.size()];
        for (int i = 0; i < sites.length; i++) {
            if (findings.get(i).site() != 0) {
                sites[numbered.size()] = findings.get(i).site();
                if (keys.get(i).length() > MOST / 3) {
                    throw new IOException("a name is too long");
                }
                numbered.add(keys.get(i));
            }
        }
        return new Verdict(
                Stamp.of(before),
                trusting,
                needsRuntime,
                asked.keySet().toArray(new String[0]),
                asked.values().toArray(new Stamp[0]),
                numbered.toArray(new String[0]),
                Arrays.copyOf(sites, numbered.size()),
                after == null ? null : before.clone(),
                after == null ? null : after.clone(),
                FindingFormat.bytes(findings));
    }
}
