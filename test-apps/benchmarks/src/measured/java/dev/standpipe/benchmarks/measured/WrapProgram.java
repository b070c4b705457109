package dev.standpipe.benchmarks.measured;

import java.io.IOException;
import java.nio.ByteBuffer;

/** By hand, where the bytes are in memory anyway: the byte array wrapped, without any stream. */
final class WrapProgram implements Program {
    private final Job job;
    private final ByteBuffer bytes;

    WrapProgram(Job job) throws IOException {
        this.job = job;
        this.bytes = ByteBuffer.wrap(job.direction == Direction.READ ? job.bytes : new byte[(int) job.total()]);
    }

    @Override
    public void rewind() {}

    @Override
    public void run(int calls) {
        for (int c = 0; c < calls; c++) {
            bytes.clear();
            bytes.position((int) (c * job.bytesPerCall()));
            if (job.direction == Direction.READ) {
                Views.get(job.element, bytes, job.array, 0, job.length);
            } else {
                Views.put(job.element, bytes, job.array, 0, job.length);
            }
        }
    }

    @Override
    public void close() {
        if (job.direction == Direction.WRITE) {
            job.collected.reset();
            job.collected.write(bytes.array(), 0, bytes.capacity());
        }
    }
}
