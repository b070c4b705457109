package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Random;

/**
 * What a scanner has seen, each point with the direction of the surface: turned and moved, and written with a preview
 * that has a few of the points.
 */
public final class PointCloud extends Application {
    private static final int POINTS_PER_PREVIEW = 32;

    private int count;
    private float[] x;
    private float[] y;
    private float[] z;
    private float[] nx;
    private float[] ny;
    private float[] nz;

    public static void main(String[] args) throws Exception {
        new PointCloud().start(args);
    }

    /** On a sphere, where the direction is that from its centre. */
    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1637);
        allocate(size);
        for (int i = 0; i < size; i++) {
            double height = 2 * random.nextDouble() - 1;
            double width = Math.sqrt(1 - height * height);
            double slope = random.nextDouble();
            nx[i] = (float) (width * slope);
            ny[i] = (float) (width * Math.sqrt(1 - slope * slope));
            nz[i] = (float) height;
            float radius = 10 + random.nextFloat();
            x[i] = radius * nx[i];
            y[i] = radius * ny[i];
            z[i] = radius * nz[i];
        }
        save(new File(folder, "scan.xyz"));
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        load(new File(folder, "scan.xyz"));
        tally.rest();
        tally.add(x);
        tally.add(y);
        tally.add(z);
        tally.add(nx);
        tally.add(ny);
        tally.add(nz);
        tally.phase("compute");
        turn(0.6f, 0.8f);
        move(5, -5, 1.5f);
        tally.phase("write");
        File turned = new File(folder, "turned.xyz");
        save(turned);
        tally.phase("preview");
        File preview = new File(folder, "preview.xyz");
        savePreview(preview);
        tally.rest();
        tally.add(turned);
        tally.add(preview);
    }

    private void allocate(int points) {
        count = points;
        x = new float[points];
        y = new float[points];
        z = new float[points];
        nx = new float[points];
        ny = new float[points];
        nz = new float[points];
    }

    private void load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            allocate(in.readInt());
            for (int i = 0; i < count; i++) {
                x[i] = in.readFloat();
                y[i] = in.readFloat();
                z[i] = in.readFloat();
                nx[i] = in.readFloat();
                ny[i] = in.readFloat();
                nz[i] = in.readFloat();
            }
        } finally {
            in.close();
        }
    }

    private void save(File file) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(count);
            for (int i = 0; i < count; i++) {
                out.writeFloat(x[i]);
                out.writeFloat(y[i]);
                out.writeFloat(z[i]);
                out.writeFloat(nx[i]);
                out.writeFloat(ny[i]);
                out.writeFloat(nz[i]);
            }
        } finally {
            out.close();
        }
    }

    private void savePreview(File file) throws IOException {
        RandomAccessFile out = new RandomAccessFile(file, "rw");
        try {
            out.setLength(0);
            out.writeInt((count + POINTS_PER_PREVIEW - 1) / POINTS_PER_PREVIEW);
            for (int i = 0; i < count; i += POINTS_PER_PREVIEW) {
                out.writeFloat(x[i]);
                out.writeFloat(y[i]);
                out.writeFloat(z[i]);
                out.writeFloat(nx[i]);
                out.writeFloat(ny[i]);
                out.writeFloat(nz[i]);
            }
        } finally {
            out.close();
        }
    }

    private void turn(float cosine, float sine) {
        for (int i = 0; i < count; i++) {
            float oldX = x[i];
            x[i] = cosine * oldX - sine * y[i];
            y[i] = sine * oldX + cosine * y[i];
            float oldNx = nx[i];
            nx[i] = cosine * oldNx - sine * ny[i];
            ny[i] = sine * oldNx + cosine * ny[i];
        }
    }

    private void move(float dx, float dy, float dz) {
        for (int i = 0; i < count; i++) {
            x[i] += dx;
            y[i] += dy;
            z[i] += dz;
        }
    }
}
