package dev.standpipe.adversarial;

import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import javax.imageio.stream.FileCacheImageInputStream;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Receivers that speak DataInput with a meaning of their own: not one byte of theirs may move in bulk. */
class ReceiversTest {
    @TempDir
    Path dir;

    /**
     * In the manner of netty: over a buffer with an order of its own, and the end is tested before anything is
     * consumed.
     */
    private static final class OverBuffer extends LittleEndian {
        private final ByteBuffer bytes;

        OverBuffer(byte[] bytes, ByteOrder order) {
            super(new ByteArrayInputStream(bytes));
            this.bytes = ByteBuffer.wrap(bytes).order(order);
        }

        private ByteBuffer with(int size) throws EOFException {
            if (bytes.remaining() < size) {
                throw new EOFException(
                        "fieldSize is too long! Length is " + size + ", but maximum is " + bytes.remaining());
            }
            return bytes;
        }

        @Override
        public byte readByte() throws IOException {
            return with(1).get();
        }

        @Override
        public short readShort() throws IOException {
            return with(2).getShort();
        }

        @Override
        public int readInt() throws IOException {
            return with(4).getInt();
        }

        @Override
        public long readLong() throws IOException {
            return with(8).getLong();
        }
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-23")
    @DisplayName("23: little-endian streams, and buffers whose byte order is set")
    void ownByteOrder(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            byte[] data = Bits.bytes(10 * loop.size + loop.size / 2);
            DataInput[] inputs = {
                new LittleEndian(new ByteArrayInputStream(data)),
                new OverBuffer(data, ByteOrder.LITTLE_ENDIAN),
                new OverBuffer(data, ByteOrder.BIG_ENDIAN)
            };
            for (DataInput in : inputs) {
                run.read(in, loop.array(4), 0, 4);
                run.read(in, loop.array(20), 1, 20);
                run.read(in, loop.array(2), 0, 2);
            }
        });
        bulk.mustNotMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-23")
    @DisplayName("23: image streams in either byte order, from the middle of a byte, and short at the end")
    void imageStreams(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
                byte[] data = Bits.bytes(20 * loop.size + 1);
                image(run, loop, order, new MemoryCacheImageInputStream(new ByteArrayInputStream(data)));
                image(run, loop, order, new FileCacheImageInputStream(new Leaf(run, data).atMost(3), dir.toFile()));
            }
        });
        bulk.mustNotMove();
    }

    private static void image(Run run, Loop loop, ByteOrder order, ImageInputStream in) throws IOException {
        in.setByteOrder(order);
        in.readBits(3);
        run.read(in, loop.array(9), 0, 9);
        run.note(in.getBitOffset(), in.getStreamPosition());
        in.readBits(5);
        run.read(in, loop.array(30), 0, 30);
        run.note(in.getBitOffset(), in.getStreamPosition());
        in.close();
    }

    @Test
    @Tag("case-23")
    @DisplayName("23: a receiver that is nothing but an interface")
    void proxy() throws Exception {
        Run bulk = Run.bothWays(run -> {
            InvocationHandler answering = (self, method, arguments) -> {
                run.note(method.getName());
                return 7;
            };
            DataInput in = (DataInput)
                    Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {DataInput.class}, answering);
            run.read(in, new int[3], 0, 3);
        });
        bulk.mustNotMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-23")
    @DisplayName("23: somebody's own stream directly under a data stream of the JDK keeps every call")
    void ownStreamsDirectlyBeneath(Loop loop) throws Exception {
        Object a = Bits.array(loop, 20);
        Run bulk = Run.bothWays(run -> {
            run.read(new DataInputStream(new Leaf(run, Bits.bytes(60)).atMost(5)), loop.array(20), 0, 20);
            run.read(
                    new DataInputStream(new FilterInputStream(new ByteArrayInputStream(Bits.bytes(60))) {}),
                    loop.array(20),
                    0,
                    20);
            run.read(
                    new DataInputStream(new ByteArrayInputStream(Bits.bytes(60)) {
                        @Override
                        public synchronized int read() {
                            run.note("read()");
                            return super.read();
                        }

                        @Override
                        public synchronized int read(byte[] b, int off, int len) {
                            run.note("read range", len);
                            return super.read(b, off, len);
                        }
                    }),
                    loop.array(20),
                    0,
                    20);
            run.write(new DataOutputStream(new Sink(run)), a, 0, 20);
            run.write(new DataOutputStream(new FilterOutputStream(new Sink(run))), a, 0, 20);
        });
        bulk.mustNotMove();
    }

    @Test
    @Tag("case-23")
    @DisplayName("23: streams that go round in a circle, or very deep, are left alone or carried, but never searched "
            + "for ever")
    void circles() throws Exception {
        Run.bothWays(run -> {
            Circle circle = new Circle(new ByteArrayInputStream(Bits.bytes(10)));
            circle.close();
            run.read(circle.over(), new int[3], 0, 3);
            InputStream deep = new ByteArrayInputStream(Bits.bytes(100));
            for (int i = 0; i < 300; i++) {
                deep = i % 2 == 0 ? new PushbackInputStream(deep) : new CheckedInputStream(deep, new CRC32());
            }
            run.read(new DataInputStream(deep), new int[30], 0, 30);
        });
    }

    /** A data stream that reads from itself. */
    private static final class Circle extends DataInputStream {
        Circle(InputStream in) {
            super(in);
        }

        DataInputStream over() {
            in = new PushbackInputStream(this);
            return this;
        }
    }

    /** In the manner of Hadoop: the bytes are counted between the data stream and the sink. */
    private static final class PositionCache extends FilterOutputStream {
        private long position;
        private int calls;

        PositionCache(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            position++;
            calls++;
        }

        @Override
        public void write(byte[] b, int off, int len) throws IOException {
            out.write(b, off, len);
            position += len;
            calls++;
        }
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-20")
    @DisplayName("20: a stream that counts positions under a data stream sees the same calls")
    void positionCache(Loop loop) throws Exception {
        Object a = Bits.array(loop, 50);
        Run bulk = Run.bothWays(run -> {
            PositionCache cache = new PositionCache(new Sink(run));
            DataOutputStream out = new DataOutputStream(cache);
            run.write(out, a, 0, 50);
            run.note(out.size(), cache.position, cache.calls);
        });
        bulk.mustNotMove();
    }
}
