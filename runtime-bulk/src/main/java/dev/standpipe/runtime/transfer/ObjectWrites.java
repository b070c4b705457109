package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.stream.BlockFields;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.ObjectOutputStream;
import java.io.OutputStream;

/**
 * Mode E on an ObjectOutputStream: straight into the block that it fills, each element across two blocks by its own
 * method.
 */
public final class ObjectWrites {
    private static final String BLOCKS = "java.io.ObjectOutputStream$BlockDataOutputStream";
    private static final JdkField BLOCK_DATA = new JdkField(Door.JDK, "java.io.ObjectOutputStream", "bout");
    private static final JdkField BUF = new JdkField(Door.JDK, BLOCKS, "buf");
    private static final JdkField BENEATH = new JdkField(Door.JDK, BLOCKS, "out");
    private static final BlockFields BLOCK = new BlockFields(Door.JDK, BLOCKS, "pos", "pos", "blkmode");

    private final Transcoder transcoder;

    ObjectWrites(Transcoder transcoder) {
        this.transcoder = transcoder;
    }

    void write(ObjectOutputStream out, Writing writing) {
        Object blocks = BLOCK_DATA.of(out);
        byte[] buf = blocks == null ? null : (byte[]) BUF.of(blocks);
        if (buf == null || !BLOCK.exist() || buf == writing.a) {
            writing.decline(Decline.RECEIVER_UNKNOWN, out);
            return;
        }
        if (writing.isJdkOnly() && !Trust.output(beneath(blocks), writing.a)) {
            writing.decline(Decline.FIELDS_EXPOSED, out);
            return;
        }
        while (writing.goesOn()) {
            if (!BLOCK.isOn(blocks)) {
                writing.decline(Decline.BLOCK_MODE_OFF, out);
                return;
            }
            int pos = BLOCK.pos(blocks);
            int n = Math.min(buf.length - pos >> writing.format.shift, writing.e - writing.i);
            if (n > 0 && pos >= 0) {
                transcoder.encode(writing.format, writing.conversion, writing.a, writing.i, n, buf, pos);
                BLOCK.pos(blocks, pos + (n << writing.format.shift));
                writing.moved(writing.i + n, Mode.EXACT);
            } else {
                writing.moveOne();
            }
        }
    }

    /** What the blocks are written to, or null. */
    public static OutputStream beneath(ObjectOutputStream out) {
        Object blocks = BLOCK_DATA.of(out);
        return blocks == null ? null : beneath(blocks);
    }

    private static OutputStream beneath(Object blocks) {
        return (OutputStream) BENEATH.of(blocks);
    }
}
