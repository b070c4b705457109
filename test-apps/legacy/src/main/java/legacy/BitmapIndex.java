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
import org.roaringbitmap.IntIterator;
import org.roaringbitmap.RoaringBitmap;

/** Which rows have which value, as compressed bitmaps: some values are common, some rare, some come in runs. */
public final class BitmapIndex extends Application {
    private static final int VALUES = 24;

    public static void main(String[] args) throws Exception {
        new BitmapIndex().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(2010);
        RoaringBitmap[] bitmaps = new RoaringBitmap[VALUES];
        for (int v = 0; v < VALUES; v++) {
            bitmaps[v] = new RoaringBitmap();
            if (v % 3 == 2) {
                for (int row = 0; row < size; row += 1 + random.nextInt(400)) {
                    int end = row + 1 + random.nextInt(200);
                    bitmaps[v].add((long) row, (long) end);
                    row = end;
                }
                bitmaps[v].runOptimize();
            } else {
                int gap = v % 3 == 0 ? 6 : 60;
                for (int row = random.nextInt(gap); row < size; row += 1 + random.nextInt(gap)) {
                    bitmaps[v].add(row);
                }
            }
        }
        save(new File(folder, "index.rb"), bitmaps);
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        RoaringBitmap[] bitmaps = load(new File(folder, "index.rb"));
        tally.phase("compute");
        RoaringBitmap[] both = new RoaringBitmap[VALUES];
        for (int v = 0; v < VALUES; v++) {
            both[v] = RoaringBitmap.or(bitmaps[v], bitmaps[(v + 3) % VALUES]);
        }
        tally.phase("write");
        File result = new File(folder, "both.rb");
        save(result, both);
        tally.rest();
        for (int v = 0; v < VALUES; v++) {
            for (IntIterator rows = bitmaps[v].getIntIterator(); rows.hasNext(); ) {
                tally.add(rows.next());
            }
        }
        tally.add(result);
    }

    private static RoaringBitmap[] load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            RoaringBitmap[] bitmaps = new RoaringBitmap[in.readInt()];
            for (int v = 0; v < bitmaps.length; v++) {
                bitmaps[v] = new RoaringBitmap();
                bitmaps[v].deserialize(in);
            }
            return bitmaps;
        } finally {
            in.close();
        }
    }

    private static void save(File file, RoaringBitmap[] bitmaps) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(bitmaps.length);
            for (int v = 0; v < bitmaps.length; v++) {
                bitmaps[v].serialize(out);
            }
        } finally {
            out.close();
        }
    }
}
