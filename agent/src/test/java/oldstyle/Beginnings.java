package oldstyle;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.Arrays;

/**
 * Runs one kind of loop a hundred times, {@code FILE KIND}, and says after each what it has got, what it has thrown,
 * and where it has left the stream. Every third finds less than it wants.
 */
public final class Beginnings {
    private static final int N = 300;

    private final int[] ints = new int[N];
    private final double[] doubles = new double[N];
    private final byte[] bytes = new byte[N];
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    /** What is to be read. */
    private final byte[] given;

    private Beginnings(int length) {
        given = new byte[length];
        for (int i = 0; i < length; i++) {
            given[i] = (byte) (i * 31 ^ i >> 7);
        }
    }

    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[0]);
        for (int k = 0; k < 100; k++) {
            new Beginnings(k % 3 == 2 ? 17 * k % 1200 : 12 * N).run(arguments[1], file);
        }
    }

    private void run(String kind, File file) throws IOException {
        InputStream from = new BufferedInputStream(new ByteArrayInputStream(given), 512);
        DataInputStream in = new DataInputStream(from);
        Files.write(file.toPath(), given);
        String thrown = "";
        try (RandomAccessFile random = new RandomAccessFile(file, "r")) {
            try {
                run(kind, in, random);
            } catch (EOFException end) {
                thrown = end.toString();
            }
            System.out.println(Arrays.hashCode(ints) + " " + Arrays.hashCode(doubles) + " " + Arrays.hashCode(bytes)
                    + " " + Arrays.hashCode(written.toByteArray()) + " " + thrown + " " + from.available() + " "
                    + random.getFilePointer());
        }
    }

    private void run(String kind, DataInputStream in, RandomAccessFile random) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(written, 4096));
        switch (kind) {
            case "read":
                read(in);
                break;
            case "write":
                write(out);
                break;
            case "records":
                records(in);
                break;
            case "records-written":
                records(out);
                break;
            case "copy":
                copy(in, out);
                break;
            case "bytes":
                bytes(in);
                break;
            case "places":
                places(random);
                break;
            default:
                throw new IllegalArgumentException(kind);
        }
        out.flush();
    }

    private void read(DataInputStream in) throws IOException {
        for (int i = 0; i < ints.length; i++) {
            ints[i] = in.readInt();
        }
    }

    private void write(DataOutputStream out) throws IOException {
        for (int i = 0; i < ints.length; i++) {
            out.writeInt(ints[i]);
        }
    }

    private void records(DataInputStream in) throws IOException {
        for (int i = 0; i < ints.length; i++) {
            ints[i] = in.readInt() + i;
            doubles[i] = in.readDouble();
        }
    }

    private void records(DataOutputStream out) throws IOException {
        for (int i = 0; i < ints.length; i++) {
            out.writeInt(ints[i] + i);
            out.writeDouble(doubles[i]);
        }
    }

    private static void copy(DataInputStream in, DataOutputStream out) throws IOException {
        int b;
        while ((b = in.read()) != -1) {
            out.write(b);
        }
    }

    private void bytes(DataInputStream in) throws IOException {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (in.readByte() ^ 0x55);
        }
    }

    private void places(RandomAccessFile file) throws IOException {
        for (int i = 0; i < ints.length; i++) {
            file.seek(12L * i);
            ints[i] = file.readInt();
        }
    }
}
