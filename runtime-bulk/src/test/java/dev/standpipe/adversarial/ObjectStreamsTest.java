package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.io.OutputStream;
import java.net.SocketTimeoutException;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Object streams frame what they carry in blocks, and the frames are part of the result. */
class ObjectStreamsTest {
    private static byte[] framed(int length) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.write(Bits.bytes(length));
        }
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-10")
    @DisplayName("10: the border of a block at every place in the loop")
    void everyAlignment(Loop loop) throws Exception {
        byte[] stream = framed(1031 + 300 * 8);
        Run bulk = Run.bothWays(run -> {
            byte[] header = new byte[1031];
            for (int alignment = 0; alignment <= 1030; alignment++) {
                ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream));
                in.readFully(header, 0, alignment);
                run.read(in, loop.array(280), 0, 280);
                run.note(in.available(), in.read());
            }
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-10")
    @DisplayName("10: a leaf that times out while a block is fetched: the time-out first, then the end of file")
    void timesOutInRefill(Loop loop) throws Exception {
        byte[] stream = framed(5000);
        Run bulk = Run.bothWays(run -> {
            for (int at = 1029; at < 1060; at++) {
                Leaf leaf = new Leaf(run, stream)
                        .failsAt(at, new SocketTimeoutException("refill"))
                        .atMost(1 + at % 7 * 100);
                ObjectInputStream in = new ObjectInputStream(leaf);
                run.note("times out at", at);
                Run.End first = run.read(in, loop.array(5000), 0, 5000);
                assertThat(first.thrown).isExactlyInstanceOf(SocketTimeoutException.class);
                run.read(in, loop.array(5000), 0, 5000);
            }
        });
        bulk.mustMove();
    }

    /** Writes some bytes and reads back more. */
    public static final class Greedy implements Externalizable {
        private static Consumer<ObjectInput> reading = in -> {};
        private static byte[] writing = {};

        public Greedy() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.write(writing);
        }

        @Override
        public void readExternal(ObjectInput in) {
            reading.accept(in);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {ObjectStreamConstants.PROTOCOL_VERSION_1, ObjectStreamConstants.PROTOCOL_VERSION_2})
    @Tag("case-10")
    @DisplayName("10: readExternal reads past what was written for it, in both versions of the protocol")
    void readsPastItsBlock(int protocol) throws Exception {
        for (int length : new int[] {0, 3, 16, 18, 1500}) {
            Greedy.writing = Bits.bytes(length);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.useProtocolVersion(protocol);
                out.writeObject(new Greedy());
                out.writeObject("behind it");
                out.write(Bits.bytes(40));
            }
            Run bulk = Run.bothWays(run -> {
                Greedy.reading = in -> {
                    run.read(in, new int[400], 0, 400);
                    run.read(in, new short[3], 0, 3);
                };
                try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                    run.note(in.readObject() instanceof Greedy);
                    run.note(in.readObject());
                    run.read(in, new int[20], 0, 20);
                } catch (IOException | ClassNotFoundException e) {
                    run.note(e);
                }
            });
            if (length > 3 && protocol == ObjectStreamConstants.PROTOCOL_VERSION_2) { // the first has no blocks
                bulk.mustMove();
            }
        }
        Greedy.reading = in -> {};
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-11")
    @DisplayName("11: the written stream is the same, byte for byte and call for call")
    void sameFrames(Loop loop) throws Exception {
        Object a = Bits.array(loop, 3000);
        Run bulk = Run.bothWays(run -> {
            for (int alignment = 0; alignment < 40; alignment++) {
                for (int n : new int[] {1, 255, 256, 257, 3000}) {
                    Sink sink = new Sink(run);
                    ObjectOutputStream out = new ObjectOutputStream(sink);
                    out.write(new byte[alignment]);
                    run.write(out, a, 0, n);
                    out.writeObject("behind it");
                    out.close();
                }
            }
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-11")
    @DisplayName("11: a sink that fails: same bytes, same index, same close")
    void sinkFails(Loop loop) throws Exception {
        Object a = Bits.array(loop, 3000);
        Run bulk = Run.bothWays(run -> {
            for (int call = 2; call <= 7; call++) {
                for (boolean recovers : new boolean[] {false, true}) {
                    Sink sink = new Sink(run).failing(call, recovers ? call : Integer.MAX_VALUE);
                    OutputStream beneath = call % 2 == 0 ? sink : new BufferedOutputStream(sink, 700);
                    ObjectOutputStream out = new ObjectOutputStream(beneath);
                    out.write(new byte[call]);
                    run.note("fails at", call);
                    run.write(out, a, 0, 3000);
                    try {
                        out.close();
                    } catch (IOException e) {
                        run.note("close", e);
                    }
                    run.note(sink.bytes.toByteArray());
                }
            }
        });
        bulk.mustMove();
    }

    /** What the JDK calls a subclass of the second kind: everything is its own. */
    private static final class OwnInput extends ObjectInputStream {
        private final Run run;

        OwnInput(Run run) throws IOException {
            this.run = run;
        }

        @Override
        public int readInt() throws IOException {
            run.note("own readInt");
            return 42;
        }
    }

    private static final class OwnOutput extends ObjectOutputStream {
        private final Run run;

        OwnOutput(Run run, OutputStream out) throws IOException {
            super(out);
            this.run = run;
        }

        @Override
        public void writeInt(int v) throws IOException {
            run.note("own writeInt");
            super.writeInt(v + 1);
        }
    }

    @Test
    @Tag("case-11")
    @DisplayName("11: subclasses with element methods of their own, and one without any stream beneath")
    void subclasses() throws Exception {
        Run bulk = Run.bothWays(run -> {
            run.read(new OwnInput(run), new int[4], 0, 4);
            run.read(new OwnInput(run), new long[4], 0, 4);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            OwnOutput out = new OwnOutput(run, bytes);
            run.write(out, new int[4], 0, 4);
            out.close();
            run.note(bytes.toByteArray());
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-10")
    @DisplayName("10: the end of the primitive data before an object is an end of file that stays")
    void objectInTheWay() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.write(Bits.bytes(1030));
            out.writeObject("in the way");
            out.write(Bits.bytes(30));
        }
        Run bulk = Run.bothWays(run -> {
            ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
            Run.End first = run.read(in, new int[300], 0, 300);
            assertThat(first.i).isEqualTo(257);
            assertThat(first.thrown).isExactlyInstanceOf(EOFException.class);
            run.read(in, new int[3], 0, 3);
            run.note(in.readObject());
            run.read(in, new int[30], 0, 30);
        });
        bulk.mustMove();
    }
}
