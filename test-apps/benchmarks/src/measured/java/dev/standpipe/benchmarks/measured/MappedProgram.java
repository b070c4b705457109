package dev.standpipe.benchmarks.measured;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** By hand, past the stack: the file mapped, and the mapping's typed view. Mapping it is part of the job, as for anyone who reads a file once. */
final class MappedProgram implements Program {
    private final Job job;
    private final FileChannel channel;

    MappedProgram(Job job) throws IOException {
        this.job = job;
        this.channel = ChannelProgram.open(job);
    }

    @Override
    public void rewind() {}

    @Override
    public void run(int calls) throws IOException {
        boolean reads = job.direction == Direction.READ;
        ByteBuffer file =
                channel.map(reads ? FileChannel.MapMode.READ_ONLY : FileChannel.MapMode.READ_WRITE, 0, job.total());
        for (int c = 0; c < calls; c++) {
            file.limit((int) ((c + 1) * job.bytesPerCall()));
            file.position((int) (c * job.bytesPerCall()));
            if (reads) {
                Views.get(job.element, file, job.array, 0, job.length);
            } else {
                Views.put(job.element, file, job.array, 0, job.length);
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
