package loads;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import tl.lin.data.array.IntArrayWritable;

/** {@code IntArrayWritable.readFields}. */
public final class LintoolsArray extends Load {
    @Override
    protected void make(File file, int bytes) throws Exception {
        try (DataOutputStream out = out(file)) {
            new IntArrayWritable(ints(bytes)).write(out);
        }
    }

    @Override
    protected Object load(File file) throws Exception {
        IntArrayWritable loaded = new IntArrayWritable();
        try (DataInputStream in = in(file)) {
            loaded.readFields(in);
        }
        return loaded.getArray();
    }

    @Override
    protected long sum(Object loaded) {
        return sum((int[]) loaded);
    }
}
