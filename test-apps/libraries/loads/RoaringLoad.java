package loads;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import org.roaringbitmap.RoaringBitmap;

/** {@code RoaringBitmap.deserialize}: containers of 8 KiB, little endian. */
public final class RoaringLoad extends Load {
    private static RoaringBitmap bitmap(int bytes) {
        RoaringBitmap bitmap = new RoaringBitmap();
        for (long i = 0; i < bytes * 8L; i += 2 + (i * 31 & 1)) bitmap.add((int) i);
        return bitmap;
    }

    @Override
    protected void make(File file, int bytes) throws Exception {
        try (DataOutputStream out = out(file)) {
            bitmap(bytes).serialize(out);
        }
    }

    @Override
    protected Object load(File file) throws Exception {
        RoaringBitmap loaded = new RoaringBitmap();
        try (DataInputStream in = in(file)) {
            loaded.deserialize(in);
        }
        return loaded;
    }

    @Override
    protected long sum(Object loaded) {
        return ((RoaringBitmap) loaded).hashCode();
    }
}
