package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Random;

/** A few sounds in files of their own, brought to the same level: what becomes too loud by that is clipped. */
public final class SoundBank extends Application {
    private static final int SOUNDS = 6;
    private static final int RATE = 22050;
    private static final int LEVEL = 15000;
    private static final int LONGEST = 1 << 28;
    private static final int RIFF = 0x46464952;
    private static final int WAVE = 0x45564157;
    private static final int FORMAT = 0x20746D66;
    private static final int PLAIN_MONO = 0x00010001;
    private static final int DATA = 0x61746164;

    /** One of them, with its header. */
    private static final class Sound {
        int total;
        int rate = RATE;
        int bytesPerSecond = RATE * 2;
        short blockAlign = 2;
        short bits = 16;
        short[] samples;
    }

    public static void main(String[] args) throws Exception {
        new SoundBank().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1991);
        for (int s = 0; s < SOUNDS; s++) {
            Sound sound = new Sound();
            sound.samples = new short[size];
            int value = 0;
            for (int i = 0; i < size; i++) {
                value += ((random.nextInt(65536) - 32768) / (s + 2) - value) / 4;
                sound.samples[i] = (short) value;
            }
            save(new File(folder, "sound" + s + ".wav"), sound, 1);
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        Sound[] sounds = new Sound[SOUNDS];
        tally.phase("read");
        for (int s = 0; s < SOUNDS; s++) {
            sounds[s] = load(new File(folder, "sound" + s + ".wav"));
        }
        tally.phase("compute");
        double[] gains = new double[SOUNDS];
        for (int s = 0; s < SOUNDS; s++) {
            gains[s] = LEVEL / Math.max(1, loudness(sounds[s].samples));
        }
        tally.phase("write");
        for (int s = 0; s < SOUNDS; s++) {
            save(new File(folder, "level" + s + ".wav"), sounds[s], gains[s]);
        }
        tally.rest();
        for (int s = 0; s < SOUNDS; s++) {
            tally.add(sounds[s].total);
            tally.add(sounds[s].samples);
            tally.add(new File(folder, "level" + s + ".wav"));
        }
    }

    private static Sound load(File file) throws IOException {
        InputStream in = new BufferedInputStream(new FileInputStream(file));
        try {
            Sound sound = new Sound();
            expect(in, RIFF, file);
            sound.total = LittleEndian.readInt(in);
            expect(in, WAVE, file);
            expect(in, FORMAT, file);
            expect(in, 16, file);
            expect(in, PLAIN_MONO, file);
            sound.rate = LittleEndian.readInt(in);
            sound.bytesPerSecond = LittleEndian.readInt(in);
            sound.blockAlign = LittleEndian.readShort(in);
            sound.bits = LittleEndian.readShort(in);
            expect(in, DATA, file);
            int bytes = LittleEndian.readInt(in);
            if (bytes < 0 || bytes > LONGEST) {
                throw new IOException(file.getName() + " is too long");
            }
            sound.samples = new short[bytes / 2];
            for (int i = 0; i < sound.samples.length; i++) {
                sound.samples[i] = LittleEndian.readShort(in);
            }
            return sound;
        } finally {
            in.close();
        }
    }

    private static void expect(InputStream in, int value, File file) throws IOException {
        if (LittleEndian.readInt(in) != value) {
            throw new IOException(file.getName() + " is of another kind");
        }
    }

    private static void save(File file, Sound sound, double gain) throws IOException {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(file));
        try {
            int bytes = 2 * sound.samples.length;
            LittleEndian.writeInt(out, RIFF);
            LittleEndian.writeInt(out, 36 + bytes);
            LittleEndian.writeInt(out, WAVE);
            LittleEndian.writeInt(out, FORMAT);
            LittleEndian.writeInt(out, 16);
            LittleEndian.writeInt(out, PLAIN_MONO);
            LittleEndian.writeInt(out, sound.rate);
            LittleEndian.writeInt(out, sound.bytesPerSecond);
            LittleEndian.writeShort(out, sound.blockAlign);
            LittleEndian.writeShort(out, sound.bits);
            LittleEndian.writeInt(out, DATA);
            LittleEndian.writeInt(out, bytes);
            for (int i = 0; i < sound.samples.length; i++) {
                int sample = (int) Math.rint(sound.samples[i] * gain);
                if (sample > Short.MAX_VALUE) {
                    sample = Short.MAX_VALUE;
                } else if (sample < Short.MIN_VALUE) {
                    sample = Short.MIN_VALUE;
                }
                LittleEndian.writeShort(out, sample);
            }
        } finally {
            out.close();
        }
    }

    private static double loudness(short[] samples) {
        double sum = 0;
        for (int i = 0; i < samples.length; i++) {
            sum += (double) samples[i] * samples[i];
        }
        return Math.sqrt(sum / Math.max(1, samples.length));
    }
}
