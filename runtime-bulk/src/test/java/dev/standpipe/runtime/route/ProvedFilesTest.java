package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.DeclinedCalls;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.file.PositionalIo;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Streams of libraries straight over a file, by transfers and by the loop's own calls. */
class ProvedFilesTest {
    private static final int PROGRAMS = Integer.getInteger("standpipe.streams.programs", 150);

    @TempDir
    Path dir;

    private final Site site = Sites.at(Sites.register());

    /** A file as a stream of the program's own. */
    private static final class Reader extends InputStream {
        final RandomAccessFile file;

        Reader(RandomAccessFile file) {
            this.file = file;
        }

        @Override
        public int read() throws IOException {
            return file.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            return file.read(b, off, len);
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }

    private static final class Writer extends OutputStream {
        final RandomAccessFile file;

        Writer(RandomAccessFile file) {
            this.file = file;
        }

        @Override
        public void write(int b) throws IOException {
            file.write(b);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            file.write(b, off, len);
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }

    /** Files, as streams of the JDK's and of the program's own. */
    private static final class OfFiles extends StreamProgram.Ends {
        private final File file;

        OfFiles(Path dir) {
            this.file = dir.resolve("file").toFile();
        }

        @Override
        InputStream source(byte[] bytes, Random random) throws IOException {
            Files.write(file.toPath(), bytes);
            return random.nextBoolean() ? new FileInputStream(file) : new Reader(new RandomAccessFile(file, "r"));
        }

        @Override
        OutputStream sink(ByteArrayOutputStream bytes, Random random) throws IOException {
            Files.write(file.toPath(), new byte[0]);
            return random.nextBoolean()
                    ? new FileOutputStream(file, random.nextInt(4) == 0)
                    : new Writer(new RandomAccessFile(file, "rw"));
        }

        @Override
        byte[] written(ByteArrayOutputStream bytes, OutputStream sink) throws IOException {
            sink.close();
            return Files.readAllBytes(file.toPath());
        }
    }

    @ParameterizedTest
    @EnumSource(Stack.class)
    void whatIsReadIsAsTheLoopHasIt(Stack stack) throws Exception {
        if (stack.input(new ByteArrayInputStream(new byte[0])) == null) {
            return;
        }
        OfFiles files = new OfFiles(dir);
        for (int seed = 0; seed < 4; seed++) {
            StreamProgram.await(stack.input(files.source(new byte[100], new Random(seed))));
        }
        StreamProgram program = new StreamProgram(files, site.id());
        for (int seed = 0; seed < PROGRAMS; seed++) {
            assertThat(program.read(stack, seed, true))
                    .as("%s, seed %d", stack, seed)
                    .isEqualTo(program.read(stack, seed, false));
        }
        boolean hasMemory = stack == Stack.FAST_BYTES || stack == Stack.FAST_BUFFERED;
        assertThat(site.calls(Mode.DIRECT) > 0).isEqualTo(!hasMemory && PositionalIo.measures());
    }

    @ParameterizedTest
    @EnumSource(Stack.class)
    void whatIsWrittenIsAsTheLoopHasIt(Stack stack) throws Exception {
        if (stack.output(new ByteArrayOutputStream()) == null) {
            return;
        }
        OfFiles files = new OfFiles(dir);
        for (int seed = 0; seed < 4; seed++) {
            StreamProgram.await(stack.output(files.sink(null, new Random(seed))));
        }
        StreamProgram program = new StreamProgram(files, site.id());
        for (int seed = 0; seed < PROGRAMS; seed++) {
            assertThat(program.write(stack, seed, true))
                    .as("%s, seed %d", stack, seed)
                    .isEqualTo(program.write(stack, seed, false));
        }
        assertThat(site.calls(Mode.DIRECT) > 0).isEqualTo(stack != Stack.FAST_BUFFERED && PositionalIo.measures());
    }

    /** All of it in one call, with what the file has in the middle of an element left to the receiver. */
    @Test
    void whatIsBehindTheLastElementIsLeftToTheReceiver() throws Exception {
        assumeThat(PositionalIo.measures()).isTrue();
        OfFiles files = new OfFiles(dir);
        for (int round = 0; round < 9; round++) {
            FileInputStream file = (FileInputStream) files.source(new byte[4 * 5000 + 3], new Random(0));
            DataInput in = (DataInput) Stack.SWAPPED.input(file);
            StreamProgram.await(in);
            file.getChannel().position(0);
            int[] a = new int[9000];
            long moved = Asked.read(in, Format.plain(Element.INT).how, a, 0, 9000, site.id());
            if (round > 2) {
                assertThat((int) moved).isEqualTo(5000);
                assertThat(moved >>> 32).isPositive();
                assertThat(file.getChannel().position()).isEqualTo(4 * 5000 + 3);
            }
            file.close();
        }
    }

    /** The receiver is not asked for what is behind the last byte, since the loop asks again. */
    @Test
    void singleBytesAreReadToTheEndOfTheFile() throws Exception {
        assumeThat(PositionalIo.measures()).isTrue();
        OfFiles files = new OfFiles(dir);
        for (int round = 0; round < 9; round++) {
            FileInputStream file = (FileInputStream) files.source(new byte[5000], new Random(0));
            DataInput in = (DataInput) Stack.NOTICES_THE_END.input(file);
            StreamProgram.await(in);
            file.getChannel().position(0);
            byte[] a = new byte[9000];
            long moved = Asked.read(in, Format.SINGLE_BYTES.how, a, 0, 9000, site.id());
            if (round > 2) {
                assertThat(moved).isEqualTo(5000);
                assertThat(State.of(in)).contains("asked=0 ");
            }
            file.close();
        }
    }

    /** A part of an element at its end could not be taken back. */
    @Test
    void aFileThatIsOnlyAddedToIsLeftToTheLoop() throws Exception {
        assumeThat(PositionalIo.measures()).isTrue();
        File file = dir.resolve("added to").toFile();
        long moved = 0;
        long added = 0;
        for (int round = 0; round < 18; round++) {
            boolean adds = round % 2 == 0;
            try (FileOutputStream sink = new FileOutputStream(file, adds)) {
                Object out = Stack.GUAVAS_LITTLE_ENDIAN.output(sink);
                StreamProgram.await(out);
                int end = (int) Asked.write(out, Format.plain(Element.INT).how, new int[5000], 0, 5000, site.id());
                moved += adds ? 0 : end;
                added += adds ? end : 0;
            }
        }
        assertThat(moved).isGreaterThan(5000);
        assertThat(added).isZero();
    }

    @Test
    @Tag("slow")
    void whatIsWrittenUnderALimit() throws Exception {
        assumeThat(PositionalIo.measures()).isTrue();
        Fork.run("ulimit -f 10;", ProvedFilesTest.class, "underALimit", dir);
    }

    /** Called in a JVM whose files may not grow beyond 10 units of the shell's. */
    static void underALimit(Path dir) throws Exception {
        File file = dir.resolve("limited").toFile();
        for (Stack stack : new Stack[] {Stack.GUAVAS_LITTLE_ENDIAN, Stack.GUAVAS_COUNTING, Stack.SEVERAL}) {
            StreamProgram.await(stack.output(new FileOutputStream(file)));
            Site site = Sites.at(Sites.register());
            for (int seed = 0; seed < 60; seed++) {
                String own = tooMuch(stack, file, seed, null);
                String moved = tooMuch(stack, file, seed, site);
                if (!moved.equals(own)) {
                    throw new AssertionError(stack + " of seed " + seed + ": " + moved + " and not " + own);
                }
            }
            if (site.calls(Mode.DIRECT) < 40) {
                throw new AssertionError("by itself: " + site.declined());
            }
        }
    }

    @Test
    @Tag("slow")
    void aFullFileSaysNothingOfTheStreamsOverIt() throws Exception {
        assumeThat(PositionalIo.measures()).isTrue();
        Fork.run("ulimit -f 10;", ProvedFilesTest.class, "fullInTheFirstTransfer", dir);
    }

    /** What is done both ways at first meets the end of the room. */
    static void fullInTheFirstTransfer(Path dir) throws Exception {
        File file = dir.resolve("limited").toFile();
        int room = room(file);
        Stack stack = Stack.GUAVAS_LITTLE_ENDIAN;
        StreamProgram.await(stack.output(new FileOutputStream(file)));
        Site site = Sites.at(Sites.register());
        for (int round = 0; round < 12; round++) {
            try (FileOutputStream sink = new FileOutputStream(file)) {
                sink.write(new byte[round < 3 ? room - 400 : 0]);
                int[] a = new int[200];
                StreamProgram.write(stack.output(sink), Format.plain(Element.INT), a, 0, a.length, site);
            }
        }
        for (DeclinedCalls declined : site.declined()) {
            if (declined.reason() == Decline.PROOF_DIFFERED) {
                throw new AssertionError("the streams are no longer believed");
            }
        }
        if (site.calls(Mode.DIRECT) == 0) {
            throw new AssertionError("all of it was the loop's");
        }
    }

    private static int room(File file) throws IOException {
        int room = 0;
        try (FileOutputStream sink = new FileOutputStream(file)) {
            for (; room < 1 << 16; room++) {
                sink.write(0);
            }
            throw new AssertionError("there is no limit");
        } catch (IOException full) {
            return room;
        }
    }

    private static String tooMuch(Stack stack, File file, int seed, Site site) throws Exception {
        Random random = new Random(seed);
        Files.deleteIfExists(file.toPath());
        FileOutputStream sink = new FileOutputStream(file, random.nextInt(4) == 0);
        sink.write(new byte[random.nextInt(9)]);
        Object out = stack.output(sink);
        Format format = StreamProgram.WRITTEN.get(random.nextInt(StreamProgram.WRITTEN.size()));
        StringBuilder seen = new StringBuilder();
        for (int step = 0; step < 3; step++) {
            int n = (1 << 14) / format.size;
            Object a = StreamProgram.array(format.array, n, random);
            seen.append(StreamProgram.write(out, format, a, 0, n, site))
                    .append(' ')
                    .append(State.of(out));
        }
        sink.close();
        return seen + " " + Arrays.hashCode(Files.readAllBytes(file.toPath())) + " of " + file.length();
    }
}
