package dev.standpipe.rewrite.proof;

import dev.standpipe.proof.Arguments;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.FewWritten;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Loops over rows of files, as they are and rewritten, side by side: {@code RowsProof [--cases N] [--seed S]}. First
 * small patterns of places and lengths, then those drawn at random.
 */
public final class RowsProof implements Closeable {
    private static final int LENGTH = 200_000;

    /** Of one file: after eight that saved nothing, some are left to the loop. */
    private static final int PLAYS = 16;

    /** From the beginning of one row to that of the next. */
    private static final long[] STEPS = {0, 5, 24, 2_056, 2_080, 70_000, -24, -2_080};

    private static final int[][] ROWS = {{0}, {1}, {3}, {3, 0, 1}, {0, 0, 2}, {2, 300}, {1_025, 1}, {-1, 2}};

    private final Loops loops;
    private final List<Method> before = new ArrayList<>();
    private final List<Method> after = new ArrayList<>();
    private final byte[] content = new byte[LENGTH];
    private final Path path = Files.createTempFile("rows", ".bin");
    private RandomAccessFile one;
    private final RandomAccessFile other;
    private final List<String> differences = new ArrayList<>();
    private long played;
    private int share = 1;
    private long next;

    RowsProof() throws Exception {
        FewWritten.areCarried();
        new Random(7).nextBytes(content);
        Files.write(path, content);
        one = new RandomAccessFile(path.toFile(), "rw");
        other = new RandomAccessFile(path.toFile(), "r");
        File source = Paths.get(
                        RowsProof.class.getResource("/rows/RowLoops.java").toURI())
                .toFile();
        loops = new Loops("javac", Setting.all().get(0).compiled(Arrays.asList(source)), new Rewritten());
        for (Method method : loops.type(false, "RowLoops").getMethods()) {
            if (method.getDeclaringClass() != Object.class) {
                before.add(method);
                after.add(loops.type(true, "RowLoops").getMethod(method.getName(), method.getParameterTypes()));
            }
        }
    }

    @Override
    public void close() throws IOException {
        one.close();
        other.close();
        Files.delete(path);
    }

    /**
     * Every pair of steps over and over, with rows of every kind, and the file or the array cut off; one of so many of
     * all these.
     */
    void exhaust(int share) throws Exception {
        this.share = share;
        for (int type = 0; type < before.size(); type++) {
            for (int[] kind : ROWS) {
                for (long first : STEPS) {
                    for (long second : STEPS) {
                        exhaust(type, places(12, first, second), repeated(kind, 12));
                    }
                }
            }
        }
    }

    private void exhaust(int type, long[] places, int[] rows) throws Exception {
        int wanted = wanted(rows);
        long last = Arrays.stream(places).max().getAsLong();
        playShare(type, places, rows, wanted, LENGTH);
        playShare(type, places, rows, Math.max(0, wanted - 2), LENGTH);
        playShare(type, places, rows, wanted / 2, LENGTH);
        for (int cut = 0; cut < 10; cut++) {
            playShare(type, places, rows, wanted, Math.min(LENGTH, last + 2 * cut));
        }
        for (int k = 0; k < places.length; k += 5) {
            for (long bad : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, LENGTH, 1L << 40}) {
                long[] broken = places.clone();
                broken[k] = bad;
                playShare(type, broken, rows, wanted, LENGTH);
            }
            playShare(type, places, Arrays.copyOf(rows, k), wanted, LENGTH);
        }
    }

    private static int wanted(int[] rows) {
        int wanted = 0;
        for (int row : rows) {
            wanted += Math.max(0, row);
        }
        return wanted;
    }

    /** At random; the same seed gives the same cases. */
    void draw(long seed, long cases) throws Exception {
        Random random = new Random(seed);
        for (long k = 0; k < cases && differences.size() < 20; k++) {
            int n = random.nextInt(random.nextInt(20) == 0 ? 50 : 16);
            long reach = 1 + random.nextInt(1 << random.nextInt(14));
            int most = 1 + random.nextInt(1 << random.nextInt(random.nextInt(30) == 0 ? 12 : 5));
            boolean even = random.nextBoolean();
            int disorder = random.nextInt(4) == 0 ? 2 : 300;
            long[] places = new long[n];
            int[] rows = new int[n];
            long at = random.nextInt(LENGTH);
            int direction = random.nextInt(4) == 0 ? -1 : 1;
            for (int r = 0; r < n; r++) {
                places[r] = at;
                rows[r] = even ? most : random.nextInt(most + 1);
                at = random.nextInt(disorder) == 0 ? random.nextInt(LENGTH) : at + direction * reach;
                at = random.nextInt(2_000) == 0 ? -at : at;
            }
            int wanted = Math.min(wanted(rows), 100_000);
            play(
                    random.nextInt(before.size()),
                    places,
                    random.nextInt(30) == 0 ? Arrays.copyOf(rows, random.nextInt(n + 1)) : rows,
                    random.nextInt(9) == 0 ? random.nextInt(wanted + 1) : wanted,
                    random.nextInt(3) == 0 ? random.nextInt(LENGTH) : LENGTH);
        }
    }

    private static long[] places(int n, long... steps) {
        long[] places = new long[n];
        long least = 0;
        for (int i = 1; i < n; i++) {
            places[i] = places[i - 1] + steps[(i - 1) % steps.length];
            least = Math.min(least, places[i]);
        }
        for (int i = 0; i < n; i++) {
            places[i] = (places[i] - least) % LENGTH;
        }
        return places;
    }

    private static int[] repeated(int[] kind, int n) {
        int[] rows = new int[n];
        for (int r = 0; r < n; r++) {
            rows[r] = kind[r % kind.length];
        }
        return rows;
    }

    private void playShare(int type, long[] places, int[] rows, int length, long end) throws Exception {
        if (next++ % share == 0) {
            play(type, places, rows, length, end);
        }
    }

    private void play(int type, long[] places, int[] rows, int length, long end) throws Exception {
        if (played % PLAYS == 0) {
            one.close();
            one = new RandomAccessFile(path.toFile(), "rw");
        }
        if (one.length() != end) {
            cut(end);
        }
        long from = played++ % 11;
        if (played % 101 == 0) {
            one.close();
        }
        RandomAccessFile closed = new RandomAccessFile(path.toFile(), "r");
        closed.close();
        boolean open = one.getChannel().isOpen();
        RowsOutcome expected = RowsOutcome.of(before.get(type), open ? other : closed, places, rows, length, from);
        RowsOutcome actual = RowsOutcome.of(after.get(type), one, places, rows, length, from);
        if (!open) {
            one = new RandomAccessFile(path.toFile(), "rw");
        }
        if (!actual.equals(expected)) {
            differences.add(before.get(type).getName() + Arrays.toString(places) + " rows " + Arrays.toString(rows)
                    + " into " + length + " of " + end + "\n  " + expected + "\n  " + actual);
        }
    }

    /** The same bytes up to there, whatever was cut off before. */
    private void cut(long end) throws IOException {
        long now = one.length();
        one.setLength(end);
        if (end > now) {
            one.seek(now);
            one.write(content, (int) now, (int) (end - now));
        }
    }

    List<String> differences() {
        return differences;
    }

    long played() {
        return played;
    }

    /** Elements that did not come by the loop's own calls. */
    long carried() {
        long elements = 0;
        for (Method method : before) {
            for (int site : loops.sites(method)) {
                elements += Sites.at(site).elements();
            }
        }
        return elements;
    }

    /** Calls that carried so much. */
    long requests() {
        long calls = 0;
        for (Method method : before) {
            for (int site : loops.sites(method)) {
                calls += Sites.at(site).calls();
            }
        }
        return calls;
    }

    public static void main(String[] args) throws Exception {
        Arguments a = new Arguments(args, "cases", "seed");
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        try (RowsProof proof = new RowsProof()) {
            proof.exhaust(1);
            long small = proof.played();
            proof.draw(a.number("seed", 1), a.number("cases", 1_000_000));
            proof.differences().forEach(System.out::println);
            System.out.printf(
                    "%d small cases and %d drawn, %d elements carried by %d calls, %d differ%n",
                    small,
                    proof.played() - small,
                    proof.carried(),
                    proof.requests(),
                    proof.differences().size());
            System.exit(proof.differences().isEmpty() ? 0 : 1);
        }
    }
}
