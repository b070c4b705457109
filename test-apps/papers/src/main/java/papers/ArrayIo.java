package papers;

import java.io.IOException;
import java.util.Arrays;
import papers.bulk.BulkBlocks;
import papers.unmodified.ArrayBlocks;
import papers.unmodified.ByteBlocks;

/** Six ways to carry an array of ints to a file that is shared, and back. */
public final class ArrayIo extends Blocks {
    private ArrayIo() {
        super(Arrays.asList("read", "write"), false);
    }

    public static void main(String[] args) throws Exception {
        new ArrayIo().start(args);
    }

    @Override
    Block.Access access(String variant) {
        switch (variant) {
            case "raw":
                return new Raw();
            case "encode":
                return new Ints() {
                    @Override
                    public void read(Block block) throws IOException {
                        ByteBlocks.decode(block.in, block.array, block.start, block.count, block.position);
                    }

                    @Override
                    public void write(Block block) throws IOException {
                        ByteBlocks.encode(block.out, block.array, block.start, block.count, block.position);
                    }
                };
            case "data":
                return new Elements();
            case "buffered":
                return new Ints() {
                    @Override
                    public void read(Block block) throws IOException {
                        ArrayBlocks.readBuffered(block.in, block.array, block.start, block.count, block.position);
                    }

                    @Override
                    public void write(Block block) throws IOException {
                        ArrayBlocks.writeBuffered(block.out, block.array, block.start, block.count, block.position);
                    }
                };
            case "bytes":
                return new Ints() {
                    @Override
                    public void read(Block block) throws IOException {
                        ArrayBlocks.readFromBytes(block.in, block.array, block.start, block.count, block.position);
                    }

                    @Override
                    public void write(Block block) throws IOException {
                        ArrayBlocks.writeToBytes(block.out, block.array, block.start, block.count, block.position);
                    }
                };
            case "bulk":
                return new Bulk();
            default:
                return null;
        }
    }

    /** What goes to an array of ints. */
    abstract static class Ints implements Block.Access {
        @Override
        public final long sum(Block block, long place) {
            return Sum.of(block.array, block.start, block.count, place);
        }
    }

    /** Element by element on a {@code RandomAccessFile}. */
    static final class Elements extends Ints {
        @Override
        public void read(Block block) throws IOException {
            ArrayBlocks.readElements(block.in, block.array, block.start, block.count, block.position);
        }

        @Override
        public void write(Block block) throws IOException {
            ArrayBlocks.writeElements(block.out, block.array, block.start, block.count, block.position);
        }
    }

    /** In one transfer. */
    static final class Bulk extends Ints {
        @Override
        public void read(Block block) throws IOException {
            BulkBlocks.read(block.in, block.array, block.start, block.count, block.position);
        }

        @Override
        public void write(Block block) throws IOException {
            BulkBlocks.write(block.out, block.array, block.start, block.count, block.position);
        }
    }

    /** What has no ints at all: the bytes as they are in the file. */
    private static final class Raw implements Block.Access {
        private byte[] bytes;

        @Override
        public void read(Block block) throws IOException {
            bytes = ByteBlocks.read(block.in, 4 * block.count, block.position);
        }

        @Override
        public void write(Block block) throws IOException {
            ByteBlocks.write(block.out, bytes, block.position);
        }

        @Override
        public long sum(Block block, long place) {
            int[] ints = new int[block.count];
            ByteBlocks.toInts(bytes, ints, 0, ints.length);
            return Sum.of(ints, 0, ints.length, place);
        }
    }
}
