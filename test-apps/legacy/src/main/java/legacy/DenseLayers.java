package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;
import org.jblas.DoubleMatrix;

/** Layers of a network as matrices of jblas: applied to an input, and saved with smaller weights. */
public final class DenseLayers extends Application {
    private static final int LAYERS = 4;

    public static void main(String[] args) throws Exception {
        new DenseLayers().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1986);
        DoubleMatrix[] layers = new DoubleMatrix[LAYERS];
        for (int k = 0; k < LAYERS; k++) {
            layers[k] = random(random, size, size);
        }
        save(new File(folder, "layers.dat"), layers);
        random(random, size, 16).save(new File(folder, "input.dat").getPath());
    }

    private static DoubleMatrix random(Random random, int rows, int columns) {
        DoubleMatrix matrix = new DoubleMatrix(rows, columns);
        for (int i = 0; i < matrix.length; i++) {
            matrix.put(i, random.nextInt(2001) / 1000.0 - 1);
        }
        return matrix;
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        DoubleMatrix[] layers = load(new File(folder, "layers.dat"));
        tally.phase("load");
        DoubleMatrix values = new DoubleMatrix(new File(folder, "input.dat").getPath());
        tally.phase("compute");
        for (int k = 0; k < layers.length; k++) {
            tally.add(layers[k].data);
            values = applied(layers[k], values);
            layers[k].muli(0.99);
        }
        tally.phase("write");
        File shrunk = new File(folder, "shrunk.dat");
        save(shrunk, layers);
        tally.phase("save");
        File output = new File(folder, "output.dat");
        values.save(output.getPath());
        tally.rest();
        tally.add(shrunk);
        tally.add(output);
    }

    private static DoubleMatrix[] load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            DoubleMatrix[] layers = new DoubleMatrix[in.readInt()];
            for (int k = 0; k < layers.length; k++) {
                layers[k] = new DoubleMatrix();
                layers[k].in(in);
            }
            return layers;
        } finally {
            in.close();
        }
    }

    private static void save(File file, DoubleMatrix[] layers) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(layers.length);
            for (int k = 0; k < layers.length; k++) {
                layers[k].out(out);
            }
        } finally {
            out.close();
        }
    }

    /** By hand: what jblas has for it is native. */
    private static DoubleMatrix applied(DoubleMatrix layer, DoubleMatrix values) {
        DoubleMatrix result = new DoubleMatrix(layer.rows, values.columns);
        for (int column = 0; column < values.columns; column++) {
            for (int k = 0; k < layer.columns; k++) {
                double value = values.get(k, column);
                for (int row = 0; row < layer.rows; row++) {
                    result.data[column * layer.rows + row] += value * layer.data[k * layer.rows + row];
                }
            }
        }
        for (int i = 0; i < result.length; i++) {
            result.data[i] = Math.max(0, result.data[i]) / layer.columns;
        }
        return result;
    }
}
