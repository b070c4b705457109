package dev.standpipe.io;

import dev.standpipe.runtime.codec.Element;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.Random;

/**
 * Layouts moved at once, against the loop that moves one element after another: random layouts, hole rules, buffers,
 * ends of the file, short requests and faults. From the command line:
 * {@code java dev.standpipe.io.PiecesFuzz CASES SEED}.
 */
final class PiecesFuzz {
    private static final long MOST_BYTES = 1 << 20;

    private final long seed;
    private final Random random;
    private final Element type;
    private final LayoutModel model;
    private final int base;
    private final byte[] before;
    private final MemoryFile file;
    private final int hole;

    /** Elements in front of the layout's and behind them, which nobody may touch. */
    private final int margin;

    private PiecesFuzz(long seed) {
        this.seed = seed;
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
        this.type = Element.values()[random.nextInt(8)];
        this.model = fitting(type, random);
        this.base = random.nextInt(10);
        int end = (int) model.end() + base;
        this.before = Loop.randomBytes(random.nextBoolean() ? end + random.nextInt(9) : random.nextInt(end + 1), seed);
        this.file = new MemoryFile(before, 8 * (1 + random.nextInt(random.nextBoolean() ? 4 : 60)));
        this.hole = random.nextInt(random.nextBoolean() ? 12 : 200);
        this.margin = random.nextInt(3);
        if (random.nextInt(3) == 0) {
            file.most = 1 + random.nextInt(20);
        }
    }

    /** Nested far enough, a layout reaches further than memory. */
    private static LayoutModel fitting(Element type, Random random) {
        LayoutModel model;
        do {
            model = LayoutModel.random(type, random);
        } while (model.end() > MOST_BYTES);
        return model;
    }

    public static void main(String[] args) throws IOException {
        long seed = Long.parseLong(args[1]);
        long cases = Long.parseLong(args[0]);
        for (long k = 0; k < cases; k++) {
            run(seed + k);
        }
        System.out.println(cases + " cases from seed " + seed + ": no difference");
    }

    /** One case; throws an AssertionError if there is a difference. */
    static void run(long seed) throws IOException {
        switch ((int) (seed & 3)) {
            case 0:
                new PiecesFuzz(seed).read();
                break;
            case 1:
                new PiecesFuzz(seed).readPastFaults();
                break;
            case 2:
                new PiecesFuzz(seed).write(false);
                break;
            default:
                new PiecesFuzz(seed).write(true);
        }
    }

    private Object fresh() {
        return Loop.random(type, margin + model.offsets.length + margin, seed + 1);
    }

    private void tell(Window window) throws IOException {
        model.layout.inFileOrder().tell(base, 0, window);
        window.finish();
    }

    private PieceReads reads(Object array) {
        return new PieceReads(file, type, array, margin, Permit.ALWAYS, hole, model.layout.isInOrder());
    }

    /** Every element that lies in the file, and no other. */
    private void read() throws IOException {
        Object expected = fresh();
        boolean isShort = false;
        for (int k = 0; k < model.offsets.length; k++) {
            isShort |= !load(expected, k);
        }
        Object actual = fresh();
        boolean hasEnded = false;
        try {
            tell(reads(actual));
        } catch (EOFException e) {
            hasEnded = true;
        }
        check(hasEnded == isShort, "ended " + hasEnded);
        check(Arrays.equals(Loop.bits(actual), Loop.bits(expected)), "elements");
        check(Arrays.equals(file.content(), before), "the file has changed");
    }

    private boolean load(Object array, int k) throws IOException {
        int at = base + (int) model.offsets[k];
        if (at + type.size > before.length) {
            return false;
        }
        Loop.read(new DataInputStream(new ByteArrayInputStream(before, at, type.size)), array, margin + k, 1);
        return true;
    }

    /** A fault in a hole is none; else all before it has come, and nothing from behind it. */
    private void readPastFaults() throws IOException {
        file.badFrom = random.nextInt(before.length + 1);
        file.badTo = Math.min(before.length, file.badFrom + random.nextInt(6));
        boolean meets = false;
        boolean isShort = false;
        for (long offset : model.offsets) {
            isShort |= base + offset + type.size > before.length;
            meets |= file.badFrom < file.badTo
                    && base + offset < Math.min(file.badTo, before.length)
                    && base + offset + type.size > file.badFrom;
        }
        Object actual = fresh();
        boolean hasFailed = false;
        boolean hasEnded = false;
        try {
            tell(reads(actual));
        } catch (EOFException e) {
            hasEnded = true;
        } catch (IOException e) {
            hasFailed = true;
        }
        if (!meets) {
            check(!hasFailed && hasEnded == isShort, "failed " + hasFailed + " ended " + hasEnded);
        } else {
            check(hasFailed, "not failed");
        }
        byte[] was = Loop.bits(fresh());
        byte[] is = Loop.bits(actual);
        Object loaded = fresh();
        for (int k = 0; k < model.offsets.length; k++) {
            boolean isThere = load(loaded, k);
            long end = base + model.offsets[k] + type.size;
            boolean untouched = sameElement(is, was, k);
            boolean stored = isThere && sameElement(is, Loop.bits(loaded), k);
            check(untouched || stored, "element " + k);
            boolean isBefore = end <= file.badFrom;
            if (meets && isThere && isBefore && !model.overlaps()) {
                check(stored, "element " + k + " before the fault");
            }
            if (meets && !isBefore && base + model.offsets[k] >= file.badFrom) {
                check(untouched || sameElement(Loop.bits(loaded), was, k), "element " + k + " behind the fault");
            }
        }
    }

    private boolean sameElement(byte[] a, byte[] b, int k) {
        int from = (margin + k) * type.size;
        return Arrays.equals(
                Arrays.copyOfRange(a, from, from + type.size), Arrays.copyOfRange(b, from, from + type.size));
    }

    /** Without locks, since nothing else writes: a lock that always is had. */
    private void write(boolean sieved) throws IOException {
        if (model.overlaps()) {
            return;
        }
        if (random.nextInt(4) == 0) {
            file.writable = random.nextInt(40);
        }
        if (sieved && random.nextInt(4) == 0) {
            file.badFrom = random.nextInt(before.length + 1);
            file.badTo = Math.min(before.length, file.badFrom + random.nextInt(6));
        }
        Object source = fresh();
        byte[] untouched = Loop.bits(source);
        boolean hasFailed = false;
        try {
            tell(new PieceWrites(
                    file, type, source, margin, Permit.ALWAYS, sieved ? hole : 0, sieved ? new FreeLock() : null));
        } catch (IOException e) {
            hasFailed = true;
        }
        check(Arrays.equals(Loop.bits(source), untouched), "the array has changed");
        byte[] expected = Arrays.copyOf(before, Math.max(before.length, (int) model.end() + base));
        if (model.offsets.length == 0) {
            expected = before;
        }
        byte[] data = Loop.written(source, margin, model.offsets.length);
        boolean[] mine = new boolean[expected.length];
        for (int k = 0; k < model.offsets.length; k++) {
            int at = base + (int) model.offsets[k];
            System.arraycopy(data, k * type.size, expected, at, type.size);
            Arrays.fill(mine, at, at + type.size, true);
        }
        byte[] is = file.content();
        if (!hasFailed) {
            check(Arrays.equals(is, expected), "the file");
            return;
        }
        check(file.writable == 0, "failed with room left");
        // a prefix in the order of the file has gone out
        boolean old = false;
        for (int k = 0; k < expected.length; k++) {
            byte was = k < before.length ? before[k] : 0;
            byte now = k < is.length ? is[k] : 0;
            check(now == was || mine[k] && now == expected[k], "byte " + k);
            if (mine[k] && was != expected[k]) {
                check(!(old && now == expected[k]), "byte " + k + " has gone out before an earlier one");
                old |= now == was;
            }
        }
    }

    private void check(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("seed " + seed + ", " + what + ": " + model + " from " + base + " in a file of "
                    + before.length + ", holes up to " + hole + ", buffer " + file.length() + ", bad " + file.badFrom
                    + " to " + file.badTo);
        }
    }

    /** Nobody else is there. */
    private static final class FreeLock extends WindowLock {
        private boolean taken;

        FreeLock() {
            super((FileChannel) null);
        }

        @Override
        boolean take(long at, long length) {
            boolean was = taken;
            taken = true;
            return !was;
        }

        @Override
        void release() {
            taken = false;
        }
    }
}
