package legacy;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.Random;

/** A search tree on disk, a page of a random access file for each node: look-ups, and in each leaf which of them came last. */
public final class PageIndex extends Application {
    private static final int PAGE = 4096;
    private static final int FANOUT = 300;

    private RandomAccessFile file;

    public static void main(String[] args) throws Exception {
        new PageIndex().start(args);
    }

    /** Leaves from left to right, and then level by level what leads there; the last page is the root. */
    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1972);
        file = new RandomAccessFile(new File(folder, "keys.idx"), "rw");
        try {
            int pages = (size + FANOUT - 1) / FANOUT;
            long[] lowest = new long[pages];
            long key = 0;
            for (int p = 0; p < pages; p++) {
                Page page = new Page(p, true, Math.min(FANOUT, size - p * FANOUT));
                for (int i = 0; i < page.keys.length; i++) {
                    key += 1 + random.nextInt(100);
                    page.keys[i] = key;
                }
                lowest[p] = page.keys[0];
                page.write(file);
            }
            int first = 0;
            while (lowest.length > 1) {
                int above = (lowest.length + FANOUT - 1) / FANOUT;
                long[] next = new long[above];
                for (int p = 0; p < above; p++) {
                    Page page = new Page(pages + p, false, Math.min(FANOUT, lowest.length - p * FANOUT));
                    for (int i = 0; i < page.keys.length; i++) {
                        page.keys[i] = lowest[p * FANOUT + i];
                        page.values[i] = first + p * FANOUT + i;
                    }
                    next[p] = page.keys[0];
                    page.write(file);
                }
                first = pages;
                pages += above;
                lowest = next;
            }
        } finally {
            file.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        File index = new File(folder, "keys.idx");
        file = new RandomAccessFile(index, "rw");
        try {
            int pages = (int) (file.length() / PAGE);
            tally.phase("lookup");
            Random random = new Random(42);
            int found = 0;
            for (int i = 0; i < pages; i++) {
                found += lookUp(pages - 1, random.nextInt(50 * FANOUT * pages), i);
            }
            tally.phase("scan");
            long sum = 0;
            for (int p = 0; p < pages; p++) {
                Page page = Page.read(file, p);
                for (int i = 0; i < page.keys.length; i++) {
                    sum += page.keys[i] ^ page.values[i];
                }
            }
            tally.rest();
            tally.add(found);
            tally.add(sum);
        } finally {
            file.close();
        }
        tally.add(index);
    }

    /** 1 if the key is there; the leaf notes beside the key that this look-up was the last. */
    private int lookUp(int root, long key, int number) throws IOException {
        Page page = Page.read(file, root);
        while (!page.leaf) {
            int at = Arrays.binarySearch(page.keys, key);
            page = Page.read(file, page.values[Math.max(at >= 0 ? at : -at - 2, 0)]);
        }
        int at = Arrays.binarySearch(page.keys, key);
        page.values[Math.max(at >= 0 ? at : -at - 2, 0)] = number;
        page.write(file);
        return at >= 0 ? 1 : 0;
    }

    /** A node: its keys, and for each the page beneath, or in a leaf how often it was looked up. */
    private static final class Page {
        private final int number;
        private final boolean leaf;
        private final long[] keys;
        private final int[] values;

        Page(int number, boolean leaf, int count) {
            this.number = number;
            this.leaf = leaf;
            this.keys = new long[count];
            this.values = new int[count];
        }

        static Page read(RandomAccessFile file, int number) throws IOException {
            file.seek((long) number * PAGE);
            Page page = new Page(number, file.readBoolean(), file.readUnsignedShort());
            for (int i = 0; i < page.keys.length; i++) {
                page.keys[i] = file.readLong();
            }
            for (int i = 0; i < page.values.length; i++) {
                page.values[i] = file.readInt();
            }
            return page;
        }

        void write(RandomAccessFile file) throws IOException {
            file.seek((long) number * PAGE);
            file.writeBoolean(leaf);
            file.writeShort(keys.length);
            for (int i = 0; i < keys.length; i++) {
                file.writeLong(keys[i]);
            }
            for (int i = 0; i < values.length; i++) {
                file.writeInt(values[i]);
            }
            if (file.length() < (number + 1L) * PAGE) {
                file.setLength((number + 1L) * PAGE);
            }
        }
    }
}
