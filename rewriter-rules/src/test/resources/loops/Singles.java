import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** Loops that read or write a byte a round by {@code read()} and {@code write(int)}. */
public class Singles {
    private int count;
    private byte[] held;

    // ---- into an array

    @Becomes("ReadBytes")
    public void fill(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = (byte) in.read();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void fillInts(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = in.read();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void fillSigned(InputStream in, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = (byte) in.read();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void fillTruths(InputStream in, boolean[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.read() != 0;
        }
        s.see(i);
    }

    @Becomes("ReadBytes")
    public void fillOfData(DataInputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = (byte) in.read();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void fillOfFile(RandomAccessFile in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                a[i] = (byte) in.read();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void fillHeld(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        held = a;
        s.meddleBy(() -> held = new byte[2]);
        try {
            for (; i < end; i++) {
                held[i] = (byte) in.read();
            }
        } finally {
            s.see(held);
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void toEnd(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            int b;
            while ((b = in.read()) != -1) {
                a[i++] = (byte) b;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void toEndOrFull(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        int b = 7;
        try {
            while (i < end && (b = in.read()) >= 0) {
                a[i++] = (byte) b;
            }
        } finally {
            s.see(i);
            s.see(b);
        }
    }

    @Becomes("ReadBytes")
    public void toEndOfFile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        try {
            for (int b; -1 != (b = in.read()); ) {
                a[i++] = b;
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void backwards(InputStream in, byte[] a, int start, int end, Sight s) throws IOException {
        int i = Math.min(end, 20) - 1;
        try {
            for (; i >= start; i--) {
                a[i] = (byte) in.read();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void ended(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        int ends = 0;
        for (; i < end; i++) {
            int b = in.read();
            if (b < 0) {
                ends++;
            }
            a[i] = b * 2;
        }
        s.see(ends);
        s.see(i);
    }

    // ---- for arithmetic

    @Becomes("ReadBytes")
    public void sum(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        long sum = 0;
        try {
            int b;
            while ((b = in.read()) != -1) {
                sum = sum * 31 + b;
            }
        } finally {
            s.see(sum);
        }
    }

    @Becomes("ReadBytes")
    public void sumOfData(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        try {
            while (true) {
                int b = in.read();
                if (b <= -1) {
                    break;
                }
                sum += b;
                count++;
            }
        } finally {
            s.see(sum);
            s.see(count);
        }
    }

    @Becomes("ReadBytes")
    public void sumOfFile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        try {
            for (int b; (b = in.read()) > -1; ) {
                sum += b;
            }
        } finally {
            s.see(sum);
        }
    }

    @Becomes("ReadBytes")
    public void lines(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        int lines = 0;
        int others = 0;
        int b;
        while ((b = in.read()) != -1) {
            if (b == 10) {
                lines++;
            } else {
                others++;
            }
        }
        s.see(lines);
        s.see(others);
        s.see(b);
    }

    @Becomes("ReadBytes")
    public void skipped(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        int most = Math.min(end, 30);
        try {
            for (; i < most; i++) {
                in.read();
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("ReadBytes")
    public void scrambled(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            int b;
            while (i < end && (b = in.read()) != -1) {
                a[i++] ^= b;
            }
        } finally {
            s.see(i);
        }
    }

    // ---- written

    @Becomes("WriteBytes")
    public void dump(OutputStream out, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.write(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteBytes")
    public void dumpInts(OutputStream out, int[] a, int i, int end, Sight s) throws IOException {
        try {
            while (i < end) {
                out.write(a[i++] & 0xFF);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteBytes")
    public void dumpToData(DataOutputStream out, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.write(a[i]);
            }
        } finally {
            s.see(i);
            s.see(out.size());
        }
    }

    @Becomes("WriteBytes")
    public void dumpToAny(DataOutput out, byte[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.write(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteBytes")
    public void dumpToFile(RandomAccessFile out, short[] a, int i, int end, Sight s) throws IOException {
        try {
            for (; i < end; i++) {
                out.write(a[i]);
            }
        } finally {
            s.see(i);
        }
    }

    @Becomes("WriteBytes")
    public void dumpHeld(OutputStream out, byte[] a, int i, int end, Sight s) throws IOException {
        held = a;
        s.meddleBy(() -> held = new byte[2]);
        try {
            for (; i < end; i++) {
                out.write(held[i]);
            }
        } finally {
            s.see(i);
        }
    }

    // ---- one thing too many

    @Becomes("END_UNKNOWN")
    public void upToLine(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        int sum = 0;
        int b;
        while ((b = in.read()) != 10) {
            sum += b;
            if (b == -1) {
                break;
            }
        }
        s.see(sum);
    }

    @Becomes("END_UNKNOWN")
    public void withoutZero(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        int b;
        while ((b = in.read()) > 0) {
            a[i++] = (byte) b;
        }
        s.see(i);
    }

    @Becomes("CONDITIONAL_TRANSFER")
    public void pairs(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        for (; i < end; i++) {
            a[i] = in.read() | in.read() << 8;
        }
        s.see(i);
    }

    @Becomes("END_UNKNOWN")
    public void signed(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        byte b;
        while ((b = (byte) in.read()) != -1) {
            a[i++] = b;
        }
        s.see(i);
    }
}
