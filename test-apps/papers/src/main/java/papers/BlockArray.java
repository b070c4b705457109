package papers;

import java.io.IOException;
import java.util.Arrays;
import papers.byhand.ChannelBlocks;

/** Workers that carry their blocks of an array of ints to a file, force them to the disk, and read them. */
public final class BlockArray extends Blocks {
    private BlockArray() {
        super(Arrays.asList("read", "write", "force"), true);
    }

    public static void main(String[] args) throws Exception {
        new BlockArray().start(args);
    }

    @Override
    Block.Access access(String variant) {
        switch (variant) {
            case "raf":
                return new ArrayIo.Elements();
            case "view":
                return new ArrayIo.Ints() {
                    @Override
                    public void read(Block block) throws IOException {
                        ChannelBlocks.readView(block.in, block.array, block.start, block.count, block.position);
                    }

                    @Override
                    public void write(Block block) throws IOException {
                        ChannelBlocks.writeView(block.out, block.array, block.start, block.count, block.position);
                    }
                };
            case "mapped":
                return new ArrayIo.Ints() {
                    @Override
                    public void read(Block block) throws IOException {
                        ChannelBlocks.readMapped(block.in, block.array, block.start, block.count, block.position);
                    }

                    @Override
                    public void write(Block block) throws IOException {
                        ChannelBlocks.writeMapped(block.out, block.array, block.start, block.count, block.position);
                    }
                };
            case "bulk":
                return new ArrayIo.Bulk();
            default:
                return null;
        }
    }
}
