package papers.byhand;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;

/** Blocks of a file of ints through a channel: a view of a buffer as long as the block, or of a mapping. */
public final class ChannelBlocks {
    private ChannelBlocks() {}

    public static void readView(File file, int[] array, int start, int count, long position) throws IOException {
        try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.READ)) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(4 * count);
            channel.position(position);
            while (buffer.hasRemaining()) {
                if (channel.read(buffer) < 0) {
                    throw new EOFException(file + " ends at " + channel.position());
                }
            }
            buffer.flip();
            buffer.asIntBuffer().get(array, start, count);
        }
    }

    public static void writeView(File file, int[] array, int start, int count, long position) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file.toPath(), StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(4 * count);
            buffer.asIntBuffer().put(array, start, count);
            channel.position(position);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
        }
    }

    public static void readMapped(File file, int[] array, int start, int count, long position) throws IOException {
        try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.READ)) {
            channel.map(FileChannel.MapMode.READ_ONLY, position, 4L * count)
                    .asIntBuffer()
                    .get(array, start, count);
        }
    }

    public static void writeMapped(File file, int[] array, int start, int count, long position) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file.toPath(), StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
            // map() would make the file longer by cutting it there, and two workers that do so at once cut each other's
            // block off.
            channel.write(ByteBuffer.allocate(1), position + 4L * count - 1);
            channel.map(FileChannel.MapMode.READ_WRITE, position, 4L * count)
                    .asIntBuffer()
                    .put(array, start, count);
        }
    }
}
