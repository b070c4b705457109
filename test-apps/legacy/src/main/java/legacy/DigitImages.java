package legacy;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

/** Handwritten digits as two files of unsigned bytes, images and labels: what each digit looks like on average. */
public final class DigitImages extends Application {
    private static final int IMAGES = 2051;
    private static final int LABELS = 2049;
    private static final int EDGE = 28;
    private static final int CLASSES = 10;

    public static void main(String[] args) throws Exception {
        new DigitImages().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(28);
        byte[] digits = new byte[size];
        random.nextBytes(digits);
        for (int i = 0; i < size; i++) {
            digits[i] = (byte) ((digits[i] & 0xFF) % CLASSES);
        }
        DataOutputStream labels = new DataOutputStream(new FileOutputStream(new File(folder, "labels.idx1")));
        try {
            labels.writeInt(LABELS);
            labels.writeInt(size);
            labels.write(digits);
        } finally {
            labels.close();
        }
        DataOutputStream images = new DataOutputStream(new FileOutputStream(new File(folder, "images.idx3")));
        try {
            images.writeInt(IMAGES);
            images.writeInt(size);
            images.writeInt(EDGE);
            images.writeInt(EDGE);
            byte[] image = new byte[EDGE * EDGE];
            for (int i = 0; i < size; i++) {
                random.nextBytes(image);
                for (int p = digits[i]; p < image.length; p += CLASSES) {
                    image[p] |= (byte) 0xC0;
                }
                images.write(image);
            }
        } finally {
            images.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        int[] labels = readLabels(new File(folder, "labels.idx1"));
        double[][] images = readImages(new File(folder, "images.idx3"));
        tally.phase("compute");
        double[][] means = means(images, labels);
        int right = 0;
        for (int i = 0; i < images.length; i++) {
            if (nearest(means, images[i]) == labels[i]) {
                right++;
            }
        }
        tally.phase("write");
        File result = new File(folder, "means.dat");
        DataOutputStream out = new DataOutputStream(new FileOutputStream(result));
        try {
            for (int k = 0; k < CLASSES; k++) {
                for (double value : means[k]) {
                    out.writeDouble(value);
                }
            }
        } finally {
            out.close();
        }
        tally.rest();
        tally.add(right);
        tally.add(labels);
        for (int i = 0; i < images.length; i++) {
            tally.add(images[i]);
        }
        tally.add(result);
    }

    private static int[] readLabels(File file) throws IOException {
        DataInputStream in = open(file, LABELS);
        try {
            int[] labels = new int[in.readInt()];
            for (int i = 0; i < labels.length; i++) {
                labels[i] = in.readUnsignedByte();
            }
            return labels;
        } finally {
            in.close();
        }
    }

    private static double[][] readImages(File file) throws IOException {
        DataInputStream in = open(file, IMAGES);
        try {
            int count = in.readInt();
            int pixels = in.readInt() * in.readInt();
            double[][] images = new double[count][pixels];
            for (int i = 0; i < count; i++) {
                for (int p = 0; p < pixels; p++) {
                    images[i][p] = in.readUnsignedByte() / 255.0;
                }
            }
            return images;
        } finally {
            in.close();
        }
    }

    private static DataInputStream open(File file, int magic) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        if (in.readInt() != magic) {
            in.close();
            throw new IOException(file + " is of another kind");
        }
        return in;
    }

    private static double[][] means(double[][] images, int[] labels) {
        double[][] means = new double[CLASSES][EDGE * EDGE];
        int[] counts = new int[CLASSES];
        for (int i = 0; i < images.length; i++) {
            counts[labels[i]]++;
            for (int p = 0; p < images[i].length; p++) {
                means[labels[i]][p] += images[i][p];
            }
        }
        for (int k = 0; k < CLASSES; k++) {
            for (int p = 0; p < means[k].length; p++) {
                means[k][p] /= Math.max(counts[k], 1);
            }
        }
        return means;
    }

    private static int nearest(double[][] means, double[] image) {
        int nearest = 0;
        double least = Double.MAX_VALUE;
        for (int k = 0; k < means.length; k++) {
            double distance = 0;
            for (int p = 0; p < image.length; p++) {
                double d = means[k][p] - image[p];
                distance += d * d;
            }
            if (distance < least) {
                least = distance;
                nearest = k;
            }
        }
        return nearest;
    }
}
