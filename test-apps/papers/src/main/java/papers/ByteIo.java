package papers;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Random;
import papers.byhand.ChannelBytes;
import papers.unmodified.RandomBytes;
import papers.unmodified.SequentialBytes;

/** The bytes of a file, in order or at random places, by single calls, buffers, and operations of some size. */
public final class ByteIo extends Program {
    public static void main(String[] args) throws Exception {
        new ByteIo().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        byte[] bytes = new byte[size << 10];
        new Random(667).nextBytes(bytes);
        try (FileOutputStream out = new FileOutputStream(new File(folder, "numbers.dat"))) {
            out.write(bytes);
        }
    }

    @Override
    void run(String variant, File folder, String[] extra, Tally tally) throws IOException {
        File in = new File(folder, "numbers.dat");
        File out = fresh(folder, "bytes.dat");
        byte[] data = new byte[(int) in.length()];
        boolean random = extra.length > 0 && extra[0].equals("random");
        int size = extra.length < 2 ? 1 : extra[1].equals("whole") ? data.length : Integer.parseInt(extra[1]);
        if (random) {
            random(variant, in, out, data, size, tally);
        } else {
            tally.phase("read");
            read(variant, in, data, size);
            tally.phase("write");
            write(variant, out, data, size);
        }
        tally.rest();
        tally.add(Sum.of(data));
        tally.add(Sum.of(out));
    }

    private static void read(String variant, File in, byte[] data, int size) throws IOException {
        switch (variant) {
            case "raw":
                SequentialBytes.readSingle(new FileInputStream(in), data);
                break;
            case "data":
                SequentialBytes.readData(new DataInputStream(new FileInputStream(in)), data);
                break;
            case "buffered":
                SequentialBytes.readSingle(new BufferedInputStream(new FileInputStream(in), size), data);
                break;
            case "direct":
                SequentialBytes.readBuffer(new FileInputStream(in), data, new byte[size]);
                break;
            case "operation":
                SequentialBytes.readPieces(new FileInputStream(in), data, size);
                break;
            case "native":
                ChannelBytes.read(in, data, size);
                break;
            default:
                throw unknown(variant);
        }
    }

    private static void write(String variant, File out, byte[] data, int size) throws IOException {
        switch (variant) {
            case "raw":
                SequentialBytes.writeSingle(new FileOutputStream(out), data);
                break;
            case "data":
                SequentialBytes.writeData(new DataOutputStream(new FileOutputStream(out)), data);
                break;
            case "buffered":
                SequentialBytes.writeSingle(new BufferedOutputStream(new FileOutputStream(out), size), data);
                break;
            case "direct":
                SequentialBytes.writeBuffer(new FileOutputStream(out), data, new byte[size]);
                break;
            case "operation":
                SequentialBytes.writePieces(new FileOutputStream(out), data, size);
                break;
            default:
                ChannelBytes.write(out, data, size);
        }
    }

    private static void random(String variant, File in, File out, byte[] data, int size, Tally tally)
            throws IOException {
        try (RandomAccessFile from = new RandomAccessFile(in, "r");
                RandomAccessFile to = new RandomAccessFile(out, "rw")) {
            to.setLength(data.length);
            switch (variant) {
                case "raw":
                    tally.phase("read");
                    RandomBytes.readSingle(from, data);
                    tally.phase("write");
                    RandomBytes.writeSingle(to, data);
                    break;
                case "direct":
                    tally.phase("read");
                    RandomBytes.readBuffer(from, data, size);
                    tally.phase("write");
                    RandomBytes.writeBuffer(to, data, size);
                    break;
                case "operation":
                    tally.phase("read");
                    RandomBytes.readPieces(from, data, size);
                    tally.phase("write");
                    RandomBytes.writePieces(to, data, size);
                    break;
                default:
                    throw new IllegalArgumentException("no variant " + variant + " at random places");
            }
        }
    }
}
