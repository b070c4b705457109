package legacy;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Random;

/** A square matrix in a random access file, without a buffer: its product with its own transpose times a vector. */
public final class MatrixFile extends Application {
    private static final int HEADER = 8;

    public static void main(String[] args) throws Exception {
        new MatrixFile().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(2005);
        double[] row = new double[size];
        RandomAccessFile file = new RandomAccessFile(new File(folder, "matrix.dat"), "rw");
        try {
            file.writeInt(size);
            file.writeInt(size);
            for (int r = 0; r < size; r++) {
                for (int c = 0; c < size; c++) {
                    row[c] = random.nextDouble() - 0.5;
                }
                writeRow(file, row);
            }
        } finally {
            file.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        double[][] matrix;
        RandomAccessFile file = new RandomAccessFile(new File(folder, "matrix.dat"), "r");
        try {
            matrix = new double[file.readInt()][file.readInt()];
            for (int r = 0; r < matrix.length; r++) {
                readRow(file, r, matrix[r]);
            }
        } finally {
            file.close();
        }
        tally.phase("compute");
        double[][] transposed = transpose(matrix);
        double[] vector = new double[matrix.length];
        for (int i = 0; i < vector.length; i++) {
            vector[i] = 1.0 / (i + 1);
        }
        double[] product = times(matrix, times(transposed, vector));
        tally.phase("write");
        File result = new File(folder, "transposed.dat");
        RandomAccessFile out = new RandomAccessFile(result, "rw");
        try {
            out.writeInt(transposed.length);
            out.writeInt(transposed.length);
            for (int r = 0; r < transposed.length; r++) {
                writeRow(out, transposed[r]);
            }
            writeRow(out, product);
        } finally {
            out.close();
        }
        tally.rest();
        for (int r = 0; r < matrix.length; r++) {
            tally.add(matrix[r]);
        }
        tally.add(result);
    }

    private static void readRow(RandomAccessFile file, int r, double[] row) throws IOException {
        file.seek(HEADER + 8L * r * row.length);
        for (int c = 0; c < row.length; c++) {
            row[c] = file.readDouble();
        }
    }

    private static void writeRow(RandomAccessFile file, double[] row) throws IOException {
        for (int c = 0; c < row.length; c++) {
            file.writeDouble(row[c]);
        }
    }

    private static double[][] transpose(double[][] matrix) {
        double[][] transposed = new double[matrix.length][matrix.length];
        for (int r = 0; r < matrix.length; r++) {
            for (int c = 0; c < matrix.length; c++) {
                transposed[c][r] = matrix[r][c];
            }
        }
        return transposed;
    }

    private static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[matrix.length];
        for (int r = 0; r < matrix.length; r++) {
            for (int c = 0; c < vector.length; c++) {
                product[r] += matrix[r][c] * vector[c];
            }
        }
        return product;
    }
}
