package oldstyle;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;

/**
 * Twenty loops that each take a different time, which the program measures itself: ten that are left alone, and beside
 * each the same work done by hand in blocks; and ten that can be helped. It takes the processor time, which depends
 * less than others on who else is there. Prints {@code name nanos nanos}.
 */
public final class Costs {
    /** What a loop hands its values to, which may be anything. */
    interface Sink {
        void take(double value);
    }

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static double sum;

    private static final Sink SINK = new Sink() {
        @Override
        public void take(double value) {
            sum += value;
        }
    };

    private static final int TURNS = 20;

    /** Each has four tenths more to do than the one before, in an order that is not that of the lines. */
    private static final int[] RANKS = {3, 8, 0, 5, 9, 1, 7, 2, 6, 4};

    private final File data;
    private final int scale;
    private final byte[] bytes = new byte[8 << 10];
    private final byte[] large = new byte[8 * bytes.length];
    private final int[] ints = new int[large.length / 4];
    private final double[] doubles = new double[large.length / 8];
    private final long[] loop = new long[10];
    private final long[] hand = new long[10];
    private final long[] helped = new long[10];
    private final long[] helpings = new long[10];

    private Costs(File data, int scale) {
        this.data = data;
        this.scale = scale;
    }

    public static void main(String[] arguments) throws IOException {
        Costs costs = new Costs(new File(arguments[0]), Integer.parseInt(arguments[1]));
        // those of files first: then compilers know two kinds of stream, as they do at the end, when the agent times
        // them
        costs.run(8, 10);
        costs.run(0, 8);
        for (int k = 0; k < 10; k++) {
            System.out.println("refused" + k + " " + costs.loop[k] + " " + costs.hand[k]);
            System.out.println("helped" + k + " " + costs.helped[k] + " " + costs.helpings[k]);
        }
        System.err.println(sum);
    }

    /** In turns, so that whatever else the machine does meets all of them. */
    private void run(int from, int to) throws IOException {
        for (int k = from; k < to; k++) {
            warm(k, bytes);
        }
        for (int turn = 0; turn < TURNS; turn++) {
            for (int k = from; k < to; k++) {
                int times = (int) (scale * Math.pow(1.4, RANKS[k]) / TURNS / (k < 8 ? 1 : 60));
                refuse(k, times + 1);
                help(k, times / 8 + 1);
            }
        }
    }

    private void refuse(int k, int times) throws IOException {
        for (int t = 0; t < times; t++) {
            long started = THREADS.getCurrentThreadCpuTime();
            refused(k, stream(k < 8 ? null : data, bytes), bytes.length);
            long between = THREADS.getCurrentThreadCpuTime();
            byHand(k, stream(k < 8 ? null : data, bytes), bytes.length);
            loop[k] += between - started;
            hand[k] += THREADS.getCurrentThreadCpuTime() - between;
        }
    }

    private void help(int k, int times) throws IOException {
        for (int t = 0; t < times; t++) {
            DataInputStream in = stream(k < 8 ? null : data, large);
            long started = THREADS.getCurrentThreadCpuTime();
            helped(k, in, ints, doubles);
            helped[k] += THREADS.getCurrentThreadCpuTime() - started;
        }
        helpings[k] += times;
    }

    private static void warm(int k, byte[] bytes) throws IOException {
        for (int t = 0; t < 40; t++) {
            refused(k, stream(null, bytes), bytes.length);
            byHand(k, stream(null, bytes), bytes.length);
        }
    }

    private static DataInputStream stream(File file, byte[] bytes) throws IOException {
        return new DataInputStream(
                file == null
                        ? new BufferedInputStream(new ByteArrayInputStream(bytes), 1024)
                        : new FileInputStream(file));
    }

    private static void refused(int k, DataInputStream in, int bytes) throws IOException {
        try {
            switch (k) {
                case 0:
                    refused0(in, bytes / 4, SINK);
                    return;
                case 1:
                    refused1(in, bytes / 8, SINK);
                    return;
                case 2:
                    refused2(in, bytes / 8, SINK);
                    return;
                case 3:
                    refused3(in, bytes / 2, SINK);
                    return;
                case 4:
                    refused4(in, bytes / 4, SINK);
                    return;
                case 5:
                    refused5(in, bytes / 4, SINK);
                    return;
                case 6:
                    refused6(in, bytes / 8, SINK);
                    return;
                case 7:
                    refused7(in, bytes / 8, SINK);
                    return;
                case 8:
                    refused8(in, bytes / 2, SINK);
                    return;
                default:
                    refused9(in, bytes / 4, SINK);
            }
        } finally {
            in.close();
        }
    }

    private static void byHand(int k, DataInputStream in, int bytes) throws IOException {
        byte[] block = new byte[bytes];
        in.readFully(block);
        in.close();
        ByteBuffer values = ByteBuffer.wrap(block);
        switch (k % 5) {
            case 0:
                while (values.hasRemaining()) {
                    SINK.take(values.getInt());
                }
                return;
            case 1:
                while (values.hasRemaining()) {
                    SINK.take(values.getLong());
                }
                return;
            case 2:
                while (values.hasRemaining()) {
                    SINK.take(values.getDouble());
                }
                return;
            case 3:
                while (values.hasRemaining()) {
                    SINK.take(values.getShort());
                }
                return;
            default:
                while (values.hasRemaining()) {
                    SINK.take(values.getFloat());
                }
                return;
        }
    }

    private static void helped(int k, DataInputStream in, int[] ints, double[] doubles) throws IOException {
        switch (k) {
            case 0:
                helped0(in, ints);
                return;
            case 1:
                helped1(in, doubles);
                return;
            case 2:
                helped2(in, ints);
                return;
            case 3:
                helped3(in, doubles);
                return;
            case 4:
                helped4(in, ints);
                return;
            case 5:
                helped5(in, doubles);
                return;
            case 6:
                helped6(in, ints);
                return;
            case 7:
                helped7(in, doubles);
                return;
            case 8:
                helped8(in, ints);
                return;
            default:
                helped9(in, doubles);
        }
    }

    private static void refused0(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readInt());
        }
    }

    private static void refused1(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readLong());
        }
    }

    private static void refused2(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readDouble());
        }
    }

    private static void refused3(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readShort());
        }
    }

    private static void refused4(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readFloat());
        }
    }

    private static void refused5(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readInt());
        }
    }

    private static void refused6(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readLong());
        }
    }

    private static void refused7(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readDouble());
        }
    }

    private static void refused8(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readShort());
        }
    }

    private static void refused9(DataInputStream in, int n, Sink sink) throws IOException {
        for (int i = 0; i < n; i++) {
            sink.take(in.readFloat());
        }
    }

    private static void helped0(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    private static void helped1(DataInputStream in, double[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readDouble();
        }
    }

    private static void helped2(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    private static void helped3(DataInputStream in, double[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readDouble();
        }
    }

    private static void helped4(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    private static void helped5(DataInputStream in, double[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readDouble();
        }
    }

    private static void helped6(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    private static void helped7(DataInputStream in, double[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readDouble();
        }
    }

    private static void helped8(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    private static void helped9(DataInputStream in, double[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readDouble();
        }
    }
}
