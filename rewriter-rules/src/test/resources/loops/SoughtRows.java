import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.proof.Becomes;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Loops that seek a row and read it by an inner one; the name says whether rows are taken out of windows. */
public class SoughtRows {
    private static final int[] PLACES = {7, 0, 3, 3, 12, 1, 40, 2, 9, 5, -1, 4, 90, 8, 6, 20, 11, 13};
    private final long[] mine = {0, 8, 4, 1, 30, 31};
    private int length = 2;
    private int count;
    private volatile long place = 4;

    @Becomes("ReadArray")
    public void takenBlock(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(6L * r + 1);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void takenListed(RandomAccessFile in, short[] a, int i, int end, Sight s) throws IOException {
        int[] places = PLACES;
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(places[r]);
                for (int x = 0; x < 3 && i < end; x++) {
                    a[i++] = in.readShort();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void takenDivided(RandomAccessFile in, byte[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            while (i < end) {
                long at = 8L / (2 - r);
                in.seek(at);
                for (int x = 3; x > 0; x--) {
                    a[i++] = in.readByte();
                }
                r++;
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void takenUneven(RandomAccessFile in, char[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; r < 9; r++) {
                in.seek(r & 3);
                for (int x = 0; x < r % 3; x++) {
                    a[i++] = in.readChar();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void takenOfFields(RandomAccessFile in, double[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(mine[r] + (r > 2 ? 1 : 0));
                for (int x = 0; x < length; x++) {
                    a[i++] = in.readDouble();
                }
                if ((r & 1) != 0) {
                    r++;
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void takenUntilBreak(RandomAccessFile in, float[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; ; r += 2) {
                if (i >= end) {
                    break;
                }
                int row = 1 + r % 2;
                in.seek(4L * r);
                int last = i + row;
                for (; i < last; i++) {
                    a[i] = in.readFloat();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftSeekingTwice(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(r);
                in.seek(2L * r);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftSeekingBehind(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(r);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
                in.seek(3);
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftSeekingSometimes(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                if (r != 1) {
                    in.seek(r);
                }
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftTelling(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                s.see(r);
                in.seek(r);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftStepping(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int[] places = PLACES;
        int r = 0;
        try {
            while (i < end) {
                in.seek(places[r++]);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftEndingBehind(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; ; r++) {
                in.seek(r);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
                if (i >= end) {
                    break;
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftThrowingBehindSeek(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int[] places = PLACES;
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(-r);
                int row = places[r - 1];
                for (int x = 0; x < row; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftVolatile(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(place + r);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftStoring(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                count = r;
                in.seek(r);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
            }
        } finally {
            s.see(i);
            s.see(count);
            s.see(in.getFilePointer());
        }
    }

    @Becomes("ReadArray")
    public void leftWithAnotherLoop(RandomAccessFile in, int[] a, int i, int end, Sight s) throws IOException {
        int r = 0;
        try {
            for (; i < end; r++) {
                in.seek(r);
                for (int x = 0; x < 2; x++) {
                    a[i++] = in.readInt();
                }
                for (int x = 0; x < 2; x++) {
                    count += x;
                }
            }
        } finally {
            s.see(i);
            s.see(r);
            s.see(in.getFilePointer());
        }
    }
}
