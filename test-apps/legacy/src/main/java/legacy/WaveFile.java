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

/** Stereo sound of 16 bits, low byte first as in all such files: mixed to one channel, louder, and filtered. */
public final class WaveFile extends Application {
    private static final int RATE = 44100;

    public static void main(String[] args) throws Exception {
        new WaveFile().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(44);
        short[] samples = new short[2 * size];
        int left = 0;
        int right = 0;
        for (int i = 0; i < size; i++) {
            left = (left * 15 + random.nextInt(65536) - 32768) / 16;
            right = (right * 7 + random.nextInt(65536) - 32768) / 8;
            samples[2 * i] = (short) left;
            samples[2 * i + 1] = (short) right;
        }
        save(new File(folder, "stereo.wav"), samples, 2);
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        short[] left;
        short[] right;
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(new File(folder, "stereo.wav"))));
        try {
            int frames = readHeader(in) / 4;
            left = new short[frames];
            right = new short[frames];
            for (int i = 0; i < frames; i++) {
                left[i] = Short.reverseBytes(in.readShort());
                right[i] = Short.reverseBytes(in.readShort());
            }
        } finally {
            in.close();
        }
        tally.phase("compute");
        short[] mono = mix(left, right);
        tally.phase("write");
        File result = new File(folder, "mono.wav");
        save(result, mono, 1);
        tally.phase("verify");
        short[] again = loadMono(result);
        tally.rest();
        tally.add(left);
        tally.add(right);
        tally.add(again);
        tally.add(result);
    }

    private static short[] loadMono(File file) throws IOException {
        DataInputStream in = new DataInputStream(new FileInputStream(file));
        try {
            short[] samples = new short[readHeader(in) / 2];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = Short.reverseBytes(in.readShort());
            }
            return samples;
        } finally {
            in.close();
        }
    }

    /** How many bytes of samples follow. */
    private static int readHeader(DataInputStream in) throws IOException {
        if (in.readInt() != 0x52494646) {
            throw new IOException("no RIFF header");
        }
        for (int i = 4; i < 40; i++) {
            in.readByte();
        }
        return Integer.reverseBytes(in.readInt());
    }

    private static void save(File file, short[] samples, int channels) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            int bytes = 2 * samples.length;
            out.writeBytes("RIFF");
            out.writeInt(Integer.reverseBytes(36 + bytes));
            out.writeBytes("WAVEfmt ");
            out.writeInt(Integer.reverseBytes(16));
            out.writeShort(Short.reverseBytes((short) 1));
            out.writeShort(Short.reverseBytes((short) channels));
            out.writeInt(Integer.reverseBytes(RATE));
            out.writeInt(Integer.reverseBytes(RATE * 2 * channels));
            out.writeShort(Short.reverseBytes((short) (2 * channels)));
            out.writeShort(Short.reverseBytes((short) 16));
            out.writeBytes("data");
            out.writeInt(Integer.reverseBytes(bytes));
            for (int i = 0; i < samples.length; i++) {
                out.writeShort(Short.reverseBytes(samples[i]));
            }
        } finally {
            out.close();
        }
    }

    private static short[] mix(short[] left, short[] right) {
        short[] mono = new short[left.length];
        int before = 0;
        for (int i = 0; i < mono.length; i++) {
            int sample = (left[i] + right[i]) * 3 / 4;
            before = (before + sample) / 2;
            mono[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, before));
        }
        return mono;
    }
}
