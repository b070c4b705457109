package dev.standpipe.runtime.proof;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;

/** Streams that a prover once took for something else, or could: all but a few elements pass them as they seem to. */
final class Unsound {
    private Unsound() {}

    /** What comes as no number goes on as another such. */
    static final class CanonicalRead extends FilterInputStream {
        CanonicalRead(InputStream in) {
            super(in);
        }

        public int readInt() throws IOException {
            return Float.floatToIntBits(Float.intBitsToFloat(((DataInputStream) in).readInt()));
        }

        public double readDouble() throws IOException {
            return Double.longBitsToDouble(Double.doubleToLongBits(((DataInputStream) in).readDouble()));
        }
    }

    static final class CanonicalWrite extends FilterOutputStream {
        private final DataOutputStream data;

        CanonicalWrite(DataOutputStream out) {
            super(out);
            data = out;
        }

        public void writeInt(int v) throws IOException {
            data.writeFloat(Float.intBitsToFloat(v));
        }

        public void writeLong(long v) throws IOException {
            data.writeLong(Double.doubleToLongBits(Double.longBitsToDouble(v)));
        }

        /** Swaps first, and then it is no number. */
        public void writeFloat(float v) throws IOException {
            data.writeFloat(Float.intBitsToFloat(Integer.reverseBytes(Float.floatToIntBits(v))));
        }

        /** One half as it is, and one as Java has it. */
        public void writeDouble(double v) throws IOException {
            data.writeInt((int) (Double.doubleToLongBits(v) >>> 32));
            data.writeInt((int) Double.doubleToRawLongBits(v));
        }
    }

    /** This is what others do. */
    static final class Swapped extends FilterOutputStream {
        private final DataOutputStream data;

        Swapped(DataOutputStream out) {
            super(out);
            data = out;
        }

        public void writeFloat(float v) throws IOException {
            data.writeInt(Integer.reverseBytes(Float.floatToIntBits(v)));
        }

        public void writeDouble(double v) throws IOException {
            data.writeDouble(Double.longBitsToDouble(Double.doubleToLongBits(v)));
        }
    }

    interface Listener {
        Listener NONE = n -> {};

        void told(int n);

        default void heard(int n) {
            told(2 * n);
            System.setProperty("heard", "" + n);
        }
    }

    static class Listening extends FilterInputStream {
        final Listener listener;

        Listening(InputStream in, Listener listener) {
            super(in);
            this.listener = listener;
        }

        @Override
        public int read() throws IOException {
            listener.told(1);
            return in.read();
        }
    }

    /** Its listener has a second method, which does something. */
    static final class ListeningTwice extends Listening {
        ListeningTwice(InputStream in, Listener listener) {
            super(in, listener);
        }

        @Override
        public int read() throws IOException {
            listener.told(1);
            listener.heard(1);
            return in.read();
        }
    }

    interface Busy {
        Busy NONE = () -> {};
        String NOTE = System.setProperty("busy", "yes");

        void told();
    }

    /** Who asks for the listener that does nothing does something. */
    static final class ListeningBusily extends FilterInputStream {
        private final Busy listener;

        ListeningBusily(InputStream in, Busy listener) {
            super(in);
            this.listener = listener;
        }

        @Override
        public int read() throws IOException {
            listener.told();
            return in.read();
        }
    }

    interface Overridden {
        Overridden OTHERS = Overridden::nothing;

        void told(Overridden other);

        default void nothing() {}
    }

    /** Its constant does what the other listener makes of doing nothing. */
    static final class ListeningToOthers extends FilterInputStream {
        private final Overridden listener;

        ListeningToOthers(InputStream in, Overridden listener) {
            super(in);
            this.listener = listener;
        }

        @Override
        public int read() throws IOException {
            listener.told(listener);
            return in.read();
        }
    }

    static final class SecondCast extends FilterInputStream {
        SecondCast(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = ((DataInputStream) in).readUnsignedByte();
            PushbackInputStream other = (PushbackInputStream) in;
            return b;
        }
    }

    /** It may be the array that the bytes come from. */
    static final class StoresACell extends InputStream {
        private final byte[] bytes;
        private final byte[] last;
        private int at;

        StoresACell(byte[] bytes, byte[] last) {
            this.bytes = bytes;
            this.last = last;
        }

        @Override
        public int read() {
            int b = bytes[at++] & 0xFF;
            last[0] = (byte) b;
            return b;
        }
    }

    static final class StoresACellBeneath extends FilterOutputStream {
        private final byte[] last = new byte[1];

        StoresACellBeneath(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            last[0] = (byte) b;
            out.write(last[0]);
        }
    }

    /** Both halves of the values look alike, but one of them asserts something. */
    static final class HalfAsserting extends FilterOutputStream {
        int limit;

        HalfAsserting(OutputStream out) {
            super(out);
        }

        public void writeBoolean(boolean v) throws IOException {
            if (v) {
                out.write(1);
            } else {
                assert limit > 0;
                out.write(0);
            }
        }
    }

    static final class HalfCasting extends FilterOutputStream {
        HalfCasting(OutputStream out) {
            super(out);
        }

        public void writeBoolean(boolean v) throws IOException {
            if (v) {
                out.write(1);
            } else {
                ((DataOutputStream) out).write(0);
            }
        }
    }

    static final class HalfListening extends FilterOutputStream {
        private final Listener one;

        HalfListening(OutputStream out, Listener one) {
            super(out);
            this.one = one;
        }

        public void writeBoolean(boolean v) throws IOException {
            if (!v) {
                one.told(0);
            }
            out.write(v ? 1 : 0);
        }
    }

    /** Another thread that has the lock may set the limit, and wait for what comes of it. */
    static final class LocksItsLimit extends FilterInputStream {
        long left = 1000;

        LocksItsLimit(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            synchronized (this) {
                if (left <= 0) {
                    return -1;
                }
                left--;
            }
            return in.read();
        }
    }

    static final class LocksItsSwitch extends FilterInputStream {
        boolean off;
        long count;

        LocksItsSwitch(InputStream in) {
            super(in);
        }

        private synchronized boolean isOn() {
            return !off;
        }

        @Override
        public int read() throws IOException {
            if (!isOn()) {
                throw new IOException("off");
            }
            count++;
            return in.read();
        }
    }

    /** What it moves bytes by is not what a data stream would, so what lies beneath may see the difference. */
    static final class ByShortArrays extends FilterInputStream {
        ByShortArrays(InputStream in) {
            super(in);
        }

        public short readShort() throws IOException {
            byte[] two = new byte[2];
            in.read(two, 0, 2);
            return (short) (two[0] << 8 | two[1] & 0xFF);
        }

        public int readInt() throws IOException {
            byte[] eight = new byte[8];
            in.read(eight, 4, 4);
            return eight[4] << 24 | (eight[5] & 0xFF) << 16 | (eight[6] & 0xFF) << 8 | eight[7] & 0xFF;
        }

        public long readLong() throws IOException {
            byte[] eight = new byte[8];
            in.read(eight, 0, 8);
            long high = eight[0] << 24 | (eight[1] & 0xFF) << 16 | (eight[2] & 0xFF) << 8 | eight[3] & 0xFF;
            int low = eight[4] << 24 | (eight[5] & 0xFF) << 16 | (eight[6] & 0xFF) << 8 | eight[7] & 0xFF;
            return high << 32 | low & 0xFFFFFFFFL;
        }
    }

    /** A window on a file, as many have it: what it does at the edge of the window has many branches. */
    static final class Windowed extends FilterInputStream {
        private final RandomAccessFile file;
        private final byte[] window = new byte[100];
        private int at;
        private int end;
        private boolean ended;
        private boolean changed;
        private boolean grows;

        Windowed(InputStream in, RandomAccessFile file) {
            super(in);
            this.file = file;
        }

        @Override
        public int read() throws IOException {
            if (at < end) {
                return window[at++] & 0xFF;
            }
            if (ended) {
                return -1;
            }
            if (changed || at < 0) {
                file.seek(at > 0 ? at : 1);
                changed = !grows;
            }
            end = grows ? 1 : 0;
            file.seek(at);
            return read();
        }

        public int readInt() throws IOException {
            int a = read();
            int b = read();
            int c = read();
            int d = read();
            if ((a | b | c | d) < 0) {
                throw new EOFException();
            }
            return (a << 24) + (b << 16) + (c << 8) + d;
        }

        public long readLong() throws IOException {
            return ((long) readInt() << 32) + (readInt() & 0xFFFFFFFFL);
        }
    }

    /** There may be no room to follow it. */
    static final class MakesALongArray extends FilterOutputStream {
        byte[] room;

        MakesALongArray(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int b) throws IOException {
            room = new byte[Integer.MAX_VALUE];
            out.write(b);
        }
    }

    /** Does not do what its own parent does. */
    static class Parent extends FilterInputStream {
        Parent(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            in.mark(1);
            return in.read();
        }
    }

    /** The first element takes another way than all others. */
    static final class OnceOnly extends FilterInputStream {
        private Object first = this;
        int later;

        OnceOnly(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            if (first != null) {
                first = null;
                return in.read();
            }
            later++;
            return in.read();
        }
    }

    /** What it leaves goes on with each element. */
    static final class HandsDown extends FilterInputStream {
        Object a = "a";
        Object b = "b";
        Object c = "c";

        HandsDown(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            c = b;
            b = a;
            a = null;
            return in.read();
        }
    }
}
