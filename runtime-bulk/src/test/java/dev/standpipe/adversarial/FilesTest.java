package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files that grow, that are no regular files, or whose class is not quite the JDK's. */
@Timeout(60)
class FilesTest {
    @TempDir
    Path dir;

    private File fresh(byte[] content) throws IOException {
        return Files.write(Files.createTempFile(dir, "data", ""), content).toFile();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-2")
    @DisplayName("2: a file that grows after the loop has met its end: what was left of an element is lost, once")
    void growingFile(Loop loop) throws Exception {
        int k = 30;
        for (String stack : new String[] {"raf", "fis", "bis"}) {
            Run bulk = Run.bothWays(run -> {
                for (int partial = 0; partial < loop.size; partial++) {
                    File file = fresh(Bits.bytes(k * loop.size + partial));
                    try (FileInputStream leaf = new FileInputStream(file);
                            RandomAccessFile raf = new RandomAccessFile(file, "r")) {
                        DataInput in = stack.equals("raf")
                                ? raf
                                : new DataInputStream(stack.equals("fis") ? leaf : new BufferedInputStream(leaf, 50));
                        run.note("partial", partial);
                        Run.End ended = run.read(in, loop.array(k + 2), 0, k + 2);
                        assertThat(ended.i).isEqualTo(k);
                        assertThat(ended.thrown).isExactlyInstanceOf(EOFException.class);
                        Files.write(file.toPath(), Bits.bytes(2 * loop.size + 2), StandardOpenOption.APPEND);
                        run.note(
                                "positions",
                                raf.getFilePointer(),
                                leaf.getChannel().position());
                        Run.End again = run.read(in, loop.array(2), 0, 2);
                        assertThat(again.thrown).isNull();
                        run.read(in, loop.array(2), 0, 2);
                    }
                }
            });
            bulk.mustMove();
        }
    }

    @Test
    @Tag("case-2")
    @DisplayName("2: files that the system makes up: what it answers depends on the size of each request")
    void filesOfTheSystem() throws Exception {
        File memory = new File("/proc/self/pagemap");
        assumeTrue(memory.canRead(), "no /proc/self/pagemap here");
        Run bulk = Run.bothWays(run -> {
            try (RandomAccessFile raf = new RandomAccessFile(memory, "r");
                    FileInputStream leaf = new FileInputStream(memory)) {
                assertThat(run.read(raf, new byte[64], 0, 64).thrown).isInstanceOf(IOException.class);
                run.read(new DataInputStream(leaf), new byte[64], 0, 64);
            }
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-2")
    @DisplayName("2: the same without a name that says where they are")
    void filesOfTheSystemByOtherNames() throws Exception {
        File memory = new File("/proc/self/pagemap");
        assumeTrue(memory.canRead(), "no /proc/self/pagemap here");
        StringBuilder up = new StringBuilder();
        for (File above = new File("").getAbsoluteFile();
                above.getParentFile() != null;
                above = above.getParentFile()) {
            up.append("../");
        }
        Run bulk = Run.bothWays(run -> {
            for (String name :
                    new String[] {up + "proc/self/pagemap", "/tmp/../proc/self/pagemap", "/./proc/self/pagemap"}) {
                try (FileInputStream leaf = new FileInputStream(name)) {
                    run.read(new DataInputStream(leaf), new byte[64], 0, 64);
                }
            }
            try (FileInputStream leaf = new FileInputStream(memory);
                    FileInputStream same = new FileInputStream(leaf.getFD())) {
                run.read(new DataInputStream(same), new byte[64], 0, 64);
            }
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-2")
    @DisplayName("2: a file that is opened as another's descriptor, or by a name from here, is a file all the same")
    void filesByOtherNames() throws Exception {
        Run bulk = Run.bothWays(run -> {
            try (FileInputStream leaf = new FileInputStream(fresh(Bits.bytes(400)));
                    FileInputStream same = new FileInputStream(leaf.getFD())) {
                run.read(new DataInputStream(same), new int[100], 0, 100);
            }
        });
        bulk.mustMove();
        File here = File.createTempFile("here", ".data", new File("").getAbsoluteFile());
        try {
            Files.write(here.toPath(), Bits.bytes(400));
            Run.bothWays(run -> {
                        try (FileInputStream leaf = new FileInputStream(here.getName())) {
                            run.read(new DataInputStream(leaf), new int[100], 0, 100);
                        }
                    })
                    .mustMove();
        } finally {
            Files.delete(here.toPath());
        }
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-22")
    @DisplayName("22: where no file has an end any more the system refuses large requests, and grants the loop's")
    void farOut(Loop loop) throws Exception {
        File memory = new File("/dev/shm");
        assumeTrue(memory.isDirectory(), "other file systems have no such positions");
        for (String stack : new String[] {"raf", "stream", "buffer"}) {
            Run.bothWays(run -> {
                File far = File.createTempFile("far", ".data", memory);
                try (RandomAccessFile file = new RandomAccessFile(far, "rw")) {
                    file.seek(Long.MAX_VALUE - 400);
                    DataOutput out = stack.equals("raf") ? file : data(new FileOutputStream(file.getFD()), stack);
                    run.write(out, loop.array(200), 0, 200);
                    run.note("written", file.length(), file.getFilePointer());
                    file.seek(Long.MAX_VALUE - 200);
                    run.read(
                            stack.equals("raf") ? file : data(new FileInputStream(file.getFD()), stack),
                            loop.array(200),
                            0,
                            200);
                    run.note("read", file.getFilePointer());
                } finally {
                    Files.delete(far.toPath());
                }
            });
        }
    }

    private static DataOutput data(FileOutputStream leaf, String stack) {
        return new DataOutputStream(stack.equals("buffer") ? new BufferedOutputStream(leaf, 64) : leaf);
    }

    private static DataInput data(FileInputStream leaf, String stack) {
        return new DataInputStream(stack.equals("buffer") ? new BufferedInputStream(leaf, 64) : leaf);
    }

    @Test
    @Tag("case-2")
    @DisplayName("2: the element after the end starts behind the two bytes that were lost")
    void nextElementStartsBehindTheLostBytes() throws Exception {
        Run bulk = Run.bothWays(run -> {
            File file = fresh(new byte[4 * 9 + 2]);
            try (FileInputStream leaf = new FileInputStream(file)) {
                DataInputStream in = new DataInputStream(leaf);
                assertThat(run.read(in, new int[11], 0, 11).thrown)
                        .isExactlyInstanceOf(EOFException.class)
                        .hasMessage(null);
                Files.write(file.toPath(), new byte[] {0, 0, 0, 1, 0, 0, 0, 2, 9, 9}, StandardOpenOption.APPEND);
                int[] a = new int[2];
                run.read(in, a, 0, 2);
                assertThat(a).containsExactly(1, 2);
            }
        });
        bulk.mustMove();
    }

    private static class Counting extends RandomAccessFile {
        final Run run;

        Counting(Run run, File file) throws IOException {
            super(file, "rw");
            this.run = run;
        }
    }

    private static final class SingleBytes extends Counting {
        SingleBytes(Run run, File file) throws IOException {
            super(run, file);
        }

        @Override
        public int read() throws IOException {
            int b = super.read();
            run.note("read()", b);
            return b < 0 ? b : b ^ 1;
        }

        @Override
        public void write(int b) throws IOException {
            run.note("write", b);
            super.write(b ^ 1);
        }
    }

    private static final class Ranges extends Counting {
        Ranges(Run run, File file) throws IOException {
            super(run, file);
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            run.note("read range", len);
            return super.read(b, off, len > 1 ? len - 1 : len);
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            run.note("write range", len);
            super.write(b, off, len);
        }
    }

    private static final class Seeks extends Counting {
        Seeks(Run run, File file) throws IOException {
            super(run, file);
        }

        @Override
        public void seek(long position) throws IOException {
            run.note("seek", position);
            super.seek(position + 3);
        }

        @Override
        public long getFilePointer() throws IOException {
            run.note("asked for the pointer");
            return super.getFilePointer() + 7;
        }

        @Override
        public long length() throws IOException {
            run.note("asked for the length");
            return super.length();
        }
    }

    private interface Subclass {
        RandomAccessFile open(Run run, File file) throws IOException;
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-21")
    @DisplayName("21: subclasses that replace what the element methods call keep every call")
    void overridingSubclasses(Loop loop) throws Exception {
        subclass(loop, SingleBytes::new).mustNotMove();
        subclass(loop, Ranges::new).mustNotMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-21")
    @DisplayName(
            "21: subclasses that replace nothing, or only the pointer, are never asked for what the loop does not use")
    void otherSubclasses(Loop loop) throws Exception {
        subclass(loop, Counting::new).mustMove();
        subclass(loop, Seeks::new);
    }

    private Run subclass(Loop loop, Subclass subclass) throws Exception {
        Object a = Bits.array(loop, 40);
        return Run.bothWays(run -> {
            try (RandomAccessFile file = subclass.open(run, fresh(Bits.bytes(50 * loop.size + 3)))) {
                file.seek(3);
                run.read(file, loop.array(20), 0, 20);
                run.note(file.getFilePointer());
                run.write(file, a, 0, 40);
                run.note(file.getFilePointer(), file.length());
                file.seek(1);
                run.read(file, loop.array(80), 0, 80);
                file.seek(0);
                byte[] all = new byte[(int) file.length() - 3];
                file.getChannel().read(ByteBuffer.wrap(all), 0);
                run.note(all);
            }
        });
    }

    @Test
    @Tag("case-21")
    @DisplayName("21: rws and rwd, where each element was a point of durability")
    void synchronousModes() throws Exception {
        for (String mode : new String[] {"rws", "rwd"}) {
            Run bulk = Run.bothWays(run -> {
                File file = fresh(Bits.bytes(100));
                try (RandomAccessFile raf = new RandomAccessFile(file, mode)) {
                    run.write(raf, Bits.ints(10), 0, 10);
                    run.note(raf.getFilePointer());
                }
                run.note(Files.readAllBytes(file.toPath()));
            });
            if (JavaVersion.RUNNING >= 25) {
                bulk.mustNotMove(); // the mode can be seen there
            }
        }
    }

    @Test
    @Tag("case-21")
    @DisplayName("21: a named pipe opened for both directions has no position, and gives what is there")
    void namedPipe() throws Exception {
        Run.bothWays(run -> {
            try (RandomAccessFile pipe = new RandomAccessFile(namedPipe("rw"), "rw")) {
                run.write(pipe, Bits.ints(100), 0, 100);
                run.read(pipe, new int[30], 0, 30);
                run.read(pipe, new byte[80], 0, 80);
                run.read(pipe, new long[25], 0, 25);
                Threads late = Threads.start(() -> pipe.write(Bits.bytes(37)));
                run.read(pipe, new int[9], 0, 9);
                late.join();
                run.note(pipe.read());
            }
        });
    }

    @Test
    @Tag("case-21")
    @DisplayName("21: a named pipe under a data stream, closed by its writer in the middle of an element")
    void namedPipeUnderADataStream() throws Exception {
        for (boolean buffered : new boolean[] {false, true}) {
            Run bulk = Run.bothWays(run -> {
                File pipe = namedPipe("in");
                Threads writer =
                        Threads.start(() -> Files.write(pipe.toPath(), Bits.bytes(43), StandardOpenOption.WRITE));
                try (FileInputStream leaf = new FileInputStream(pipe)) {
                    DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(leaf, 16) : leaf);
                    writer.join();
                    run.read(in, new int[5], 0, 5);
                    run.read(in, new long[5], 0, 5);
                    run.read(in, new long[5], 0, 5);
                }
            });
            bulk.mustMoveIf(buffered);
        }
    }

    private File namedPipe(String name) throws IOException, InterruptedException {
        File pipe = dir.resolve(name).toFile();
        Files.deleteIfExists(pipe.toPath());
        Process made;
        try {
            made = new ProcessBuilder("mkfifo", pipe.getPath()).start();
        } catch (IOException e) {
            return assumed(false, pipe);
        }
        return assumed(made.waitFor(10, TimeUnit.SECONDS) && made.exitValue() == 0, pipe);
    }

    private static File assumed(boolean possible, File pipe) {
        assumeTrue(possible, "no mkfifo here");
        return pipe;
    }

    @Test
    @Tag("case-21")
    @DisplayName("21: a subclass of the file stream with reads of its own, and a stream over a descriptor")
    void fileStreamsOfOtherKinds() throws Exception {
        Run bulk = Run.bothWays(run -> {
            File file = fresh(Bits.bytes(300));
            try (FileInputStream own = new FileInputStream(file) {
                @Override
                public int read() throws IOException {
                    run.note("read()");
                    return super.read() & 0xF0;
                }

                @Override
                public int read(byte[] b, int off, int len) throws IOException {
                    run.note("read range", len);
                    int n = super.read(b, off, Math.min(len, 3));
                    Arrays.fill(b, off, off + Math.max(n, 0), (byte) len);
                    return n;
                }
            }) {
                run.read(new DataInputStream(own), new int[20], 0, 20);
                run.read(new DataInputStream(own), new long[20], 0, 20);
            }
        });
        bulk.mustNotMove();
    }
}
