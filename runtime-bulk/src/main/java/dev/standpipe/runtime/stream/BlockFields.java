package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.door.JdkField;
import java.io.Standpipe;

/** Position and end in the block buffer of an object stream, and whether it is writing or reading blocks at all. */
public final class BlockFields {
    private final boolean exist;
    private final long pos;
    private final long end;
    private final long mode;

    public BlockFields(Standpipe door, String type, String pos, String end, String mode) {
        JdkField posField = new JdkField(door, type, pos);
        JdkField endField = new JdkField(door, type, end);
        JdkField modeField = new JdkField(door, type, mode);
        this.exist = posField.exists() && endField.exists() && modeField.exists();
        this.pos = exist ? posField.offset() : 0;
        this.end = exist ? endField.offset() : 0;
        this.mode = exist ? modeField.offset() : 0;
    }

    public boolean exist() {
        return exist;
    }

    public int pos(Object blocks) {
        return Door.JDK.getInt(blocks, pos);
    }

    public void pos(Object blocks, int to) {
        Door.JDK.putInt(blocks, pos, to);
    }

    public int end(Object blocks) {
        return Door.JDK.getInt(blocks, end);
    }

    public boolean isOn(Object blocks) {
        return Door.JDK.getByte(blocks, mode) != 0;
    }
}
