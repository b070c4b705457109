package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.stream.BlockFields;
import dev.standpipe.runtime.stream.Trust;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.InputStream;
import java.io.ObjectInputStream;

/** Reads from an ObjectInputStream. */
public final class ObjectReads extends ObjectBlocks {
    private static final String BLOCKS = "java.io.ObjectInputStream$BlockDataInputStream";
    private static final JdkField BLOCK_DATA = new JdkField(Door.JDK, "java.io.ObjectInputStream", "bin");
    private static final JdkField BUF = new JdkField(Door.JDK, BLOCKS, "buf");
    private static final JdkField BENEATH = new JdkField(Door.JDK, BLOCKS, "in");
    private static final JdkField BENEATH_PEEK =
            new JdkField(Door.JDK, "java.io.ObjectInputStream$PeekInputStream", "in");
    private static final BlockFields BLOCK = new BlockFields(Door.JDK, BLOCKS, "pos", "end", "blkmode");

    private final Transcoder transcoder;

    ObjectReads(Transcoder transcoder) {
        super(BLOCK_DATA, BUF, BLOCK);
        this.transcoder = transcoder;
    }

    @Override
    boolean isTrusted(Object blocks, Object a) {
        return Trust.input(beneath(blocks), a);
    }

    /** None where what lies beneath said that it had read more than it was asked for, and there is no room for it. */
    @Override
    int limit(Object blocks, byte[] bytes) {
        int end = BLOCK.end(blocks);
        return end <= bytes.length ? end : 0;
    }

    @Override
    void code(Transfer t, byte[] bytes, int pos, int n) {
        transcoder.decode(t.format, t.conversion, bytes, pos, t.a, t.i, n);
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
