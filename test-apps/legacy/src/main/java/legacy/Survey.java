package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

/** Points that were measured: since version 2 of the format with a weight, and since version 3 with a quality. */
final class Survey {
    private static final int MAGIC = 0x53555256;

    private final double[] x;
    private final double[] y;
    private final float[] heights;
    private final float[] weights;
    private final byte[] qualities;
    private int measured;

    Survey(int points) {
        x = new double[points];
        y = new double[points];
        heights = new float[points];
        weights = new float[points];
        qualities = new byte[points];
        measured = points;
    }

    void fill(Random random) {
        for (int i = 0; i < measured; i++) {
            x[i] = random.nextDouble();
            y[i] = random.nextDouble();
            heights[i] = 100 + 100 * random.nextFloat();
            weights[i] = random.nextFloat();
            qualities[i] = (byte) random.nextInt(5);
        }
    }

    /** A file that ends too early has the points before that. */
    static Survey load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            if (in.readInt() != MAGIC) {
                throw new IOException(file.getName() + " is not a survey");
            }
            int version = in.readShort();
            Survey survey = new Survey(in.readInt());
            survey.measured = survey.read(in, version);
            return survey;
        } finally {
            in.close();
        }
    }

    private int read(DataInputStream in, int version) throws IOException {
        int i = 0;
        try {
            for (; i < x.length; i++) {
                x[i] = in.readDouble();
                y[i] = in.readDouble();
                heights[i] = in.readFloat();
                if (version >= 2) {
                    weights[i] = in.readFloat();
                }
                if (version >= 3) {
                    qualities[i] = in.readByte();
                }
            }
        } catch (EOFException e) {
            return i;
        }
        return i;
    }

    /** Says that there are some points more than there are. */
    void save(File file, int version, int missing) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(MAGIC);
            out.writeShort(version);
            out.writeInt(measured + missing);
            for (int i = 0; i < measured; i++) {
                out.writeDouble(x[i]);
                out.writeDouble(y[i]);
                out.writeFloat(heights[i]);
                if (version >= 2) {
                    out.writeFloat(weights[i]);
                }
                if (version >= 3) {
                    out.writeByte(qualities[i]);
                }
            }
        } finally {
            out.close();
        }
    }

    void lower(float[] ground, int rows, int columns) {
        for (int i = 0; i < measured; i++) {
            int row = (int) Math.max(0, Math.min(rows - 1, y[i] * rows));
            int column = (int) Math.max(0, Math.min(columns - 1, x[i] * columns));
            heights[i] -= ground[row * columns + column];
        }
    }

    void addTo(Tally tally) {
        tally.add(measured);
        tally.add(x);
        tally.add(y);
        tally.add(heights);
        tally.add(weights);
        tally.add(qualities, qualities.length);
    }
}
