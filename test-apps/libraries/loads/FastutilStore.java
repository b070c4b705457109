package loads;

import it.unimi.dsi.fastutil.io.BinIO;
import java.io.DataOutputStream;
import java.io.File;

/** {@code BinIO.storeDoubles} into the stream of the caller. */
public final class FastutilStore extends Load {
    private double[] stored;

    @Override
    protected void make(File file, int bytes) throws Exception {
        load(file);
    }

    @Override
    protected Object load(File file) throws Exception {
        if (stored == null) stored = doubles(32 << 20);
        try (DataOutputStream out = out(file)) {
            BinIO.storeDoubles(stored, out);
        }
        return file;
    }

    @Override
    protected long sum(Object file) {
        return ((File) file).length();
    }
}
