package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A log of packets from several sources, low bytes first: what each source has sent, and an index of the packets. */
public final class PacketLog extends Application {
    private static final int SOURCES = 32;

    public static void main(String[] args) throws Exception {
        new PacketLog().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1988);
        OutputStream out = new BufferedOutputStream(new FileOutputStream(new File(folder, "packets.log")));
        try {
            for (int p = 0; p < size; p++) {
                Packet packet = new Packet();
                packet.source = random.nextInt(SOURCES);
                packet.time = 1000000000000L + 40 * p + random.nextInt(40);
                packet.payload = new int[1 + random.nextInt(Packet.LONGEST)];
                out.write(packet.header());
                for (int i = 0; i < packet.payload.length; i++) {
                    writeIntLE(out, random.nextInt(20001) - 10000);
                }
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        File log = new File(folder, "packets.log");
        tally.phase("read");
        List<Packet> packets = read(log);
        tally.phase("compute");
        long[] sums = sums(packets);
        tally.phase("index");
        File index = new File(folder, "packets.idx");
        writeIndex(index, packets, sums);
        int busiest = 0;
        for (int s = 0; s < SOURCES; s++) {
            busiest = sums[s] > sums[busiest] ? s : busiest;
        }
        tally.phase("lookup");
        long sum = sumBySource(log, packets, busiest);
        tally.rest();
        for (Packet packet : packets) {
            tally.add(packet.time);
            tally.add(packet.payload);
        }
        tally.add(sum);
        tally.add(index);
    }

    private static List<Packet> read(File log) throws IOException {
        List<Packet> packets = new ArrayList<Packet>();
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(log)));
        try {
            byte[] header = new byte[Packet.HEADER];
            long offset = 0;
            while (offset < log.length()) {
                in.readFully(header);
                Packet packet = Packet.of(header);
                packet.offset = offset;
                for (int i = 0; i < packet.payload.length; i++) {
                    packet.payload[i] = readIntLE(in);
                }
                packets.add(packet);
                offset += header.length + 4 * packet.payload.length;
            }
        } finally {
            in.close();
        }
        return packets;
    }

    private static long[] sums(List<Packet> packets) {
        long[] sums = new long[SOURCES];
        for (Packet packet : packets) {
            for (int i = 0; i < packet.payload.length; i++) {
                sums[packet.source] += packet.payload[i];
            }
        }
        return sums;
    }

    private static void writeIndex(File file, List<Packet> packets, long[] sums) throws IOException {
        RandomAccessFile out = new RandomAccessFile(file, "rw");
        try {
            out.setLength(0);
            out.writeInt(packets.size());
            for (Packet packet : packets) {
                out.writeShort(packet.source);
                out.writeLong(packet.time);
                out.writeLong(packet.offset);
            }
            for (int s = 0; s < sums.length; s++) {
                out.writeLong(sums[s]);
            }
        } finally {
            out.close();
        }
    }

    /** What one source has sent, out of the log once more. */
    private static long sumBySource(File log, List<Packet> packets, int source) throws IOException {
        long sum = 0;
        RandomAccessFile in = new RandomAccessFile(log, "r");
        try {
            for (Packet packet : packets) {
                if (packet.source == source) {
                    in.seek(packet.offset + Packet.HEADER);
                    for (int i = 0; i < packet.payload.length; i++) {
                        sum += readIntLE(in);
                    }
                }
            }
        } finally {
            in.close();
        }
        return sum;
    }

    private static int readIntLE(DataInput in) throws IOException {
        byte[] word = new byte[4];
        in.readFully(word);
        return (word[3] & 0xFF) << 24 | (word[2] & 0xFF) << 16 | (word[1] & 0xFF) << 8 | word[0] & 0xFF;
    }

    private static void writeIntLE(OutputStream out, int value) throws IOException {
        byte[] word = {(byte) value, (byte) (value >>> 8), (byte) (value >>> 16), (byte) (value >>> 24)};
        out.write(word);
    }
}
