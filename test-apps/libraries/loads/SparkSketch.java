package loads;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.spark.util.sketch.CountMinSketch;

/** {@code CountMinSketch.readFrom} of Spark. */
public final class SparkSketch extends Load {
    @Override
    protected void make(File file, int bytes) throws Exception {
        CountMinSketch sketch = CountMinSketch.create(8, bytes / 64, 7);
        for (int i = 0; i < 1_000_000; i++) sketch.addLong(i);
        try (OutputStream out = new BufferedOutputStream(new FileOutputStream(file))) {
            sketch.writeTo(out);
        }
    }

    @Override
    protected Object load(File file) throws Exception {
        try (InputStream in = new BufferedInputStream(new FileInputStream(file))) {
            return CountMinSketch.readFrom(in);
        }
    }

    @Override
    protected long sum(Object loaded) {
        return loaded.hashCode();
    }
}
