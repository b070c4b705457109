package loads;

import java.io.File;
import org.jblas.DoubleMatrix;

/** {@code DoubleMatrix.load}: the library opens the file itself, without a buffer. */
public final class JblasLoad extends Load {
    @Override
    protected void make(File file, int bytes) throws Exception {
        new DoubleMatrix(bytes / 8 / 64, 64, doubles(bytes)).save(file.getPath());
    }

    @Override
    protected Object load(File file) throws Exception {
        DoubleMatrix loaded = new DoubleMatrix();
        loaded.load(file.getPath());
        return loaded.data;
    }

    @Override
    protected long sum(Object loaded) {
        return sum((double[]) loaded);
    }
}
