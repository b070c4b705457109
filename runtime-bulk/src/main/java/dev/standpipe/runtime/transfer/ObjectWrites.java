package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.stream.BlockFields;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.ObjectOutputStream;
import java.io.OutputStream;

/** Writes to an ObjectOutputStream. */
public final class ObjectWrites extends ObjectBlocks {
    private static final String BLOCKS = "java.io.ObjectOutputStream$BlockDataOutputStream";
    private static final JdkField BLOCK_DATA = new JdkField(Door.JDK, "java.io.ObjectOutputStream", "bout");
    private static final JdkField BUF = new JdkField(Door.JDK, BLOCKS, "buf");
    private static final JdkField BENEATH = new JdkField(Door.JDK, BLOCKS, "out");
    private static final BlockFields BLOCK = new BlockFields(Door.JDK, BLOCKS, "pos", "pos", "blkmode");

    /** On every JDK. */
    static final int BLOCK_LENGTH = 1024;

    private final Transcoder transcoder;

    ObjectWrites(Transcoder transcoder) {
        super(BLOCK_DATA, BUF, BLOCK);
        this.transcoder = transcoder;
    }

    @Override
    boolean isTrusted(Object blocks, Object a) {
        return Trust.output(beneath(blocks), a);
    }

    @Override
    int limit(Object blocks, byte[] bytes) {
        return bytes.length;
    }

    @Override
    void code(Transfer t, byte[] bytes, int pos, int n) {
        transcoder.encode(t.format, t.conversion, t.a, t.i, n, bytes, pos);
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
