import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** Loops that hand on the bytes of one stream to another. */
public class Relays {
    private OutputStream held;
    private FileOutputStream disk;

    private static byte[] from(byte[] a, int start) {
        byte[] bytes = new byte[Math.max(0, a == null ? 0 : a.length - Math.max(0, start))];
        if (bytes.length > 0) {
            System.arraycopy(a, Math.max(0, start), bytes, 0, bytes.length);
        }
        return bytes;
    }

    private OutputStream full(int size) throws IOException {
        disk = new FileOutputStream("/dev/full");
        return new BufferedOutputStream(disk, size);
    }

    // ---- read to the end

    @Becomes("CopyBytes")
    public void toBytes(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(7);
        try {
            int b;
            while ((b = in.read()) != -1) {
                out.write(b);
            }
        } finally {
            s.see(out.toByteArray());
        }
    }

    @Becomes("CopyBytes")
    public void counted(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            for (int b; i < end && (b = in.read()) >= 0; i++) {
                out.write((byte) b);
            }
        } finally {
            s.see(i);
            s.see(out.toByteArray());
        }
    }

    @Becomes("CopyBytes")
    public void blindly(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int most = Math.min(end, 40);
        while (i < most) {
            out.write(in.read() & 0xFF);
            i++;
        }
        s.see(i);
        s.see(out.toByteArray());
    }

    @Becomes("CopyBytes")
    public void ofFile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream(), 5));
        try {
            int b;
            while ((b = in.read()) != -1) {
                out.write(b);
            }
        } finally {
            s.see(out.size());
        }
    }

    // ---- what is written to fails

    @Becomes("CopyBytes")
    public void toFullDisk(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        OutputStream out = full(4 + (i & 3));
        try {
            int b;
            while ((b = in.read()) != -1) {
                out.write(b);
            }
        } finally {
            disk.close();
            s.see(in.read());
        }
    }

    @Becomes("CopyBytes")
    public void fileToFullDisk(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        OutputStream out = full(16);
        try {
            for (; i < end; i++) {
                out.write(in.read());
            }
        } finally {
            disk.close();
            s.see(i);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("CopyBytes")
    public void dataToFullDisk(DataInputStream in, int[] a, int i, int end, Sight s) throws IOException {
        held = full(9);
        int n = 0;
        long twice = 0;
        try {
            int b;
            while ((b = in.read()) != -1) {
                held.write(b);
                n++;
                twice += 2;
            }
        } finally {
            disk.close();
            s.see(n);
            s.see(twice);
            s.see(in.read());
        }
    }

    // ---- written

    @Becomes("CopyBytes")
    public void toAny(OutputStream out, byte[] a, int i, int end, Sight s) throws IOException {
        InputStream in = new BufferedInputStream(new ByteArrayInputStream(from(a, i)), 3 + (end & 15));
        int n = 0;
        try {
            int b;
            while ((b = in.read()) != -1) {
                out.write(b);
                n++;
            }
        } finally {
            s.see(n);
            s.see(in.read());
        }
    }

    @Becomes("CopyBytes")
    public void toData(DataOutputStream out, byte[] a, int i, int end, Sight s) throws IOException {
        InputStream in = new ByteArrayInputStream(from(a, i));
        try {
            int b;
            while ((b = in.read()) != -1) {
                out.write(b);
            }
        } finally {
            s.see(out.size());
            s.see(in.read());
        }
    }

    /** What is written comes back. */
    private static final class Shared extends ByteArrayOutputStream {
        Shared(byte[] all, int at) {
            buf = all;
            count = at;
        }
    }

    @Becomes("CopyBytes")
    public void ontoItsOwnArray(InputStream in, byte[] a, int i, int end, Sight s) throws IOException {
        byte[] all = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20};
        InputStream first = new ByteArrayInputStream(all);
        OutputStream second = new DataOutputStream(new Shared(all, 1 + (end & 3)));
        for (int n = 0; n < 12; n++) {
            second.write(first.read());
        }
        s.see(all);
    }

    // ---- one thing too many

    @Becomes("VALUE_CHANGED")
    public void inverted(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int b;
        while ((b = in.read()) != -1) {
            out.write(b ^ 0xFF);
        }
        s.see(out.toByteArray());
    }

    @Becomes("STATE_OBSERVED")
    public void lastSeen(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        OutputStream out = full(4);
        int b = 5;
        try {
            while ((b = in.read()) != -1) {
                out.write(b);
            }
        } finally {
            disk.close();
            s.see(b);
        }
    }

    @Becomes("STATE_OBSERVED")
    public void countedBefore(InputStream in, int[] a, int i, int end, Sight s) throws IOException {
        OutputStream out = full(4);
        int n = 0;
        try {
            int b;
            while ((b = in.read()) != -1) {
                n++;
                out.write(b);
            }
        } finally {
            disk.close();
            s.see(n);
        }
    }
}
