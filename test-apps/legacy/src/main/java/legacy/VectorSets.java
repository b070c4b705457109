package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Vectors as the benchmarks of nearest-neighbour search have them, each with its dimension in front, low bytes first:
 * which of them are nearest to the first few, as a file of the same kind that is read again.
 */
public final class VectorSets extends Application {
    private static final int DIMENSION = 64;
    private static final int LARGEST_DIMENSION = 4096;
    private static final int QUERIES = 20;
    private static final int NEIGHBOURS = 100;

    public static void main(String[] args) throws Exception {
        new VectorSets().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(2010);
        OutputStream out = new BufferedOutputStream(new FileOutputStream(new File(folder, "base.fvecs")));
        try {
            for (int i = 0; i < size; i++) {
                writeIntLE(out, DIMENSION);
                for (int d = 0; d < DIMENSION; d++) {
                    writeIntLE(out, Float.floatToIntBits(random.nextFloat()));
                }
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        List<float[]> base = readFloats(new File(folder, "base.fvecs"));
        tally.phase("search");
        List<int[]> nearest = new ArrayList<int[]>();
        for (int q = 0; q < QUERIES && q < base.size(); q++) {
            nearest.add(nearest(base, base.get(q)));
        }
        tally.phase("write");
        File result = new File(folder, "nearest.ivecs");
        writeInts(result, nearest);
        tally.phase("check");
        List<int[]> again = readInts(result);
        tally.rest();
        for (float[] vector : base) {
            tally.add(vector);
        }
        for (int[] ids : again) {
            tally.add(ids);
        }
        tally.add(result);
    }

    private static List<float[]> readFloats(File file) throws IOException {
        List<float[]> vectors = new ArrayList<float[]>();
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            while (in.available() > 0) {
                float[] vector = new float[readDimension(in)];
                for (int d = 0; d < vector.length; d++) {
                    vector[d] = Float.intBitsToFloat(readIntLE(in));
                }
                vectors.add(vector);
            }
        } finally {
            in.close();
        }
        return vectors;
    }

    private static List<int[]> readInts(File file) throws IOException {
        List<int[]> vectors = new ArrayList<int[]>();
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            while (in.available() > 0) {
                int[] vector = new int[readDimension(in)];
                for (int d = 0; d < vector.length; d++) {
                    vector[d] = readIntLE(in);
                }
                vectors.add(vector);
            }
        } finally {
            in.close();
        }
        return vectors;
    }

    private static void writeInts(File file, List<int[]> vectors) throws IOException {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(file));
        try {
            for (int[] vector : vectors) {
                writeIntLE(out, vector.length);
                for (int d = 0; d < vector.length; d++) {
                    writeIntLE(out, vector[d]);
                }
            }
        } finally {
            out.close();
        }
    }

    private static int readDimension(DataInputStream in) throws IOException {
        int dimension = readIntLE(in);
        if (dimension <= 0 || dimension > LARGEST_DIMENSION) {
            throw new IOException("a vector of " + dimension + " dimensions");
        }
        return dimension;
    }

    private static int readIntLE(DataInputStream in) throws IOException {
        int b0 = in.readUnsignedByte();
        int b1 = in.readUnsignedByte();
        int b2 = in.readUnsignedByte();
        int b3 = in.readUnsignedByte();
        return b3 << 24 | b2 << 16 | b1 << 8 | b0;
    }

    private static void writeIntLE(OutputStream out, int v) throws IOException {
        out.write(v & 0xFF);
        out.write(v >>> 8 & 0xFF);
        out.write(v >>> 16 & 0xFF);
        out.write(v >>> 24 & 0xFF);
    }

    /** The numbers of the nearest ones, the nearest first. */
    private static int[] nearest(List<float[]> base, float[] query) {
        NearestList nearest = new NearestList(query, Math.min(NEIGHBOURS, base.size()));
        for (int i = 0; i < base.size(); i++) {
            nearest.offer(i, base.get(i));
        }
        return nearest.ids();
    }
}
