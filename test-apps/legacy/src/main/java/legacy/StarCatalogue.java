package legacy;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Stars as objects with a field for each of their values, filled one after the other, sometimes by a setter; their names'
 * numbers in a map of small arrays; a count for each zone of the sky. All of it out of one file without a buffer.
 */
public final class StarCatalogue extends Application {
    private static final int ZONES = 256;

    /** One of them. */
    private static final class Star {
        double ascension;
        double declination;
        float parallax;
        short magnitude;
        byte colour;

        void setMagnitude(short hundredths) {
            if (hundredths < -2000) {
                throw new IllegalArgumentException("brighter than the sun: " + hundredths);
            }
            magnitude = hundredths;
        }

        double brightness() {
            return Math.exp(-0.0092103 * magnitude);
        }
    }

    public static void main(String[] args) throws Exception {
        new StarCatalogue().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1798);
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "stars.dat"))));
        try {
            out.writeInt(size);
            for (int i = 0; i < size; i++) {
                out.writeDouble(360 * random.nextDouble());
                out.writeDouble(180 * random.nextDouble() - 90);
                out.writeFloat(random.nextFloat());
                out.writeShort(random.nextInt(2200) - 146);
                out.writeByte(random.nextInt(7));
            }
            for (int i = 0; i < size / 4; i++) {
                out.writeInt(random.nextInt(size));
                out.writeShort(random.nextInt(20000));
                out.writeShort(random.nextInt(20000));
            }
            for (int i = 0; i < size / 2; i++) {
                out.writeByte(random.nextInt(ZONES));
                out.writeInt(random.nextInt(9));
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        RandomAccessFile in = new RandomAccessFile(new File(folder, "stars.dat"), "r");
        try {
            tally.phase("stars");
            Star[] stars = new Star[in.readInt()];
            read(in, stars);
            tally.phase("names");
            Map<Integer, short[]> names = names(in, stars.length / 4);
            tally.phase("zones");
            int[] zones = zones(in, stars.length / 2);
            tally.rest();
            List<Star> bright = bright(stars);
            tally.phase("write");
            File result = new File(folder, "bright.dat");
            write(result, bright);
            tally.rest();
            addTo(tally, stars, names, zones);
            tally.add(result);
        } finally {
            in.close();
        }
    }

    private static void read(RandomAccessFile in, Star[] stars) throws IOException {
        for (int i = 0; i < stars.length; i++) {
            Star star = new Star();
            star.ascension = in.readDouble();
            star.declination = in.readDouble();
            star.parallax = in.readFloat();
            star.setMagnitude(in.readShort());
            star.colour = in.readByte();
            stars[i] = star;
        }
    }

    private static Map<Integer, short[]> names(RandomAccessFile in, int number) throws IOException {
        Map<Integer, short[]> names = new HashMap<Integer, short[]>();
        for (int i = 0; i < number; i++) {
            int star = in.readInt();
            short[] of = new short[2];
            of[0] = in.readShort();
            of[1] = in.readShort();
            names.put(star, of);
        }
        return names;
    }

    private static int[] zones(RandomAccessFile in, int number) throws IOException {
        int[] zones = new int[ZONES];
        for (int i = 0; i < number; i++) {
            zones[in.readUnsignedByte()] += in.readInt();
        }
        return zones;
    }

    private static List<Star> bright(Star[] stars) {
        double mean = 0;
        for (int i = 0; i < stars.length; i++) {
            mean += stars[i].brightness() / stars.length;
        }
        List<Star> bright = new ArrayList<Star>();
        for (int i = 0; i < stars.length; i++) {
            if (stars[i].brightness() > mean) {
                bright.add(stars[i]);
            }
        }
        return bright;
    }

    private static void write(File file, List<Star> stars) throws IOException {
        RandomAccessFile out = new RandomAccessFile(file, "rw");
        try {
            out.setLength(0);
            out.writeInt(stars.size());
            for (Star star : stars) {
                out.writeDouble(star.ascension);
                out.writeDouble(star.declination);
                out.writeFloat(star.parallax);
                out.writeShort(star.magnitude);
                out.writeByte(star.colour);
            }
        } finally {
            out.close();
        }
    }

    private static void addTo(Tally tally, Star[] stars, Map<Integer, short[]> names, int[] zones) {
        for (int i = 0; i < stars.length; i++) {
            tally.add(stars[i].ascension);
            tally.add(stars[i].declination);
            tally.add(stars[i].parallax);
            tally.add(stars[i].magnitude);
            tally.add(stars[i].colour);
            short[] of = names.get(i);
            if (of != null) {
                tally.add(of);
            }
        }
        tally.add(zones);
    }
}
