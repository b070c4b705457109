package papers.byhand;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;

/** Operations on a buffer of 4 KiB outside the heap, which is where the paper's native methods had theirs. */
public final class ChannelBytes {
    private static final int BUFFER = 4096;

    private ChannelBytes() {}

    public static void read(File file, byte[] data, int size) throws IOException {
        try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.READ)) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
            buffer.limit(0);
            for (int i = 0; i < data.length; i += size) {
                for (int n = 0; n < size; ) {
                    if (!buffer.hasRemaining()) {
                        buffer.clear();
                        if (channel.read(buffer) < 0) {
                            throw new EOFException(file + " ends at " + channel.position());
                        }
                        buffer.flip();
                    }
                    int count = Math.min(size - n, buffer.remaining());
                    buffer.get(data, i + n, count);
                    n += count;
                }
            }
        }
    }

    public static void write(File file, byte[] data, int size) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file.toPath(), StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
            for (int i = 0; i < data.length; i += size) {
                for (int n = 0; n < size; ) {
                    if (!buffer.hasRemaining()) {
                        drain(buffer, channel);
                    }
                    int count = Math.min(size - n, buffer.remaining());
                    buffer.put(data, i + n, count);
                    n += count;
                }
            }
            drain(buffer, channel);
        }
    }

    private static void drain(ByteBuffer buffer, FileChannel channel) throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        buffer.clear();
    }
}
