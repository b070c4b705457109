package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.stream.BlockFields;

/**
 * Mode E on an object stream: straight from or into the block that it holds, each element across two blocks by its own
 * method.
 */
abstract class ObjectBlocks implements Carrier {
    private final JdkField blockData;
    private final JdkField buf;
    private final BlockFields block;

    ObjectBlocks(JdkField blockData, JdkField buf, BlockFields block) {
        this.blockData = blockData;
        this.buf = buf;
        this.block = block;
    }

    @Override
    public final void move(Object stream, Transfer transfer) {
        Object blocks = blocks(stream);
        byte[] bytes = blocks == null ? null : (byte[]) buf.of(blocks);
        if (bytes == null || bytes == transfer.a) {
            transfer.decline(Decline.RECEIVER_UNKNOWN, stream);
            return;
        }
        if (transfer.isJdkOnly() && !isTrusted(blocks, transfer.a) && !transfer.canStopAtCall(bytes.length)) {
            transfer.decline(Decline.FIELDS_EXPOSED, stream);
            return;
        }
        while (transfer.goesOn()) {
            if (!block.isOn(blocks)) {
                transfer.decline(Decline.BLOCK_MODE_OFF, stream);
                return;
            }
            if (moveInBlock(blocks, bytes, transfer) == 0) {
                transfer.moveOne();
            }
        }
    }

    /** Elements between the array and what is left of the block. Returns how many. */
    private int moveInBlock(Object blocks, byte[] bytes, Transfer transfer) {
        int pos = block.pos(blocks);
        int n = Math.min(limit(blocks, bytes) - pos >> transfer.format.shift, transfer.e - transfer.i);
        if (n <= 0 || pos < 0) {
            return 0;
        }
        code(transfer, bytes, pos, n);
        block.pos(blocks, pos + (n << transfer.format.shift));
        transfer.moved(transfer.i + n, Mode.EXACT);
        return n;
    }

    /** The same for a data stream over the object stream. Less than 0, with the reason: the rest is the loop's. */
    final int moveInBlock(Object stream, Transfer transfer) {
        Object blocks = blocks(stream);
        byte[] bytes = blocks == null ? null : (byte[]) buf.of(blocks);
        if (bytes == null || bytes == transfer.a) {
            transfer.decline(Decline.STREAM_UNKNOWN, stream);
            return -1;
        }
        if (!block.isOn(blocks)) {
            transfer.decline(Decline.BLOCK_MODE_OFF, stream);
            return -1;
        }
        return moveInBlock(blocks, bytes, transfer);
    }

    /** Null where they cannot be reached. */
    private Object blocks(Object stream) {
        return block.exist() ? blockData.of(stream) : null;
    }

    /** Whether nothing but the JDK's code runs beneath the blocks, and none of it touches {@code a}. */
    abstract boolean isTrusted(Object blocks, Object a);

    /** Up to where the block may be read or written. */
    abstract int limit(Object blocks, byte[] bytes);

    /** The next {@code n} elements, at {@code pos} of the block. */
    abstract void code(Transfer transfer, byte[] bytes, int pos, int n);
}
