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

/**
 * Samples in four other forms: without a sign, in eight bits, as differences, and as numbers of the other byte order;
 * and back again.
 */
public final class SampleScaler extends Application {
    private static final int OFFSET = 0x8000;
    private static final double SCALE = 1 / 256.0;

    public static void main(String[] args) throws Exception {
        new SampleScaler().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1928);
        DataOutputStream out = create(new File(folder, "samples.dat"));
        try {
            out.writeInt(size);
            int sample = 0;
            for (int i = 0; i < size; i++) {
                sample = (sample * 15 + random.nextInt(65536) - 32768) / 16;
                out.writeShort(sample);
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        int[] samples = load(new File(folder, "samples.dat"));
        tally.phase("compute");
        float[] levels = new float[samples.length];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = samples[i] / 32768f;
        }
        tally.phase("write");
        File forms = new File(folder, "forms.dat");
        save(forms, samples, levels);
        tally.phase("verify");
        int[] unsigned = new int[samples.length];
        int[] coarse = new int[samples.length];
        int[] summed = new int[samples.length];
        float[] swapped = new float[samples.length];
        DataInputStream in = open(forms);
        try {
            readUnsigned(in, unsigned);
            readCoarse(in, coarse, SCALE);
            readDifferences(in, summed);
            readSwapped(in, swapped);
        } finally {
            in.close();
        }
        tally.rest();
        tally.add(samples);
        tally.add(forms);
        tally.add(unsigned);
        tally.add(coarse);
        tally.add(summed);
        tally.add(swapped);
    }

    private static DataInputStream open(File file) throws IOException {
        return new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
    }

    private static DataOutputStream create(File file) throws IOException {
        return new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
    }

    private static int[] load(File file) throws IOException {
        DataInputStream in = open(file);
        try {
            int[] samples = new int[in.readInt()];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = in.readShort();
            }
            return samples;
        } finally {
            in.close();
        }
    }

    private static void save(File file, int[] v, float[] f) throws IOException {
        DataOutputStream out = create(file);
        try {
            for (int i = 0; i < v.length; i++) {
                out.writeShort(v[i] ^ OFFSET);
            }
            for (int i = 0; i < v.length; i++) {
                out.writeByte((int) (v[i] * SCALE));
            }
            int last = 0;
            for (int i = 0; i < v.length; i++) {
                out.writeInt(v[i] - last);
                last = v[i];
            }
            for (int i = 0; i < f.length; i++) {
                out.writeInt(Integer.reverseBytes(Float.floatToIntBits(f[i])));
            }
        } finally {
            out.close();
        }
    }

    private static void readUnsigned(DataInputStream in, int[] v) throws IOException {
        for (int i = 0; i < v.length; i++) {
            v[i] = (short) (in.readUnsignedShort() ^ OFFSET);
        }
    }

    private static void readCoarse(DataInputStream in, int[] v, double scale) throws IOException {
        for (int i = 0; i < v.length; i++) {
            v[i] = (int) (in.readByte() / scale);
        }
    }

    private static void readDifferences(DataInputStream in, int[] v) throws IOException {
        int last = 0;
        for (int i = 0; i < v.length; i++) {
            last += in.readInt();
            v[i] = last;
        }
    }

    private static void readSwapped(DataInputStream in, float[] f) throws IOException {
        for (int i = 0; i < f.length; i++) {
            f[i] = Float.intBitsToFloat(Integer.reverseBytes(in.readInt()));
        }
    }
}
