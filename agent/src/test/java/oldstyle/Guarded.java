package oldstyle;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;

/** Runs the program, whose class comes only now, and a loop over streams of its own, where nearly all is forbidden. */
public final class Guarded {
    private Guarded() {}

    public static void main(String[] arguments) throws IOException {
        Program.main(arguments);
        int size = Integer.parseInt(arguments[1]);
        int[] cells = new int[size];
        read(new DataInputStream(new Own(new FileInputStream(arguments[0]))), cells);
        read(new DataInputStream(new CheckedInputStream(new FileInputStream(arguments[0]), new Last())), cells);
        System.out.println("last " + cells[size - 1]);
        try {
            System.out.println(System.getProperty("user.home"));
        } catch (SecurityException forbidden) {
            System.out.println("forbidden");
        }
    }

    private static void read(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
        in.close();
    }

    private static final class Own extends BufferedInputStream {
        Own(InputStream in) {
            super(in);
        }
    }

    private static final class Last implements Checksum {
        private int last;

        @Override
        public void update(int b) {
            last = b;
        }

        @Override
        public void update(byte[] b, int off, int len) {
            last = b[off + len - 1];
        }

        @Override
        public long getValue() {
            return last;
        }

        @Override
        public void reset() {
            last = 0;
        }
    }
}
