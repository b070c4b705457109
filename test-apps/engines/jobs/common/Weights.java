package jobs.common;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** The weights of a model, a file of numbers that each task loads before its first record. */
public final class Weights {
    private final float[] all;

    private Weights(float[] all) {
        this.all = all;
    }

    /** As people write it, without a buffer or with one. */
    public static Weights load(File file, boolean buffered) throws IOException {
        InputStream in = new FileInputStream(file);
        try (DataInputStream data = new DataInputStream(buffered ? new BufferedInputStream(in) : in)) {
            float[] all = new float[data.readInt()];
            for (int i = 0; i < all.length; i++) {
                all[i] = data.readFloat();
            }
            return new Weights(all);
        }
    }

    /** Makes such a file. */
    public static void store(File file, int count) throws IOException {
        try (DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)))) {
            out.writeInt(count);
            for (int i = 0; i < count; i++) {
                out.writeFloat((i * 7) % 1000);
            }
        }
    }

    /** What a record is worth. */
    public double score(long record) {
        double score = 0;
        for (int k = 0; k < 64; k++) {
            score += all[(int) ((record * 31 + k * 97) % all.length)];
        }
        return score;
    }
}
