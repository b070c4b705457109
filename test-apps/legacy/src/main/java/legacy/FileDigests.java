package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Random;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

/** Checksums, a copy, the number of lines and the title of two files, a large one and a small one, byte by byte. */
public final class FileDigests extends Application {
    private static final int SMALL = 100000;

    public static void main(String[] args) throws Exception {
        new FileDigests().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1995);
        generate(new File(folder, "large.txt"), random, size);
        generate(new File(folder, "small.txt"), random, Math.min(size, SMALL));
    }

    private static void generate(File file, Random random, int size) throws IOException {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(file));
        try {
            out.write(("the text of " + size + " letters\0").getBytes("US-ASCII"));
            for (int i = 0; i < size; i++) {
                int letter = random.nextInt(60);
                if (letter == 0) {
                    out.write('\r');
                }
                out.write(letter <= 1 ? '\n' : ' ' + letter);
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        File large = new File(folder, "large.txt");
        File largeCopy = new File(folder, "large.copy");
        tally.phase("digest");
        long[] largeSums = {crc32(buffered(large)), adler32(buffered(large))};
        tally.phase("copy");
        copy(buffered(large), new BufferedOutputStream(new FileOutputStream(largeCopy)));
        tally.phase("lines");
        int largeLines = lines(buffered(large));
        String largeTitle = title(buffered(large));
        File small = new File(folder, "small.txt");
        File smallCopy = new File(folder, "small.copy");
        tally.phase("unbuffered");
        String smallTitle = title(new FileInputStream(small));
        long[] smallSums = {crc32(new FileInputStream(small)), adler32(new FileInputStream(small))};
        copy(new FileInputStream(small), new FileOutputStream(smallCopy));
        int smallLines = lines(new FileInputStream(small));
        tally.rest();
        tally.add(largeTitle + smallTitle);
        tally.add(largeSums);
        tally.add(largeLines + smallLines);
        tally.add(largeCopy);
        tally.add(smallSums);
        tally.add(smallCopy);
    }

    private static InputStream buffered(File file) throws IOException {
        return new BufferedInputStream(new FileInputStream(file));
    }

    /** What is in front of the first zero byte. */
    private static String title(InputStream in) throws IOException {
        try {
            StringBuffer title = new StringBuffer();
            int b;
            while ((b = in.read()) != 0) {
                if (b == -1) {
                    throw new EOFException("no end of the title");
                }
                title.append((char) b);
            }
            return title.toString();
        } finally {
            in.close();
        }
    }

    private static long crc32(InputStream in) throws IOException {
        try {
            CRC32 crc = new CRC32();
            int b;
            while ((b = in.read()) != -1) {
                crc.update(b);
            }
            return crc.getValue();
        } finally {
            in.close();
        }
    }

    private static long adler32(InputStream in) throws IOException {
        try {
            Checksum sum = new Adler32();
            for (int b = in.read(); b != -1; b = in.read()) {
                sum.update(b);
            }
            return sum.getValue();
        } finally {
            in.close();
        }
    }

    private static void copy(InputStream in, OutputStream out) throws IOException {
        try {
            int b;
            while ((b = in.read()) != -1) {
                out.write(b);
            }
        } finally {
            in.close();
            out.close();
        }
    }

    /** A line ends with a line feed, a carriage return, or both. */
    private static int lines(InputStream in) throws IOException {
        try {
            int lines = 0;
            int last = 0;
            int b;
            while ((b = in.read()) != -1) {
                if (b == '\r' || b == '\n' && last != '\r') {
                    lines++;
                }
                last = b;
            }
            return lines;
        } finally {
            in.close();
        }
    }
}
