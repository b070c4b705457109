package dev.standpipe.runtime;

import java.io.Standpipe;

/** Position and end in the block buffer of an object stream, and whether it is writing or reading blocks at all. */
final class BlockFields {
    private final boolean exist;
    private final long pos;
    private final long end;
    private final long mode;

    BlockFields(Standpipe door, String type, String pos, String end, String mode) {
        Inners posField = new Inners(door, type, pos);
        Inners endField = new Inners(door, type, end);
        Inners modeField = new Inners(door, type, mode);
        this.exist = posField.exists() && endField.exists() && modeField.exists();
        this.pos = exist ? posField.offset() : 0;
        this.end = exist ? endField.offset() : 0;
        this.mode = exist ? modeField.offset() : 0;
    }

    boolean exist() {
        return exist;
    }

    int pos(Object blocks) {
        return Door.JDK.getInt(blocks, pos);
    }

    void pos(Object blocks, int to) {
        Door.JDK.putInt(blocks, pos, to);
    }

    int end(Object blocks) {
        return Door.JDK.getInt(blocks, end);
    }

    boolean isOn(Object blocks) {
        return Door.JDK.getByte(blocks, mode) != 0;
    }
}
