import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;

/** Weights of a model: the arrays, and the streams, are in locals, fields, static fields and rows. */
public class ParameterFile {
    private static double[] defaults = new double[40];

    private float[] bias = new float[60];
    private final float[][] weights = new float[5][30];
    private final double[][][] cube = new double[3][4][10];
    private DataInput in;

    void bias(DataInput in) throws IOException {
        for (int i = 0; i < bias.length; i++) bias[i] = in.readFloat(); // rewritten("ReadArray")
    }

    void biasAnew(DataInput in) throws IOException {
        bias = new float[in.readInt()];
        for (int i = 0; i < bias.length; i++) bias[i] = in.readFloat(); // rewritten("ReadArray")
    }

    static void defaults(DataInput in) throws IOException {
        for (int i = 0; i < defaults.length; i++) defaults[i] = in.readDouble(); // rewritten("ReadArray")
    }

    void weights(DataInput in) throws IOException {
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights[i].length; j++) {
                weights[i][j] = in.readFloat(); // rewritten("ReadArray")
            }
        }
    }

    static void rows(DataInput in, double[][] matrix, int columns) throws IOException {
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < columns; j++) matrix[i][j] = in.readDouble(); // rewritten("ReadArray")
        }
    }

    static void rowByRow(DataInput in, double[][] matrix) throws IOException {
        for (double[] row : matrix) {
            for (int j = 0; j < row.length; j++) row[j] = in.readDouble(); // rewritten("ReadArray")
        }
    }

    static byte[][] bytes(DataInput in, byte[][] image) throws IOException {
        for (int i = 0; i < image.length; i++) {
            for (int j = 0; j < image[i].length; j++) image[i][j] = in.readByte(); // rewritten("ReadArray")
        }
        return image;
    }

    void cube(DataInput in) throws IOException {
        for (int x = 0; x < 3; x++)
            for (int y = 0; y < 4; y++)
                for (int z = 0; z < 10; z++) cube[x][y][z] = in.readDouble(); // rewritten("ReadArray")
    }

    void fromAField(InputStream raw) throws IOException {
        in = new DataInputStream(raw);
        readBias();
    }

    private void readBias() throws IOException {
        for (int i = 0; i < 60; i++) bias[i] = in.readFloat(); // rewritten("ReadArray")
    }

    static void file(RandomAccessFile file, long[] a, int n) throws IOException {
        file.seek(8);
        for (int i = 0; i < n; i++) a[i] = file.readLong(); // rewritten("ReadArray")
    }
}
