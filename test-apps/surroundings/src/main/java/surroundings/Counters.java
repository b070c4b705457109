package surroundings;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** More than 2^32 bytes through one stream: its counter stops at the largest int, and its place in the file does not. */
public final class Counters {
    private static final long MUCH = (1L << 32) + (1 << 23);

    private Counters() {}

    public static void main(String[] arguments) throws IOException {
        written();
        read(new File(arguments[0]));
    }

    private static void written() throws IOException {
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream("/dev/null"), 1 << 16));
        long[] a = new long[1 << 20];
        for (long bytes = 0; bytes < MUCH; bytes += 8L * a.length) {
            for (int i = 0; i < a.length; i++) {
                out.writeLong(a[i]);
            }
            if (bytes % (1 << 29) < 8L * a.length) {
                System.out.println("size " + out.size());
            }
        }
        out.close();
    }

    private static void read(File file) throws IOException {
        RandomAccessFile sparse = new RandomAccessFile(file, "rw");
        for (long at = 1_000_003; at < MUCH; at += 300_000_007) {
            sparse.seek(at);
            sparse.write(77);
        }
        sparse.setLength(MUCH);
        sparse.close();
        FileInputStream leaf = new FileInputStream(file);
        DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, 1 << 16));
        Tally tally = new Tally();
        long[] a = new long[1 << 20];
        for (long bytes = 0; bytes < MUCH; bytes += 8L * a.length) {
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readLong();
            }
            tally.add(a, a.length);
        }
        System.out.println("sum " + tally + " at " + leaf.getChannel().position() + ", left " + in.available());
        in.close();
        file.delete();
    }
}
