package surroundings;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** The loops, for each type. Whoever calls them learns where they were when they were stopped. */
enum Elements {
    bytes {
        @Override
        Object array(int n) {
            return new byte[n];
        }

        @Override
        int read(DataInput in, Object array, int from) throws Stopped {
            byte[] a = (byte[]) array;
            int i = from;
            try {
                for (; i < a.length; i++) {
                    a[i] = in.readByte();
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }

        @Override
        int write(DataOutput out, int first, int n, int from) throws Stopped {
            byte[] a = new byte[n];
            for (int k = 0; k < n; k++) {
                a[k] = (byte) mixed(first + k);
            }
            int i = from;
            try {
                for (; i < a.length; i++) {
                    out.writeByte(a[i]);
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }
    },
    ints {
        @Override
        Object array(int n) {
            return new int[n];
        }

        @Override
        int read(DataInput in, Object array, int from) throws Stopped {
            int[] a = (int[]) array;
            int i = from;
            try {
                for (; i < a.length; i++) {
                    a[i] = in.readInt();
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }

        @Override
        int write(DataOutput out, int first, int n, int from) throws Stopped {
            int[] a = new int[n];
            for (int k = 0; k < n; k++) {
                a[k] = (int) mixed(first + k);
            }
            int i = from;
            try {
                for (; i < a.length; i++) {
                    out.writeInt(a[i]);
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }
    },
    doubles {
        @Override
        Object array(int n) {
            return new double[n];
        }

        @Override
        int read(DataInput in, Object array, int from) throws Stopped {
            double[] a = (double[]) array;
            int i = from;
            try {
                for (; i < a.length; i++) {
                    a[i] = in.readDouble();
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }

        @Override
        int write(DataOutput out, int first, int n, int from) throws Stopped {
            double[] a = new double[n];
            for (int k = 0; k < n; k++) {
                a[k] = mixed(first + k) / 7.0;
            }
            int i = from;
            try {
                for (; i < a.length; i++) {
                    out.writeDouble(a[i]);
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }
    },
    /** Two values in a round, of six bytes: such rounds are staged. */
    records {
        @Override
        Object array(int n) {
            return new long[n];
        }

        @Override
        int read(DataInput in, Object array, int from) throws Stopped {
            long[] a = (long[]) array;
            int i = from;
            try {
                for (; i < a.length; i++) {
                    a[i] = in.readInt() * 31L + in.readShort();
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }

        @Override
        int write(DataOutput out, int first, int n, int from) throws Stopped {
            long[] a = new long[n];
            for (int k = 0; k < n; k++) {
                a[k] = mixed(first + k);
            }
            int i = from;
            try {
                for (; i < a.length; i++) {
                    out.writeLong(a[i]);
                }
            } catch (IOException x) {
                throw new Stopped(i, x);
            }
            return i;
        }
    };

    abstract Object array(int n);

    /** From index {@code from} to the end of the array; returns that end. */
    abstract int read(DataInput in, Object array, int from) throws Stopped;

    /** Elements {@code first + from} up to {@code first + n}. */
    abstract int write(DataOutput out, int first, int n, int from) throws Stopped;

    static long mixed(long k) {
        long mixed = (k + 1) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }

    /** A loop did not get to its end. */
    static final class Stopped extends Exception {
        final int index;
        final IOException cause;

        Stopped(int index, IOException cause) {
            this.index = index;
            this.cause = cause;
        }
    }
}
