package loads;

import com.clearspring.analytics.stream.frequency.CountMinSketch;
import java.io.File;
import java.nio.file.Files;

/** {@code CountMinSketch.deserialize} of stream-lib, out of a byte array. */
public final class StreamSketch extends Load {
    @Override
    protected void make(File file, int bytes) throws Exception {
        CountMinSketch sketch = new CountMinSketch(8, bytes / 64, 7);
        for (int i = 0; i < 1_000_000; i++) sketch.add(i, 1);
        Files.write(file.toPath(), CountMinSketch.serialize(sketch));
    }

    @Override
    protected Object load(File file) throws Exception {
        return CountMinSketch.deserialize(Files.readAllBytes(file.toPath()));
    }

    @Override
    protected long sum(Object loaded) {
        return loaded.hashCode();
    }
}
