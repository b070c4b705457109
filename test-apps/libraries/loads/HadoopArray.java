package loads;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import org.apache.hadoop.io.ArrayPrimitiveWritable;

/** {@code ArrayPrimitiveWritable.readFields}. */
public final class HadoopArray extends Load {
    @Override
    protected void make(File file, int bytes) throws Exception {
        try (DataOutputStream out = out(file)) {
            new ArrayPrimitiveWritable(doubles(bytes)).write(out);
        }
    }

    @Override
    protected Object load(File file) throws Exception {
        ArrayPrimitiveWritable loaded = new ArrayPrimitiveWritable();
        try (DataInputStream in = in(file)) {
            loaded.readFields(in);
        }
        return loaded.get();
    }

    @Override
    protected long sum(Object loaded) {
        return sum((double[]) loaded);
    }
}
