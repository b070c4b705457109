package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;
import org.apache.flink.api.common.typeutils.base.array.DoublePrimitiveArraySerializer;
import org.apache.flink.api.common.typeutils.base.array.IntPrimitiveArraySerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataInputViewStreamWrapper;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.flink.core.memory.DataOutputViewStreamWrapper;

/** A checkpoint of Flink's kind, a histogram with its borders for each key: merged as if it came from two machines. */
public final class StreamState extends Application {
    private static final int BUCKETS = 100;

    private final DoublePrimitiveArraySerializer borderType = DoublePrimitiveArraySerializer.INSTANCE;
    private final IntPrimitiveArraySerializer countType = IntPrimitiveArraySerializer.INSTANCE;

    private long[] keys;
    private double[][] borders;
    private int[][] counts;

    public static void main(String[] args) throws Exception {
        new StreamState().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(2014);
        allocate(size);
        for (int i = 0; i < size; i++) {
            keys[i] = random.nextLong();
            int buckets = BUCKETS / 2 + random.nextInt(BUCKETS);
            borders[i] = new double[buckets + 1];
            counts[i] = new int[buckets];
            for (int k = 0; k < buckets; k++) {
                borders[i][k + 1] = borders[i][k] + random.nextInt(1000) / 16.0;
                counts[i][k] = random.nextInt(1000);
            }
        }
        save(new File(folder, "chk-41"));
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        load(new File(folder, "chk-41"));
        tally.phase("ship");
        ship();
        tally.phase("compute");
        double[] medians = medians();
        tally.phase("write");
        File next = new File(folder, "chk-42");
        save(next);
        tally.rest();
        for (int i = 0; i < keys.length; i++) {
            tally.add(keys[i]);
            tally.add(borders[i]);
            tally.add(counts[i]);
        }
        tally.add(medians);
        tally.add(next);
    }

    private void allocate(int size) {
        keys = new long[size];
        borders = new double[size][];
        counts = new int[size][];
    }

    private void load(File file) throws IOException {
        DataInputViewStreamWrapper in =
                new DataInputViewStreamWrapper(new BufferedInputStream(new FileInputStream(file)));
        try {
            allocate(in.readInt());
            for (int i = 0; i < keys.length; i++) {
                keys[i] = in.readLong();
                borders[i] = borderType.deserialize(in);
                counts[i] = countType.deserialize(in);
            }
        } finally {
            in.close();
        }
    }

    private void save(File file) throws IOException {
        DataOutputViewStreamWrapper out =
                new DataOutputViewStreamWrapper(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(keys.length);
            for (int i = 0; i < keys.length; i++) {
                out.writeLong(keys[i]);
                borderType.serialize(borders[i], out);
                countType.serialize(counts[i], out);
            }
        } finally {
            out.close();
        }
    }

    /** To the next operator and back, by way of memory. */
    private void ship() throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        DataInputDeserializer in = new DataInputDeserializer();
        for (int i = 0; i < keys.length; i++) {
            out.clear();
            countType.serialize(counts[i], out);
            in.setBuffer(out.getSharedBuffer(), 0, out.length());
            int[] others = countType.deserialize(in);
            for (int k = 0; k < others.length; k++) {
                counts[i][k] += others[k];
            }
        }
    }

    private double[] medians() {
        double[] medians = new double[keys.length];
        for (int i = 0; i < keys.length; i++) {
            long rest = 0;
            for (int k = 0; k < counts[i].length; k++) {
                rest += counts[i][k];
            }
            rest /= 2;
            int k = 0;
            while (k < counts[i].length && rest > counts[i][k]) {
                rest -= counts[i][k++];
            }
            medians[i] = borders[i][k];
        }
        return medians;
    }
}
