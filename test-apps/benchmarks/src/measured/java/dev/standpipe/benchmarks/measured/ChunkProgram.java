package dev.standpipe.benchmarks.measured;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;

/** By hand, through the stack: a chunk of bytes by {@code readFully} or {@code write}, decoded or encoded in one go. */
final class ChunkProgram implements Program {
    /** How a chunk of bytes becomes elements and back. */
    interface Decoder {
        void decode(byte[] chunk, Object array, int from, int n);

        void encode(Object array, int from, int n, byte[] chunk);
    }

    private static final int CHUNK = 1 << 20;

    private final Job job;
    private final Decoder decoder;
    private final byte[] chunk;
    private final StreamProgram program;

    ChunkProgram(Job job, Decoder decoder) throws IOException {
        this.job = job;
        this.decoder = decoder;
        this.chunk = new byte[(int) Math.min(CHUNK, job.bytesPerCall())];
        this.program = new StreamProgram(job, new Mover(this::read, this::write));
    }

    static Decoder views(Job job) {
        return new Decoder() {
            @Override
            public void decode(byte[] chunk, Object array, int from, int n) {
                Views.get(job.element, ByteBuffer.wrap(chunk), array, from, n);
            }

            @Override
            public void encode(Object array, int from, int n, byte[] chunk) {
                Views.put(job.element, ByteBuffer.wrap(chunk), array, from, n);
            }
        };
    }

    /** JDK 9 and later. */
    static Decoder handles(Job job) {
        try {
            return (Decoder) Class.forName(ChunkProgram.class.getPackage().getName() + ".Handles")
                    .getDeclaredMethod("of", dev.standpipe.runtime.codec.Element.class)
                    .invoke(null, job.element);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read(DataInput in) throws IOException {
        int most = chunk.length >> job.element.shift;
        for (int i = 0; i < job.length; ) {
            int n = Math.min(most, job.length - i);
            in.readFully(chunk, 0, n << job.element.shift);
            decoder.decode(chunk, job.array, i, n);
            i += n;
        }
    }

    private void write(DataOutput out) throws IOException {
        int most = chunk.length >> job.element.shift;
        for (int i = 0; i < job.length; ) {
            int n = Math.min(most, job.length - i);
            decoder.encode(job.array, i, n, chunk);
            out.write(chunk, 0, n << job.element.shift);
            i += n;
        }
    }

    @Override
    public void rewind() throws IOException {
        program.rewind();
    }

    @Override
    public void run(int calls) throws IOException {
        program.run(calls);
    }

    @Override
    public void close() throws IOException {
        program.close();
    }
}
