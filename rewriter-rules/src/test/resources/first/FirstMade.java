import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayList;
import java.util.List;

/** Loops that are the first to use a class, whose initializer looks around. */
public class FirstMade {
    static DataInput stream;
    static StringBuilder seen;
    static int end;
    static List<Object> all;

    static void look() {
        try {
            seen.append(' ')
                    .append(
                            stream instanceof InputStream
                                    ? ((InputStream) stream).available()
                                    : ((RandomAccessFile) stream).getFilePointer());
        } catch (IOException e) {
            seen.append(e);
        }
    }

    static class Looking {
        final int x;

        static {
            look();
        }

        Looking(int x) {
            this.x = x;
        }

        static int twice(int x) {
            return 2 * x;
        }
    }

    static class Reading {
        final int x;

        static {
            try {
                seen.append(' ').append(stream.readByte());
            } catch (IOException e) {
                seen.append(e);
            }
        }

        Reading(int x) {
            this.x = x;
        }
    }

    static class Ending {
        final int x;

        static {
            end = 3;
            all = new ArrayList<Object>();
        }

        Ending(int x) {
            this.x = x;
        }
    }

    static class Failing {
        static final int OF = 7 / Integer.parseInt("0");
        final int x;

        Failing(int x) {
            this.x = x;
        }
    }

    /** Made by its own initializer. */
    static class Making {
        final int x;

        static {
            try {
                made(stream, 150);
            } catch (IOException e) {
                seen.append(e);
            }
        }

        Making(int x) {
            this.x = x;
        }

        static void made(DataInput in, int n) throws IOException {
            Making[] made = new Making[n];
            for (int i = 0; i < n; i++) {
                made[i] = new Making(in.readInt());
            }
            seen.append(made[n - 1].x);
        }
    }

    public void looking(DataInput in, int n) throws IOException {
        Looking[] made = new Looking[n];
        for (int i = 0; i < n; i++) {
            made[i] = new Looking(in.readInt());
        }
        seen.append(made[n - 1].x);
    }

    /** The class is first used behind the first read. */
    public void lookingLate(DataInput in, int n) throws IOException {
        Looking[] made = new Looking[n];
        for (int i = 0; i < n; i++) {
            int x = in.readInt();
            made[i] = new Looking(x + in.readShort());
        }
        seen.append(made[n - 1].x);
    }

    public void called(DataInput in, int n) throws IOException {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += Looking.twice(in.readInt());
        }
        seen.append(sum);
    }

    public void reading(DataInput in, int n) throws IOException {
        Reading[] made = new Reading[n];
        for (int i = 0; i < n; i++) {
            made[i] = new Reading(in.readInt());
        }
        seen.append(made[n - 1].x);
    }

    public void ending(DataInput in, int n) throws IOException {
        end = n;
        Ending[] made = new Ending[n];
        int i = 0;
        for (; i < end; i++) {
            made[i] = new Ending(in.readInt());
        }
        seen.append(i);
    }

    public void endingByLocal(DataInput in, int n) throws IOException {
        Ending[] made = new Ending[n];
        int i = 0;
        for (; i < n; i++) {
            made[i] = new Ending(in.readInt() + end);
        }
        seen.append(made[n - 1].x);
    }

    public void listed(DataInput in, int n) throws IOException {
        all = new ArrayList<Object>();
        List<Object> before = all;
        for (int i = 0; i < n; i++) {
            all.add(new Ending(in.readInt()));
        }
        seen.append(before.size()).append(' ').append(all.size());
    }

    public void failing(DataInput in, int n) throws IOException {
        Failing[] made = new Failing[n];
        int i = 0;
        try {
            for (; i < n; i++) {
                made[i] =
                        new Failing(
                                in.readInt());
            }
        } catch (ExceptionInInitializerError e) {
            seen.append(e.getCause()).append(e.getStackTrace()[0].getLineNumber()).append(i);
        } catch (NoClassDefFoundError e) {
            seen.append("again").append(i);
        }
        look();
    }

    public void making(DataInput in, int n) throws IOException {
        Making.made(in, n);
    }

    public void makingFirst(DataInput in, int n) throws IOException {
        Making[] made = new Making[n];
        for (int i = 0; i < n; i++) {
            made[i] = new Making(in.readInt());
        }
        seen.append(made[n - 1].x);
    }
}
