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
import org.apache.hadoop.io.ArrayPrimitiveWritable;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.DataOutputBuffer;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Writable;

/** Records of Hadoop's kind, each with its length in front: windows of measurements by time, and their spectra as rows. */
public final class SequenceRecords extends Application {
    private static final int WINDOW = 256;
    private static final int BINS = 8;

    private final DataOutputBuffer packed = new DataOutputBuffer();
    private final DataInputBuffer unpacked = new DataInputBuffer();
    private byte[] record = new byte[0];

    public static void main(String[] args) throws Exception {
        new SequenceRecords().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(2006);
        DataOutputStream out = writer(new File(folder, "windows.seq"));
        try {
            for (int i = 0; i < size; i++) {
                double[] window = new double[WINDOW / 2 + random.nextInt(WINDOW)];
                double phase = random.nextDouble();
                for (int k = 0; k < window.length; k++) {
                    window[k] =
                            Math.rint(1000 * Math.abs((phase + k / 64.0) % 2 - 1)) / 1000 + random.nextInt(8) / 64.0;
                }
                append(out, new LongWritable(1000L * i), new ArrayPrimitiveWritable(window));
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        File spectra = new File(folder, "spectra.seq");
        LongWritable time = new LongWritable();
        ArrayPrimitiveWritable window = new ArrayPrimitiveWritable();
        DataInputStream in = reader(new File(folder, "windows.seq"));
        DataOutputStream out = writer(spectra);
        try {
            tally.phase("read");
            while (next(in)) {
                time.readFields(unpacked);
                window.readFields(unpacked);
                double[] values = (double[]) window.get();
                tally.phase("compute");
                SpectrumWritable spectrum = new SpectrumWritable(spectrum(values));
                tally.add(values);
                tally.phase("write");
                append(out, time, spectrum);
                tally.phase("read");
            }
        } finally {
            in.close();
            out.close();
        }
        tally.phase("check");
        SpectrumWritable spectrum = new SpectrumWritable(new float[0]);
        in = reader(spectra);
        try {
            while (next(in)) {
                time.readFields(unpacked);
                spectrum.readFields(unpacked);
                tally.add(time.get());
                tally.add(spectrum.powers());
            }
        } finally {
            in.close();
        }
    }

    private static DataInputStream reader(File file) throws IOException {
        return new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
    }

    private static DataOutputStream writer(File file) throws IOException {
        return new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
    }

    private void append(DataOutputStream out, LongWritable key, Writable value) throws IOException {
        packed.reset();
        key.write(packed);
        value.write(packed);
        out.writeInt(packed.getLength());
        out.write(packed.getData(), 0, packed.getLength());
    }

    /** Whether there is one more record. */
    private boolean next(DataInputStream in) throws IOException {
        int length;
        try {
            length = in.readInt();
        } catch (EOFException e) {
            return false;
        }
        if (record.length < length) {
            record = new byte[2 * length];
        }
        in.readFully(record, 0, length);
        unpacked.reset(record, length);
        return true;
    }

    /** How much there is of the lowest frequencies. */
    private static float[] spectrum(double[] values) {
        float[] powers = new float[BINS];
        for (int bin = 0; bin < BINS; bin++) {
            double even = 0;
            double odd = 0;
            int period = 2 << bin;
            for (int k = 0; k < values.length; k++) {
                even += k % period < period / 2 ? values[k] : -values[k];
                odd += (k + period / 4) % period < period / 2 ? values[k] : -values[k];
            }
            powers[bin] = (float) ((even * even + odd * odd) / values.length);
        }
        return powers;
    }
}
