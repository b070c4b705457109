package loads;

import it.unimi.dsi.fastutil.io.BinIO;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;

/** {@code BinIO.loadInts} out of the stream of the caller. */
public final class FastutilLoad extends Load {
    @Override
    protected void make(File file, int bytes) throws Exception {
        try (DataOutputStream out = out(file)) {
            BinIO.storeInts(ints(bytes), out);
        }
    }

    @Override
    protected Object load(File file) throws Exception {
        int[] loaded = new int[(int) (file.length() / 4)];
        try (DataInputStream in = in(file)) {
            BinIO.loadInts(in, loaded);
        }
        return loaded;
    }

    @Override
    protected long sum(Object loaded) {
        return sum((int[]) loaded);
    }
}
