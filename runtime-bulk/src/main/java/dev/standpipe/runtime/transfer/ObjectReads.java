package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.stream.BlockFields;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.InputStream;
import java.io.ObjectInputStream;

/**
 * Mode E on an ObjectInputStream: straight from the block data that it holds, each element across two blocks by its own
 * method.
 */
public final class ObjectReads {
    private static final String BLOCKS = "java.io.ObjectInputStream$BlockDataInputStream";
    private static final JdkField BLOCK_DATA = new JdkField(Door.JDK, "java.io.ObjectInputStream", "bin");
    private static final JdkField BUF = new JdkField(Door.JDK, BLOCKS, "buf");
    private static final JdkField BENEATH = new JdkField(Door.JDK, BLOCKS, "in");
    private static final JdkField BENEATH_PEEK =
            new JdkField(Door.JDK, "java.io.ObjectInputStream$PeekInputStream", "in");
    private static final BlockFields BLOCK = new BlockFields(Door.JDK, BLOCKS, "pos", "end", "blkmode");

    private final Transcoder transcoder;

    ObjectReads(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    void read(ObjectInputStream in, Reading reading) {
        Object blocks = BLOCK_DATA.of(in);
        byte[] buf = blocks == null ? null : (byte[]) BUF.of(blocks);
        if (buf == null || !BLOCK.exist() || buf == reading.a) {
            reading.decline(Decline.RECEIVER_UNKNOWN, in);
            return;
        }
        if (reading.isJdkOnly() && !Trust.input(beneath(blocks), reading.a)) {
            reading.decline(Decline.FIELDS_EXPOSED, in);
            return;
        }
        while (reading.goesOn()) {
            if (!BLOCK.isOn(blocks)) {
                reading.decline(Decline.BLOCK_MODE_OFF, in);
                return;
            }
            int pos = BLOCK.pos(blocks);
            int end = BLOCK.end(blocks);
            int n = Math.min(end - pos >> reading.format.shift, reading.e - reading.i);
            // more than it has room for, where what lies beneath said that it had read more than it was asked for
            if (n > 0 && pos >= 0 && end <= buf.length) {
                transcoder.decode(reading.format, reading.conversion, buf, pos, reading.a, reading.i, n);
                BLOCK.pos(blocks, pos + (n << reading.format.shift));
                reading.moved(reading.i + n, Mode.EXACT);
            } else {
                reading.moveOne();
            }
        }
    }

    /** What the blocks are read from, or null. */
    public static InputStream beneath(ObjectInputStream in) {
        Object blocks = BLOCK_DATA.of(in);
        return blocks == null ? null : beneath(blocks);
    }

    /** The block buffer, or null. */
    public static Object blocks(ObjectInputStream in) {
        return BLOCK.exist() ? BLOCK_DATA.of(in) : null;
    }

    /** Bytes that the block buffer holds. */
    public static int held(Object blocks) {
        return BLOCK.isOn(blocks) ? BLOCK.end(blocks) - BLOCK.pos(blocks) : 0;
    }

    /** The stream between the blocks and what they are read from, or null. */
    public static Object peek(Object blocks) {
        return BENEATH.of(blocks);
    }

    private static InputStream beneath(Object blocks) {
        Object peek = BENEATH.of(blocks);
        return peek == null ? null : (InputStream) BENEATH_PEEK.of(peek);
    }
}
