package neighbours.app;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.Arrays;

/** Writes and reads itself, element by element. */
public final class Column implements Externalizable {
    private static final long serialVersionUID = 1;

    private long[] values = {};

    /** For reading. */
    public Column() {}

    static Column ofMultiples(int size) {
        Column column = new Column();
        column.values = new long[size];
        for (int i = 0; i < size; i++) {
            column.values[i] = i * 1_000_000_007L;
        }
        return column;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        long[] written = values;
        out.writeInt(written.length);
        for (int i = 0; i < written.length; i++) {
            out.writeLong(written[i]);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        long[] read = new long[in.readInt()];
        for (int i = 0; i < read.length; i++) {
            read[i] = in.readLong();
        }
        values = read;
    }

    @Override
    public String toString() {
        return values.length + " values " + Arrays.hashCode(values);
    }
}
