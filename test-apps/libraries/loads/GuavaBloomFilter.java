package loads;

import com.google.common.hash.BloomFilter;
import com.google.common.hash.Funnels;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/** {@code BloomFilter.readFrom}. */
public final class GuavaBloomFilter extends Load {
    @Override
    protected void make(File file, int bytes) throws Exception {
        BloomFilter<Integer> filter = BloomFilter.create(Funnels.integerFunnel(), (int) (bytes * 8L / 9.6), 0.01);
        for (int i = 0; i < 1_000_000; i++) filter.put(i);
        try (OutputStream out = new BufferedOutputStream(new FileOutputStream(file))) {
            filter.writeTo(out);
        }
    }

    @Override
    protected Object load(File file) throws Exception {
        try (InputStream in = new BufferedInputStream(new FileInputStream(file))) {
            return BloomFilter.readFrom(in, Funnels.integerFunnel());
        }
    }

    @Override
    protected long sum(Object loaded) {
        return ((BloomFilter<?>) loaded).approximateElementCount();
    }
}
