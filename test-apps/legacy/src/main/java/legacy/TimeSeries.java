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
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Measurements in gzip files, times in one and values in another, which ends where it ends: a moving average. */
public final class TimeSeries extends Application {
    private static final int WINDOW = 60;

    public static void main(String[] args) throws Exception {
        new TimeSeries().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(3600);
        long[] times = new long[size];
        float[] values = new float[size];
        long time = 1100000000000L;
        float value = 20;
        for (int i = 0; i < size; i++) {
            time += 900 + random.nextInt(200);
            value += (random.nextInt(21) - 10) / 8f;
            times[i] = time;
            values[i] = value;
        }
        DataOutputStream out = zipped(new File(folder, "times.gz"));
        try {
            out.writeInt(size);
            for (int i = 0; i < size; i++) {
                out.writeLong(times[i]);
            }
        } finally {
            out.close();
        }
        writeValues(new File(folder, "values.gz"), values);
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        long[] times = readTimes(new File(folder, "times.gz"));
        float[] values = new float[times.length + 1];
        int count = readValues(new File(folder, "values.gz"), values);
        tally.phase("compute");
        float[] averages = averages(values, count);
        tally.phase("write");
        File result = new File(folder, "averages.gz");
        writeValues(result, averages);
        tally.rest();
        tally.add(times);
        tally.add(values);
        tally.add(count);
        tally.add(averages);
        tally.add(result);
    }

    private static DataOutputStream zipped(File file) throws IOException {
        return new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(new FileOutputStream(file))));
    }

    private static void writeValues(File file, float[] values) throws IOException {
        DataOutputStream out = zipped(file);
        try {
            for (int i = 0; i < values.length; i++) {
                out.writeFloat(values[i]);
            }
        } finally {
            out.close();
        }
    }

    private static long[] readTimes(File file) throws IOException {
        DataInputStream in = new DataInputStream(new GZIPInputStream(new FileInputStream(file), 8192));
        try {
            long[] times = new long[in.readInt()];
            for (int i = 0; i < times.length; i++) {
                times[i] = in.readLong();
            }
            return times;
        } finally {
            in.close();
        }
    }

    /** How many there were: nothing in the file says it. */
    private static int readValues(File file, float[] values) throws IOException {
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new GZIPInputStream(new FileInputStream(file))));
        int count = 0;
        try {
            while (true) {
                values[count] = in.readFloat();
                count++;
            }
        } catch (EOFException e) {
            return count;
        } finally {
            in.close();
        }
    }

    private static float[] averages(float[] values, int count) {
        float[] averages = new float[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += values[i];
            if (i >= WINDOW) {
                sum -= values[i - WINDOW];
            }
            averages[i] = (float) (sum / Math.min(i + 1, WINDOW));
        }
        return averages;
    }
}
