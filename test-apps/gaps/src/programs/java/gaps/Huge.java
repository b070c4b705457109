package gaps;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;

/** Arrays as long as they can be. {@code FOLDER SECTIONS}: 1 is bytes, 2 booleans, 4 ints, and their sum is several. */
public final class Huge {
    /** HotSpot has none that are longer. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    /** More bytes than an int counts. */
    private static final int INTS = (1 << 29) + 1000;

    private static final int WINDOW = 5_000_000;

    private Huge() {}

    public static void main(String[] args) throws Exception {
        int sections = Integer.parseInt(args[1]);
        File sparse = new File(args[0], "sparse");
        try (RandomAccessFile file = new RandomAccessFile(sparse, "rw")) {
            file.setLength(LONGEST + 10_000L);
            for (long at = 12_345; at < file.length() - 5; at += 99_999_999) {
                file.seek(at);
                file.writeInt((int) (at ^ 0x5A5A5A5A));
            }
            file.seek(LONGEST - 4L);
            file.writeLong(-2);
        }
        if ((sections & 1) != 0) {
            bytes(sparse);
        }
        if ((sections & 2) != 0) {
            booleans(sparse);
        }
        if ((sections & 4) != 0) {
            ints(sparse);
        }
    }

    private static void bytes(File sparse) throws IOException {
        byte[] a = new byte[LONGEST];
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(sparse)))) {
            System.out.println("bytes: index " + readBytes(in, a, 0) + ", " + sum(a) + ", next " + in.read());
        }
        try (RandomAccessFile in = new RandomAccessFile(sparse, "r")) {
            in.seek(5);
            System.out.println("window: index " + readBytes(in, a, LONGEST - WINDOW) + ", " + sum(a) + ", at "
                    + in.getFilePointer());
        }
        try (DataInputStream in = new DataInputStream(new FileInputStream(sparse))) {
            System.out.println("last: index " + readBytes(in, a, LONGEST - 20) + ", " + sum(a) + ", next " + in.read());
        }
        try (OutputStream file = new FileOutputStream("/dev/null");
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(file))) {
            System.out.println("written: index " + writeBytes(out, a, 0) + ", size " + out.size());
            System.out.println("more: index " + writeBytes(out, a, LONGEST - WINDOW) + ", size " + out.size());
        }
    }

    private static int readBytes(DataInput in, byte[] a, int from) throws IOException {
        int i = from;
        for (; i < a.length; i++) {
            a[i] = in.readByte();
        }
        return i;
    }

    private static int writeBytes(DataOutputStream out, byte[] a, int from) throws IOException {
        int i = from;
        for (; i < a.length; i++) {
            out.writeByte(a[i]);
        }
        return i;
    }

    private static int sum(byte[] a) {
        int sum = 1;
        for (byte each : a) {
            sum = 31 * sum + each;
        }
        return sum;
    }

    private static void booleans(File sparse) throws IOException {
        boolean[] a = new boolean[LONGEST];
        int i = 0;
        try (InputStream in = new BufferedInputStream(new FileInputStream(sparse))) {
            DataInputStream data = new DataInputStream(in);
            for (; i < a.length; i++) {
                a[i] = data.readBoolean();
            }
            int sum = 1;
            for (boolean each : a) {
                sum = 31 * sum + (each ? 1 : 0);
            }
            System.out.println("booleans: index " + i + ", " + sum + ", next " + data.read());
        }
    }

    private static void ints(File sparse) throws IOException {
        int[] a = new int[INTS];
        int i = 0;
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(sparse)))) {
            for (; i < a.length; i++) {
                a[i] = in.readInt();
            }
            System.out.println("ints: index " + i);
        } catch (IOException x) {
            System.out.println("ints: index " + i + ", " + x.getClass().getName());
        }
        int sum = 1;
        for (int each : a) {
            sum = 31 * sum + each;
        }
        System.out.println("ints: " + sum);
    }
}
