package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

/** What a detector has counted, with 8, 16 or 32 bits for each channel. */
final class DetectorCounts {
    final int bits;
    final int[] values;

    DetectorCounts(int bits, int channels) {
        this.bits = bits;
        this.values = new int[channels];
    }

    void fill(Random random) {
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextInt(1 << Math.min(bits, 30));
        }
    }

    void smooth() {
        for (int i = 1; i < values.length; i++) {
            values[i] = (int) (((long) values[i - 1] + values[i]) / 2);
        }
    }

    static DetectorCounts load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            int bits = in.readByte();
            DetectorCounts counts = new DetectorCounts(bits, in.readInt());
            int[] values = counts.values;
            for (int i = 0; i < values.length; i++) {
                switch (bits) {
                    case 8:
                        values[i] = in.readUnsignedByte();
                        break;
                    case 16:
                        values[i] = in.readUnsignedShort();
                        break;
                    case 32:
                        values[i] = in.readInt();
                        break;
                    default:
                        throw new IOException("counts of " + bits + " bits");
                }
            }
            return counts;
        } finally {
            in.close();
        }
    }

    void save(File file) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeByte(bits);
            out.writeInt(values.length);
            for (int i = 0; i < values.length; i++) {
                switch (bits) {
                    case 8:
                        out.writeByte(values[i]);
                        break;
                    case 16:
                        out.writeShort(values[i]);
                        break;
                    default:
                        out.writeInt(values[i]);
                        break;
                }
            }
        } finally {
            out.close();
        }
    }
}
