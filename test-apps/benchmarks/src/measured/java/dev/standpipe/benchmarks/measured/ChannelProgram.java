package dev.standpipe.benchmarks.measured;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;

/** By hand, past the stack: a file channel, a direct buffer of up to 1 MiB, and the buffer's typed view. */
final class ChannelProgram implements Program {
    private static final int CHUNK = 1 << 20;

    private final Job job;
    private final FileChannel channel;
    private final ByteBuffer buffer;

    ChannelProgram(Job job) throws IOException {
        this.job = job;
        this.channel = open(job);
        this.buffer = ByteBuffer.allocateDirect((int) Math.min(CHUNK, job.bytesPerCall()));
    }

    static FileChannel open(Job job) throws IOException {
        if (job.direction == Direction.READ) {
            return FileChannel.open(job.file.toPath(), StandardOpenOption.READ);
        }
        return FileChannel.open(
                job.file.toPath(),
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING);
    }

    @Override
    public void rewind() throws IOException {
        channel.position(0);
    }

    @Override
    public void run(int calls) throws IOException {
        int most = buffer.capacity() >> job.element.shift;
        for (int c = 0; c < calls; c++) {
            for (int i = 0, n; i < job.length; i += n) {
                n = Math.min(most, job.length - i);
                if (job.direction == Direction.READ) {
                    read(i, n);
                } else {
                    write(i, n);
                }
            }
        }
    }

    private void read(int from, int n) throws IOException {
        window(n);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer) < 0) {
                throw new EOFException();
            }
        }
        buffer.flip();
        Views.get(job.element, buffer, job.array, from, n);
    }

    private void write(int from, int n) throws IOException {
        window(n);
        Views.put(job.element, buffer, job.array, from, n);
        window(n);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }

    private void window(int n) {
        buffer.clear();
        buffer.limit(n << job.element.shift);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
