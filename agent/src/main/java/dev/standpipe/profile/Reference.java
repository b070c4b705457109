package dev.standpipe.profile;

import dev.standpipe.report.Saved;
import dev.standpipe.report.SavedTime;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What moving single elements costs here: the loops themselves, over streams as the program had them, timed for as long
 * as is allowed. Where that is too short, nothing is known.
 */
final class Reference implements SavedTime {
    /** Of bytes that are moved in bulk: to turn them around, and to store them. */
    private static final double BULK_NANOS_PER_BYTE = 0.15;

    /** Until then compilers may not have seen all of it. */
    private static final int WARM = 100_000;

    private static final long LEAST_NANOS = 30_000_000;

    private static final int FEWEST_TIMINGS = 5;

    private final ElementLoops loops = new ElementLoops();
    private final Map<String, Double> nanosPerElement = new HashMap<>();
    private long left;

    /** Knows the streams of loops that were left alone. */
    private final LoopPlaces places;

    /** {@code nanos} is what all measuring together may take. */
    Reference(long nanos, LoopPlaces places) {
        this.left = nanos;
        this.places = places;
    }

    @Override
    public synchronized Saved of(SiteRow row, String receiver, String beneath) {
        long bytes = row.activity().bytes();
        Stack stack = Stack.of(receiver, beneath);
        if (bytes == 0 || stack == null) {
            return Saved.UNKNOWN;
        }
        String element = row.carried().element();
        Double each = nanosPerElement(stack, row.isRead(), element);
        if (each == null) {
            return Saved.UNKNOWN;
        }
        long elements = elements(row, bytes);
        double nanos = elements * Math.max(0, each - BULK_NANOS_PER_BYTE * ElementLoops.size(element));
        return new Saved(
                (long) nanos, stack.callsTheSystem() ? elements - row.activity().calls() : 0, true);
    }

    @Override
    public synchronized Spent moved(SiteRow row) {
        Stack stack = places.stream(row.key());
        if (row.spent().transferNanos() == 0 || stack == null) {
            return row.spent();
        }
        String element = row.carried().element();
        Double each = nanosPerElement(stack, row.isRead(), element);
        if (each == null) {
            return row.spent();
        }
        long elements = (long) (row.spent().transferNanos() / each);
        return row.spent().moving(elements, elements * ElementLoops.size(element));
    }

    /** Of records at least as many as there would be if all were long: what else is in them is not known. */
    private static long elements(SiteRow row, long bytes) {
        return row.isOfRecords()
                ? Math.max(row.activity().elements(), bytes / 8)
                : bytes / ElementLoops.size(row.carried().element());
    }

    private Double nanosPerElement(Stack stack, boolean reads, String element) {
        String key = stack + " " + reads + " " + element;
        if (!nanosPerElement.containsKey(key)) {
            long started = System.nanoTime();
            Double measured = null;
            try {
                measured = measure(stack, reads, element, Math.max(left / 3, Math.min(left, LEAST_NANOS)));
            } catch (IOException | RuntimeException | LinkageError noSuchFile) {
                // the program may have taken away the properties that say where
            }
            left -= System.nanoTime() - started;
            nanosPerElement.put(key, measured);
        }
        return nanosPerElement.get(key);
    }

    /**
     * A quarter of what was measured when it was compiled took less: what disturbs makes it longer. Of calls of the
     * system, which are not compiled, the median.
     */
    private Double measure(Stack stack, boolean reads, String element, long allowed) throws IOException {
        int n = stack.callsTheSystem() ? 256 : Stack.BYTES / ElementLoops.size(element);
        int warm = stack.callsTheSystem() ? 4 * n : WARM;
        File file = stack.callsTheSystem() ? file(reads, n * ElementLoops.size(element)) : null;
        try {
            List<Double> timings = new ArrayList<>();
            long done = 0;
            for (long end = System.nanoTime() + allowed; System.nanoTime() < end; done += n) {
                long nanos = once(stack, reads, element, n, file);
                if (done >= warm) {
                    timings.add((double) nanos / n);
                }
            }
            Collections.sort(timings);
            return timings.size() < FEWEST_TIMINGS
                    ? null
                    : timings.get(timings.size() / (stack.callsTheSystem() ? 2 : 4));
        } finally {
            if (file != null) {
                file.delete();
            }
        }
    }

    private long once(Stack stack, boolean reads, String element, int n, File file) throws IOException {
        try (Closeable stream = reads ? stack.toRead(file) : stack.toWrite(file)) {
            long started = System.nanoTime();
            if (reads) {
                loops.read((DataInput) stream, element, n);
            } else {
                loops.write((DataOutput) stream, element, n);
            }
            return System.nanoTime() - started;
        }
    }

    private File file(boolean reads, int bytes) throws IOException {
        File file = File.createTempFile("standpipe", ".tmp");
        if (reads) {
            once(Stack.FILE, false, "byte", bytes, file);
        }
        return file;
    }
}
