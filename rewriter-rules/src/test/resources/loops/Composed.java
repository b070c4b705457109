import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;

/** Loops that put each value together of bytes. */
public class Composed {
    private static int readInt(InputStream in) throws IOException {
        int a = in.read();
        int b = in.read();
        int c = in.read();
        int d = in.read();
        if ((a | b | c | d) < 0) {
            throw new EOFException();
        }
        return a | b << 8 | c << 16 | d << 24;
    }

    private static int readShort(InputStream in) throws IOException {
        int high = in.read();
        int low = in.read();
        if (high < 0 || low == -1) {
            throw new EOFException();
        }
        return (high << 8) + low;
    }

    private static long readLong(DataInput in) throws IOException {
        long low = in.readUnsignedByte()
                + (in.readUnsignedByte() << 8)
                + (in.readUnsignedByte() << 16)
                + ((long) in.readUnsignedByte() << 24);
        return low
                | (in.readUnsignedByte() & 0xFFL) << 32
                | (in.readByte() & 0xFFL) << 40
                | (long) in.readUnsignedByte() << 48
                | (long) in.readByte() << 56;
    }

    @Becomes("ReadConverted")
    public void littleInts(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = readInt(in);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadConverted")
    public void littleFloats(InputStream in, float[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = Float.intBitsToFloat(readInt(in));
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadConverted")
    public void bigShorts(InputStream in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = (short) readShort(in);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadConverted")
    public void unsignedShorts(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = readShort(in);
        }
        s.see(i);
    }

    @Becomes("ReadConverted")
    public void littleLongs(DataInput in, long[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = readLong(in);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadConverted")
    public void ofData(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = readInt(in);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadConverted")
    public void ofAFile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                int low = in.read();
                int high = in.read();
                if ((low | high) < 0) {
                    throw new EOFException();
                }
                a[i] = (short) (low | high << 8);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadConverted")
    public void inTheLoop(DataInput in, char[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = (char) (in.readUnsignedByte() | in.readUnsignedByte() << 8);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadConverted")
    public void tested(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            while (i < end) {
                int a0 = in.read();
                int a1 = in.read();
                if (a0 == -1) {
                    throw new EOFException();
                }
                if (a1 < 0) {
                    throw new EOFException();
                }
                a[i++] = a0 + 256 * a1;
            }
        } finally {
            s.see(i);
        }
    }

    // ---- one thing too many

    @Becomes("CONDITIONAL_TRANSFER")
    public void notTested(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.read() | in.read() << 8;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void halfTested(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                int low = in.read();
                int high = in.read();
                if (low < 0) {
                    throw new EOFException();
                }
                a[i] = low | high << 8;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("END_UNKNOWN")
    public void testedBetween(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                int low = in.read();
                if (low < 0) {
                    break;
                }
                int high = in.read();
                if (high < 0) {
                    throw new EOFException();
                }
                a[i] = low | high << 8;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("END_UNKNOWN")
    public void otherwiseThrown(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                int low = in.read();
                int high = in.read();
                if ((low | high) < 0) {
                    throw new IOException("cut off");
                }
                a[i] = low | high << 8;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("END_UNKNOWN")
    public void anotherThrown(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                int low = in.read();
                int high = in.read();
                if ((low | high) < 0) {
                    throw new IllegalStateException();
                }
                a[i] = low | high << 8;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void shuffled(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readUnsignedByte() << 8
                        | in.readUnsignedByte() << 24
                        | in.readUnsignedByte()
                        | in.readUnsignedByte() << 16;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadRecords")
    public void overlapping(DataInput in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.readByte() + (in.readByte() << 8);
            }
        } finally {
            s.see(i);
        }
    }
}
