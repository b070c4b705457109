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
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Loops over pieces of files, as they are and rewritten, side by side: {@code SieveProof [--cases N] [--seed S]}. First
 * every small pattern, then patterns drawn at random.
 */
public final class SieveProof implements Closeable {
    private static final int LENGTH = 300_000;

    /** Of one file: after eight that saved nothing, some are left to the loop. */
    private static final int PLAYS = 16;

    /** From the beginning of one piece to that of the next. */
    private static final long[] STEPS = {0, 1, 9, 2_048, 2_056, 2_057, 70_000, -1, -9, -2_057, -70_000};

    private final Loops loops;
    private final List<Method> before = new ArrayList<>();
    private final List<Method> after = new ArrayList<>();
    private final byte[] content = new byte[LENGTH];
    private final Path path = Files.createTempFile("pieces", ".bin");
    private RandomAccessFile one;
    private final RandomAccessFile other;
    private final List<String> differences = new ArrayList<>();
    private long played;
    private int share = 1;
    private long next;

    SieveProof() throws Exception {
        FewWritten.areCarried();
        new Random(7).nextBytes(content);
        Files.write(path, content);
        one = new RandomAccessFile(path.toFile(), "rw");
        other = new RandomAccessFile(path.toFile(), "r");
        File source = Paths.get(
                        SieveProof.class.getResource("/sieve/Pieces.java").toURI())
                .toFile();
        loops = new Loops("javac", Setting.all().get(0).compiled(Arrays.asList(source)), new Rewritten());
        for (Method method : loops.type(false, "Pieces").getMethods()) {
            if (method.getDeclaringClass() != Object.class) {
                before.add(method);
                after.add(loops.type(true, "Pieces").getMethod(method.getName(), method.getParameterTypes()));
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
     * Every sequence of three steps, and every pair of steps over and over, with the file cut off anywhere; one of so
     * many of all these.
     */
    void exhaust(int share) throws Exception {
        this.share = share;
        for (int type = 0; type < before.size(); type++) {
            int size = size(type);
            for (long first : STEPS) {
                for (long second : STEPS) {
                    for (long third : STEPS) {
                        long[] few = places(4, first, second, third);
                        long end = Arrays.stream(few).max().getAsLong() + size;
                        playShare(type, few, 4, LENGTH);
                        playShare(type, few, 4, Math.max(0, end - 1));
                        playShare(type, few, 3, Math.max(0, end - size - 1));
                    }
                    long[] many = places(40, first, second);
                    long end = Arrays.stream(many).max().getAsLong() + size;
                    for (int cut = 0; cut <= 2 * size; cut++) {
                        playShare(type, many, 40, Math.max(0, Math.min(LENGTH, end) - cut));
                    }
                    for (int k = 0; k < many.length; k += 13) {
                        for (long bad : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, Long.MAX_VALUE - size}) {
                            long[] broken = many.clone();
                            broken[k] = bad;
                            playShare(type, broken, 40, LENGTH);
                        }
                        playShare(type, many, k, LENGTH);
                    }
                }
            }
        }
    }

    /** At random; the same seed gives the same cases. */
    void draw(long seed, long cases) throws Exception {
        Random random = new Random(seed);
        for (long k = 0; k < cases && differences.size() < 20; k++) {
            int n = random.nextInt(random.nextInt(20) == 0 ? 3_000 : 120);
            long reach = 1 + random.nextInt(1 << random.nextInt(15));
            int disorder = random.nextInt(4) == 0 ? 2 : 1_000;
            long[] places = new long[n];
            long at = random.nextInt(LENGTH);
            int direction = random.nextInt(3) == 0 ? -1 : 1;
            for (int i = 0; i < n; i++) {
                places[i] = at;
                at = random.nextInt(disorder) == 0 ? random.nextInt(LENGTH) : at + direction * reach;
                at = random.nextInt(3_000) == 0 ? -at : at;
            }
            play(
                    random.nextInt(before.size()),
                    places,
                    random.nextInt(9) == 0 ? random.nextInt(n + 1) : n,
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

    private int size(int type) {
        switch (before.get(type).getName()) {
            case "booleans":
            case "bytes":
                return 1;
            case "chars":
            case "shorts":
                return 2;
            case "ints":
            case "floats":
                return 4;
            default:
                return 8;
        }
    }

    private void playShare(int type, long[] places, int length, long end) throws Exception {
        if (next++ % share == 0) {
            play(type, places, length, end);
        }
    }

    private void play(int type, long[] places, int length, long end) throws Exception {
        if (played % PLAYS == 0) {
            one.close();
            one = new RandomAccessFile(path.toFile(), "rw");
        }
        if (one.length() != end) {
            cut(end);
        }
        long from = played++ % 11;
        String expected = outcome(before.get(type), other, places, length, from);
        String actual = outcome(after.get(type), one, places, length, from);
        if (!actual.equals(expected)) {
            differences.add(before.get(type).getName() + Arrays.toString(places) + " into " + length + " of " + end
                    + "\n  " + expected + "\n  " + actual);
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

    private static String outcome(Method loop, RandomAccessFile file, long[] places, int length, long from)
            throws Exception {
        Object array = Array.newInstance(loop.getParameterTypes()[2].getComponentType(), length);
        file.seek(from);
        String thrown = "";
        try {
            loop.invoke(null, file, places, array);
        } catch (InvocationTargetException e) {
            // of an index that is often wrong, compiled code says no more than that
            Throwable cause = e.getCause();
            thrown = cause instanceof IOException
                    ? cause.toString()
                    : cause.getClass().getName();
        }
        StringBuilder all = new StringBuilder(thrown).append(" at ").append(file.getFilePointer());
        for (int i = 0; i < length; i++) {
            Object element = Array.get(array, i);
            all.append(' ')
                    .append(
                            element instanceof Double
                                    ? Double.doubleToRawLongBits((Double) element)
                                    : element instanceof Float ? Float.floatToRawIntBits((Float) element) : element);
        }
        return all.toString();
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

    public static void main(String[] args) throws Exception {
        Arguments a = new Arguments(args, "cases", "seed");
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        try (SieveProof proof = new SieveProof()) {
            proof.exhaust(1);
            long small = proof.played();
            proof.draw(a.number("seed", 1), a.number("cases", 1_000_000));
            proof.differences().forEach(System.out::println);
            System.out.printf(
                    "%d small cases and %d drawn, %d elements carried, %d differ%n",
                    small,
                    proof.played() - small,
                    proof.carried(),
                    proof.differences().size());
            System.exit(proof.differences().isEmpty() ? 0 : 1);
        }
    }
}
