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

/** Clusters points as a batch job does: points in, some rounds of work, centres and memberships out. */
public final class KMeans extends Application {
    private static final int DIMENSIONS = 16;
    private static final int CENTRES = 8;
    private static final int ROUNDS = 5;

    public static void main(String[] args) throws Exception {
        new KMeans().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1957);
        DataOutputStream out = create(new File(folder, "points.dat"));
        try {
            out.writeInt(size);
            out.writeInt(DIMENSIONS);
            float[] point = new float[DIMENSIONS];
            for (int p = 0; p < size; p++) {
                int near = random.nextInt(CENTRES);
                for (int d = 0; d < DIMENSIONS; d++) {
                    point[d] = (near * (d + 3)) % 11 + random.nextFloat();
                }
                for (int d = 0; d < DIMENSIONS; d++) {
                    out.writeFloat(point[d]);
                }
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        double[][] points = readPoints(new File(folder, "points.dat"));
        tally.phase("compute");
        double[][] centres = new double[CENTRES][];
        for (int k = 0; k < CENTRES; k++) {
            centres[k] = points[k * (points.length / CENTRES)].clone();
        }
        int[] members = new int[points.length];
        for (int round = 0; round < ROUNDS; round++) {
            assign(points, centres, members);
            move(points, centres, members);
        }
        tally.phase("write");
        File result = new File(folder, "centres.dat");
        DataOutputStream out = create(result);
        try {
            out.writeInt(CENTRES);
            for (int k = 0; k < CENTRES; k++) {
                for (int d = 0; d < DIMENSIONS; d++) {
                    out.writeDouble(centres[k][d]);
                }
            }
            out.writeInt(members.length);
            for (int p = 0; p < members.length; p++) {
                out.writeByte(members[p]);
            }
        } finally {
            out.close();
        }
        tally.rest();
        for (int p = 0; p < points.length; p++) {
            tally.add(points[p]);
        }
        tally.add(result);
    }

    private static DataOutputStream create(File file) throws IOException {
        return new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
    }

    private static double[][] readPoints(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            int count = in.readInt();
            int dimensions = in.readInt();
            double[][] points = new double[count][dimensions];
            for (int p = 0; p < count; p++) {
                for (int d = 0; d < dimensions; d++) {
                    points[p][d] = in.readFloat();
                }
            }
            return points;
        } finally {
            in.close();
        }
    }

    private static void assign(double[][] points, double[][] centres, int[] members) {
        for (int p = 0; p < points.length; p++) {
            double least = Double.MAX_VALUE;
            for (int k = 0; k < centres.length; k++) {
                double distance = 0;
                for (int d = 0; d < DIMENSIONS; d++) {
                    double difference = points[p][d] - centres[k][d];
                    distance += difference * difference;
                }
                if (distance < least) {
                    least = distance;
                    members[p] = k;
                }
            }
        }
    }

    private static void move(double[][] points, double[][] centres, int[] members) {
        double[][] sums = new double[CENTRES][DIMENSIONS];
        int[] counts = new int[CENTRES];
        for (int p = 0; p < points.length; p++) {
            counts[members[p]]++;
            for (int d = 0; d < DIMENSIONS; d++) {
                sums[members[p]][d] += points[p][d];
            }
        }
        for (int k = 0; k < CENTRES; k++) {
            for (int d = 0; counts[k] > 0 && d < DIMENSIONS; d++) {
                centres[k][d] = sums[k][d] / counts[k];
            }
        }
    }
}
