package dev.standpipe.rewrite.proof;

import dev.standpipe.proof.Arguments;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.FewWritten;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Loops that skip a part of each round, or read one at once, as they are and rewritten, side by side: {@code SkipProof
 * [--share N] [--cases N] [--seed S]}. First every small case, or one of N, over every kind of stream, then cases drawn
 * at random.
 */
public final class SkipProof implements Closeable {
    private static final int LENGTH = 120_000;
    private static final int[] SKIPS = {1, 3, 4, 12, 60, 250, 257, 2_048};
    private static final int[] BUFFERS = {1, 7, 8, 9, 16, 33, 64, 500, 8_192};

    /** Where the loop begins to read. */
    private static final int[] STARTS = {0, 1, 5, 60};

    private enum Kind {
        FILE,
        STREAM_OF_FILE,
        BYTES,
        BUFFERED_FILE,
        BUFFERED_BYTES,
        /** It fails where it is asked to skip, too: what is compressed breaks off. */
        BUFFERED_GZIP,
        BUFFERED_UNKNOWN,
        UNKNOWN;

        boolean hasBuffer() {
            return name().startsWith("BUFFERED");
        }
    }

    /** What one loop is given. */
    private static final class Case {
        final Method method;
        final Kind kind;
        final int buffer;
        final int start;
        final int rounds;
        final int room;
        final int end;
        final boolean marked;

        Case(Method method, Kind kind, int buffer, int start, int rounds, int room, int end, boolean marked) {
            this.method = method;
            this.kind = kind;
            this.buffer = buffer;
            this.start = start;
            this.rounds = rounds;
            this.room = room;
            this.end = end;
            this.marked = marked;
        }

        @Override
        public String toString() {
            return method.getName() + " of " + kind + " by " + buffer + " from " + start + (marked ? " marked, " : ", ")
                    + rounds + " rounds into " + room + " of " + end;
        }
    }

    /** Of the application: it gives what it likes, fails at times, and tells what it was asked for. */
    private static final class Fickle extends ByteArrayInputStream {
        private final StringBuilder asked;
        private final int failing;

        Fickle(byte[] content, int end, StringBuilder asked, int failing) {
            super(content, 0, end);
            this.asked = asked;
            this.failing = failing;
        }

        @Override
        public synchronized int read(byte[] b, int from, int length) {
            asked.append('r').append(length);
            if (pos >= failing) {
                throw new IllegalStateException("at " + pos);
            }
            return super.read(b, from, Math.min(length, 1 + length / 2));
        }

        @Override
        public synchronized long skip(long n) {
            asked.append('s').append(n);
            return super.skip(n / 2);
        }
    }

    private final Loops loops;
    private final List<Method> before = new ArrayList<>();
    private final List<Method> after = new ArrayList<>();
    private final byte[] content = new byte[LENGTH];
    private final byte[] compressed;
    private final Path path = Files.createTempFile("skipped", ".bin");
    private final List<String> differences = new ArrayList<>();
    private int length = LENGTH;
    private long played;
    private long next;
    private int share = 1;

    SkipProof() throws Exception {
        FewWritten.areCarried();
        new Random(11).nextBytes(content);
        compressed = compressed();
        Files.write(path, content);
        Path folder = Files.createTempDirectory("skips");
        Path source = folder.resolve("Skipping.java");
        Files.write(source, source().getBytes(StandardCharsets.UTF_8));
        loops = new Loops("javac", Setting.all().get(0).compiled(Arrays.asList(source.toFile())), new Rewritten());
        Files.delete(source);
        Files.delete(folder);
        for (Method method : loops.type(false, "Skipping").getMethods()) {
            if (method.getDeclaringClass() != Object.class) {
                before.add(method);
                after.add(loops.type(true, "Skipping").getMethod(method.getName(), method.getParameterTypes()));
            }
        }
    }

    private byte[] compressed() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        }
        return bytes.toByteArray();
    }

    private static String source() {
        StringBuilder source = new StringBuilder("import java.io.*;\npublic class Skipping {\n");
        for (int skip : SKIPS) {
            String passed = "in.skipBytes(" + skip + ");";
            loop(source, "behind" + skip, "a[i] = in.readInt(); " + passed);
            loop(source, "before" + skip, passed + " a[i] = in.readShort();");
            loop(source, "between" + skip, "int v = in.readByte(); " + passed + " a[i] = v << 16 ^ in.readChar();");
            loop(source, "twice" + skip, "a[i] = (int) in.readLong(); in.skipBytes(1); " + passed);
            String made = "byte[] b = new byte[" + skip + "]; in.readFully(b); ";
            String value = "a[i] = b[0] << 16 ^ b[" + (skip - 1) + "]";
            loop(source, "full" + skip, made + value + ";");
            loop(source, "fullBetween" + skip, "int v = in.readByte(); " + made + value + " ^ in.readChar() ^ v;");
            loop(source, "fullAndSkipped" + skip, made + "in.skipBytes(1); " + value + " ^ in.readUnsignedByte();");
        }
        return source.append("}\n").toString();
    }

    private static void loop(StringBuilder source, String name, String body) {
        source.append("public static void ")
                .append(name)
                .append("(DataInput in, int[] a, int n) throws IOException {")
                .append(" for (int i = 0; i < n; i++) { ")
                .append(body)
                .append(" } }\n");
    }

    @Override
    public void close() throws IOException {
        Files.delete(path);
    }

    /** A few rounds with the end at every byte of them, over all streams and buffers; one of so many of all these. */
    void exhaust(int share) throws Exception {
        this.share = share;
        for (int k = 0; k < before.size(); k++) {
            int size = size(before.get(k));
            for (Kind kind : Kind.values()) {
                for (int buffer : kind.hasBuffer() ? BUFFERS : new int[] {0}) {
                    for (int start : STARTS) {
                        for (int rounds = 3; rounds <= 6; rounds++) {
                            int least = Math.max(0, start + (rounds - 2) * size);
                            for (int end = least; end <= start + rounds * size + 2; end += size > 99 ? 37 : 1) {
                                playShare(k, kind, buffer, start, rounds, rounds, end, (end & 3) == 0);
                                playShare(k, kind, buffer, start, rounds, rounds - 1, end, false);
                            }
                        }
                    }
                }
            }
        }
    }

    /** At random; the same seed gives the same cases. */
    void draw(long seed, long cases) throws Exception {
        Random random = new Random(seed);
        for (long c = 0; c < cases && differences.size() < 20; c++) {
            int k = random.nextInt(before.size());
            int size = size(before.get(k));
            Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
            int buffer = BUFFERS[random.nextInt(BUFFERS.length)] + random.nextInt(3);
            int start = random.nextInt(300);
            int rounds = random.nextInt(Math.min(4_000, (LENGTH - start) / size));
            int end = random.nextBoolean()
                    ? LENGTH
                    : Math.min(LENGTH, start + random.nextInt(rounds * size + 2 * size + 1));
            int room = random.nextInt(9) == 0 ? random.nextInt(rounds + 1) : rounds;
            play(k, kind, buffer, start, rounds, room, end, random.nextInt(4) == 0);
        }
    }

    private static int size(Method method) {
        String name = method.getName();
        int skip = Integer.parseInt(name.replaceAll("\\D", ""));
        int others = name.startsWith("behind")
                ? 4
                : name.startsWith("before") || name.startsWith("fullAnd")
                        ? 2
                        : name.startsWith("between") || name.startsWith("fullBetween") ? 3 : 9;
        return skip + (name.equals("full" + skip) ? 0 : others);
    }

    private void playShare(int k, Kind kind, int buffer, int start, int rounds, int room, int end, boolean marked)
            throws Exception {
        if (next++ % share == 0 && end <= LENGTH) {
            play(k, kind, buffer, start, rounds, room, end, marked);
        }
    }

    private void play(int k, Kind kind, int buffer, int start, int rounds, int room, int end, boolean marked)
            throws Exception {
        cut(end);
        played++;
        Case loop = new Case(before.get(k), kind, buffer, start, rounds, room, end, marked);
        Case changed = new Case(after.get(k), kind, buffer, start, rounds, room, end, marked);
        String expected = outcome(loop);
        String actual = outcome(changed);
        if (!actual.equals(expected)) {
            differences.add(loop + "\n  " + expected + "\n  " + actual);
        }
    }

    private void cut(int end) throws IOException {
        if (length == end) {
            return;
        }
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(Math.min(length, end));
            file.seek(file.length());
            file.write(content, (int) file.length(), (int) (end - file.length()));
        }
        length = end;
    }

    private String outcome(Case c) throws Exception {
        if (c.kind == Kind.FILE) {
            try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
                file.seek(c.start);
                return run(c, file) + " at " + file.getFilePointer();
            }
        }
        StringBuilder asked = new StringBuilder();
        try (FileInputStream file = new FileInputStream(path.toFile());
                InputStream beneath = beneath(c, file, asked)) {
            if (c.kind == Kind.STREAM_OF_FILE) {
                file.getChannel().position(c.start);
            } else {
                beneath.skip(c.start);
            }
            if (c.marked) {
                beneath.mark(40);
            }
            String ran = run(c, new DataInputStream(beneath)) + " at "
                    + file.getChannel().position() + ' ' + asked;
            return ran + left(beneath) + file.getChannel().position() + ' ' + asked;
        }
    }

    private InputStream beneath(Case c, FileInputStream file, StringBuilder asked) throws IOException {
        switch (c.kind) {
            case STREAM_OF_FILE:
                return file;
            case BYTES:
                return new ByteArrayInputStream(content, 0, c.end);
            case BUFFERED_FILE:
                return new BufferedInputStream(file, c.buffer);
            case BUFFERED_BYTES:
                return new BufferedInputStream(new ByteArrayInputStream(content, 0, c.end), c.buffer);
            case BUFFERED_GZIP:
                int rest = Math.max(c.start + 80, Math.min(c.end, compressed.length));
                return new BufferedInputStream(
                        new GZIPInputStream(new ByteArrayInputStream(compressed, 0, rest), 64), c.buffer);
            case BUFFERED_UNKNOWN:
                return new BufferedInputStream(new Fickle(content, c.end, asked, c.end - 20), c.buffer);
            default:
                return new Fickle(content, c.end, asked, c.end - 20);
        }
    }

    /** What the stream does next, and what it has kept. */
    private static String left(InputStream in) {
        StringBuilder left = new StringBuilder();
        try {
            left.append(' ').append(in.available());
            left.append(' ').append(in.skip(3));
            left.append(' ').append(in.read());
            left.append(' ').append(in.read(new byte[20]));
            if (in.markSupported()) {
                in.reset();
                left.append(" back to ").append(in.read());
            }
        } catch (IOException | RuntimeException e) {
            left.append(e);
        }
        return left.append(' ').toString();
    }

    private static String run(Case c, DataInput in) throws IllegalAccessException {
        int[] a = new int[c.room];
        String thrown = "";
        try {
            c.method.invoke(null, in, a, c.rounds);
        } catch (InvocationTargetException e) {
            // of an index that is often wrong, compiled code says no more than that
            Throwable cause = e.getCause();
            thrown = cause instanceof ArrayIndexOutOfBoundsException
                    ? cause.getClass().getName()
                    : cause.toString();
        }
        return thrown + Arrays.toString(a);
    }

    List<String> differences() {
        return differences;
    }

    long played() {
        return played;
    }

    /** Rounds that did not come by the loop's own calls. */
    long carried() {
        long rounds = 0;
        for (Method method : before) {
            for (int site : loops.sites(method)) {
                rounds += Sites.at(site).elements();
            }
        }
        return rounds;
    }

    public static void main(String[] args) throws Exception {
        Arguments a = new Arguments(args, "share", "cases", "seed");
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        try (SkipProof proof = new SkipProof()) {
            proof.exhaust((int) a.number("share", 1));
            long small = proof.played();
            proof.draw(a.number("seed", 1), a.number("cases", 1_000_000));
            proof.differences().stream().limit(20).forEach(System.out::println);
            System.out.printf(
                    "%d small cases and %d drawn, %d rounds carried, %d differ%n",
                    small,
                    proof.played() - small,
                    proof.carried(),
                    proof.differences().size());
            System.exit(proof.differences().isEmpty() ? 0 : 1);
        }
    }
}
