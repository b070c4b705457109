package traps;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/** Fields, rows and marks that the loop shares with others. */
public class Memory {
    static int created;

    interface Shared {
        int[] ARRAY = Memory.create();
    }

    static int[] create() {
        created++;
        return new int[200];
    }

    static class InheritsAConstant implements Shared {
        static String play() throws IOException {
            read(Input.random(400), 0);
            return "created " + created;
        }

        private static void read(DataInputStream in, int n) throws IOException {
            for (int i = 0; i < n; i++) {
                ARRAY[i] = in.readInt();
            }
        }
    }

    static class GetsAStatic {
        private static final int[] ARRAY = new int[100];

        private int[] array() {
            return ARRAY;
        }

        static String play() throws IOException {
            new GetsAStatic().read(Input.random(400));
            return Arrays.toString(ARRAY);
        }

        private void read(DataInputStream in) throws IOException {
            for (int i = 0; i < 100; i++) {
                array()[i] = in.readInt();
            }
        }
    }

    static class MarksWhatItReads {
        static String play() throws IOException {
            boolean[] a = new boolean[50];
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(new byte[50]));
            for (int i = 0; i < 50; i++) {
                a[49] = true;
                a[i] = in.readBoolean();
            }
            return Arrays.toString(a);
        }
    }

    static class MarksWhatItWrites {
        static String play() throws IOException {
            boolean[] a = new boolean[50];
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            for (int i = 0; i < 50; i++) {
                a[20] = true;
                out.writeBoolean(a[i]);
            }
            return Arrays.toString(bytes.toByteArray());
        }
    }

    static class Missing {}

    static class NamesAClass {
        static String play() throws IOException {
            DataInputStream in = Input.random(4000);
            int[] a = new int[500];
            try {
                for (int i = 0; i < 500; i++) {
                    Class<?> type = Missing.class;
                    a[i] = in.readInt();
                }
            } catch (NoClassDefFoundError expected) {
                return "not found, left " + in.available();
            }
            return "found, left " + in.available();
        }
    }

    static class ChoosesARow {
        static String play() throws IOException {
            DataInputStream in = Input.random(4000);
            int[][] rows = new int[1][3];
            try {
                return "" + sum(in, rows, true) + sum(in, rows, false);
            } catch (ArrayIndexOutOfBoundsException expected) {
                return "left " + in.available();
            }
        }

        private static long sum(DataInputStream in, int[][] rows, boolean second) throws IOException {
            long sum = 0;
            for (int i = 0; i < 100; i++) {
                sum += in.readInt();
                int[] row = rows[second ? 1 : 0];
            }
            return sum;
        }
    }

    static class MovesWithItsPosition extends ByteArrayInputStream {
        MovesWithItsPosition(byte[] bytes) {
            super(bytes);
        }

        static String play() throws IOException {
            MovesWithItsPosition bytes = new MovesWithItsPosition(Input.bytes(4000));
            return "read " + bytes.read(new DataInputStream(bytes), new int[2000]);
        }

        private int read(DataInputStream in, int[] a) throws IOException {
            int i = 0;
            for (; i < (count - pos) / 4; i++) {
                a[i] = in.readInt();
            }
            return i;
        }
    }

    /** Looks at the position of a stream that it knows by the name of a subclass of its own. */
    static class MovesUnderAnotherName extends ByteArrayInputStream {
        MovesUnderAnotherName() {
            super(new byte[4000]);
        }

        static String play() throws IOException {
            Further stream = new Further();
            return "read " + read(stream, new DataInputStream(stream), new int[2000]);
        }

        private static int read(Further stream, DataInputStream in, int[] a) throws IOException {
            int i = 0;
            for (; i < (stream.count - stream.pos) / 4; i++) {
                a[i] = in.readInt();
            }
            return i;
        }
    }

    static final class Further extends MovesUnderAnotherName {}

    static class MovesWithItsCounter extends DataOutputStream {
        MovesWithItsCounter(OutputStream out) {
            super(out);
        }

        static String play() throws IOException {
            return "wrote " + new MovesWithItsCounter(new ByteArrayOutputStream()).write(new int[2000], 1500);
        }

        private int write(int[] a, int limit) throws IOException {
            int i = 0;
            for (; i < limit - written; i++) {
                writeInt(a[i]);
            }
            return i;
        }
    }

    static class ChangesItsSource extends DataInputStream {
        ChangesItsSource(InputStream in) {
            super(in);
        }

        static String play() throws IOException {
            ByteArrayInputStream bytes = new ByteArrayInputStream(Input.bytes(4000));
            return "" + new ChangesItsSource(bytes).sum(new ByteArrayInputStream(new byte[4000]));
        }

        private int sum(InputStream next) throws IOException {
            int sum = 0;
            for (int i = 0; i < 300; i++) {
                sum += readInt();
                in = next;
            }
            return sum;
        }
    }
}
