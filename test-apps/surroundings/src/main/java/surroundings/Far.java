package surroundings;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Sparse files beyond the marks at which some number in some program turns negative. */
public final class Far {
    private static final int N = 20_000;

    private final File file;
    private final long mark;

    private Far(File file, long mark) {
        this.file = file;
        this.mark = mark;
    }

    /** A file, distances to the marks, and the marks as powers of two. */
    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[0]);
        for (int k = 2; k < arguments.length; k++) {
            int power = Integer.parseInt(arguments[k]);
            for (String before : arguments[1].split(",")) {
                System.out.println("2^" + power + " less " + before);
                new Far(file, (1L << power) - Integer.parseInt(before)).run();
                file.delete();
            }
        }
    }

    private void run() throws IOException {
        try {
            RandomAccessFile grown = new RandomAccessFile(file, "rw");
            grown.setLength(mark);
            grown.close();
        } catch (IOException x) {
            System.out.println("this file system has no such files: " + x.getMessage());
            return;
        }
        for (Elements type : Elements.values()) {
            write(type);
            read(type);
        }
        skip();
        chunks();
    }

    /** Over the mark in many loops, as files are read ahead. */
    private void chunks() throws IOException {
        RandomAccessFile longer = new RandomAccessFile(file, "rw");
        longer.setLength(mark + 1_000_000);
        for (int k = -9; k < 9; k++) {
            longer.seek(mark + k * 49_999);
            longer.writeInt(k);
        }
        longer.close();
        file.setLastModified(1_000_000_000_000L);
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        raf.seek(mark - 500_000);
        System.out.println("chunks " + chunks(raf) + " up to " + raf.getFilePointer());
        raf.close();
        FileInputStream leaf = new FileInputStream(file);
        DataInputStream in = new DataInputStream(new BufferedInputStream(leaf));
        System.out.println("skipped " + in.skip(mark - 500_000));
        System.out.println(
                "chunks " + chunks(in) + " up to " + leaf.getChannel().position());
        in.close();
    }

    private static Tally chunks(java.io.DataInput in) throws IOException {
        Tally tally = new Tally();
        int[] a = new int[5_000];
        for (int k = 0; k < 50; k++) {
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readInt();
            }
            tally.add(a, a.length);
        }
        return tally;
    }

    private void write(Elements type) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        raf.seek(mark - 9_999);
        write(type, "raf", raf);
        System.out.println("at " + raf.getFilePointer() + " of " + raf.length());
        raf.setLength(mark - 7);
        raf.close();
        DataOutputStream plain = new DataOutputStream(new FileOutputStream(file, true));
        write(type, "append", plain);
        System.out.println("size " + plain.size() + ", of " + file.length());
        plain.close();
        DataOutputStream buffered = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file, true)));
        write(type, "buffered", buffered);
        buffered.close();
        System.out.println("size " + buffered.size() + ", of " + file.length());
    }

    private static void write(Elements type, String stack, java.io.DataOutput out) {
        int i = 0;
        try {
            i = type.write(out, 0, N, 0);
        } catch (Elements.Stopped stopped) {
            i = stopped.index;
            System.out.println(stack + " stopped by " + stopped.cause);
        }
        System.out.println(stack + " " + type + ": " + i + " written");
    }

    private void read(Elements type) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        raf.seek(mark - 9_003);
        read(type, "raf", raf);
        System.out.println("at " + raf.getFilePointer() + " of " + raf.length());
        raf.close();
        FileInputStream leaf = new FileInputStream(file);
        System.out.println("skipped " + leaf.skip(mark - 9_001) + ", left " + leaf.available());
        read(type, "file", new DataInputStream(leaf));
        System.out.println("at " + leaf.getChannel().position() + ", left " + leaf.available());
        leaf.close();
        leaf = new FileInputStream(file);
        DataInputStream in = new DataInputStream(new BufferedInputStream(leaf));
        System.out.println("skipped " + in.skip(mark - 9_005) + ", left " + in.available());
        read(type, "buffered", in);
        System.out.println("at " + leaf.getChannel().position() + ", left " + in.available());
        in.close();
    }

    private static void read(Elements type, String stack, java.io.DataInput in) {
        Object a = type.array(3 * N);
        int i = 3 * N;
        try {
            type.read(in, a, 0);
        } catch (Elements.Stopped stopped) {
            i = stopped.index;
            System.out.println(stack + " stopped by " + stopped.cause);
        }
        Tally tally = new Tally();
        tally.add(a, 3 * N);
        System.out.println(stack + " " + type + ": " + i + " read, sum " + tally);
    }

    /** Goes back over the mark, and on over it in small steps. */
    private void skip() throws IOException {
        FileInputStream leaf = new FileInputStream(file);
        DataInputStream in = new DataInputStream(new BufferedInputStream(leaf, 64));
        int[] a = new int[40];
        long left = mark - 2_000;
        while (left > 0) {
            left -= in.skip(left);
        }
        Tally tally = new Tally();
        for (int k = 0; k < 20; k++) {
            read(in, a);
            tally.add(a, a.length);
            tally.add(new long[] {in.skipBytes(13), leaf.getChannel().position()}, 2);
        }
        System.out.println("steps over it: " + tally);
        System.out.println("back " + leaf.skip(-3000));
        read(in, a);
        tally.add(a, a.length);
        System.out.println("and again: " + tally + " at " + leaf.getChannel().position());
        in.close();
    }

    private static void read(DataInputStream in, int[] a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readInt();
        }
    }
}
