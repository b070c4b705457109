package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a buffer holds after the loop is part of what the program can see. */
class BuffersTest {
    @TempDir
    Path dir;

    private enum Beneath {
        LEAF,
        BYTES,
        FILE
    }

    @ParameterizedTest
    @EnumSource(Beneath.class)
    @Tag("case-7")
    @DisplayName("7: mark before the loop, reset, skip and short reads after it")
    void phaseOfTheBuffer(Beneath beneath) throws Exception {
        Path file = Files.write(dir.resolve("data"), Bits.bytes(70_000));
        for (int limit : new int[] {-1, 10, 9000, 1 << 20}) {
            for (int buffer : new int[] {64, 1000, 8192}) {
                Run bulk = Run.bothWays(run -> {
                    try (InputStream leaf = open(beneath, run, file)) {
                        DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, buffer));
                        run.note("limit", limit, "buffer", buffer, in.readByte());
                        if (limit >= 0) {
                            in.mark(limit);
                        }
                        run.read(in, new int[5000], 0, 5000);
                        lookAround(run, in, leaf);
                        try {
                            in.reset();
                        } catch (IOException e) {
                            run.note("reset", e);
                        }
                        run.read(in, new long[5000], 0, 5000);
                        lookAround(run, in, leaf);
                        run.read(in, new short[5000], 0, 5000);
                        lookAround(run, in, leaf);
                    }
                });
                bulk.mustMove();
            }
        }
    }

    private static InputStream open(Beneath beneath, Run run, Path file) throws IOException {
        switch (beneath) {
            case LEAF:
                return new Leaf(run, Files.readAllBytes(file)).atMost(5000);
            case BYTES:
                return new ByteArrayInputStream(Files.readAllBytes(file));
            default:
                return new FileInputStream(file.toFile());
        }
    }

    private static void lookAround(Run run, DataInputStream in, InputStream leaf) throws IOException {
        if (leaf instanceof FileInputStream) {
            run.note("position", ((FileInputStream) leaf).getChannel().position());
        }
        run.note("available", in.available());
        run.note("skipped", in.skip(255), in.skip(1));
        byte[] short1 = new byte[1000];
        run.note("short read", in.read(short1), short1);
        run.note("then", in.read(), in.read(short1, 3, 10), short1);
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-26")
    @DisplayName("26: input buffers smaller than an element, and elements that straddle two of them")
    void tinyInputBuffers(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int buffer = 1; buffer <= 9; buffer++) {
                for (int header = 0; header <= 7; header++) {
                    DataInputStream in =
                            new DataInputStream(new BufferedInputStream(new Leaf(run, Bits.bytes(130)), buffer));
                    in.readFully(new byte[header]);
                    run.note("buffer", buffer, "header", header);
                    run.read(in, loop.array(11), 1, 11);
                    run.note(in.available(), in.skip(3), in.read());
                    run.read(in, loop.array(20), 0, 20);
                }
            }
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-26")
    @DisplayName("26: output buffers smaller than an element, and elements that straddle two of them")
    void tinyOutputBuffers(Loop loop) throws Exception {
        Object a = Bits.array(loop, 12);
        Run bulk = Run.bothWays(run -> {
            for (int buffer = 1; buffer <= 9; buffer++) {
                for (int header = 0; header <= 7; header++) {
                    Sink sink = new Sink(run).failing(9, 9);
                    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(sink, buffer));
                    for (int i = 0; i < header; i++) {
                        out.write(i);
                    }
                    run.note("buffer", buffer, "header", header);
                    run.write(out, a, 1, 11);
                    run.note("size", out.size());
                    run.write(out, a, 0, 5);
                    run.note("size", out.size());
                    close(run, out);
                    run.note("sink", sink.bytes.toByteArray());
                }
            }
        });
        bulk.mustMove();
    }

    private static void close(Run run, DataOutputStream out) {
        try {
            out.close();
            run.note("closed");
        } catch (IOException e) {
            run.note("close", e);
        }
    }

    @Test
    @Tag("case-26")
    @DisplayName("26: on a virtual thread an output buffer starts small and grows")
    void outputBufferOfAVirtualThread() throws Exception {
        Threads.assumeVirtual();
        int[] a = Bits.ints(10_000);
        Run bulk = Run.bothWays(run -> Threads.virtually(() -> {
            Sink sink = new Sink(run);
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(sink));
            for (int n : new int[] {1, 126, 2, 200, 500, 1300, 10_000}) {
                run.write(out, a, 0, n);
                run.note("size", out.size(), "arrived", sink.bytes.size());
            }
            out.close();
            run.note(sink.bytes.toByteArray());
        }));
        bulk.mustMove();
    }

    @Test
    @Tag("case-26")
    @DisplayName("26: an input buffer that nobody has filled yet, on a virtual thread too")
    void untouchedInputBuffer() throws Exception {
        Run.Scenario scenario = run -> {
            DataInputStream in = new DataInputStream(new BufferedInputStream(new Leaf(run, Bits.bytes(30_000))));
            run.note(in.available());
            run.read(in, new int[3000], 0, 3000);
            run.note(in.available(), in.skip(100_000));
            run.read(in, new int[5000], 0, 5000);
        };
        Run.bothWays(scenario).mustMove();
        if (Threads.VIRTUAL) {
            Run.bothWays(run -> Threads.virtually(() -> scenario.play(run))).mustMove();
        }
    }

    @Test
    @Tag("case-26")
    @DisplayName("26: a failing sink is offered the same bytes again, and close() fails as it did")
    void sinkFailsAndRecovers() throws Exception {
        int[] a = Bits.ints(300);
        for (int call = 1; call <= 5; call++) {
            int fails = call;
            Run bulk = Run.bothWays(run -> {
                Sink sink = new Sink(run).failing(fails, fails + 1);
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(sink, 90));
                out.writeByte(7);
                Run.End ended = run.write(out, a, 0, 300);
                assertThat(ended.thrown).isInstanceOf(IOException.class);
                run.note("size", out.size());
                run.write(out, a, ended.i, 300);
                run.write(out, a, ended.i, 300);
                run.note("size", out.size());
                close(run, out);
                run.note(sink.bytes.toByteArray());
            });
            bulk.mustMove();
        }
    }
}
