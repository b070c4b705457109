package papers.unmodified;

import java.io.IOException;
import java.io.RandomAccessFile;

/** The page of a file that was touched last, as a program keeps it that cannot wait for every byte. */
final class PageBuffer {
    private final RandomAccessFile raf;
    private final byte[] page;
    private long start = -1;
    private int length;
    private boolean changed;

    PageBuffer(RandomAccessFile raf, int size) {
        this.raf = raf;
        this.page = new byte[size];
    }

    byte read(long position) throws IOException {
        load(position);
        return page[(int) (position - start)];
    }

    void write(long position, byte value) throws IOException {
        load(position);
        page[(int) (position - start)] = value;
        changed = true;
    }

    void flush() throws IOException {
        if (changed) {
            raf.seek(start);
            raf.write(page, 0, length);
            changed = false;
        }
    }

    private void load(long position) throws IOException {
        if (start < 0 || position < start || position >= start + length) {
            flush();
            start = position / page.length * page.length;
            raf.seek(start);
            length = raf.read(page);
        }
    }
}
