import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/** Variables of several classes in the same place, one after the other. */
public class Meeting {
    static class Left {
        int x;
    }

    static class Right {
        int y;
    }

    static void both(DataOutput out, List<Left> all, List<Right> others, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            int sum;
            {
                Left left = all.get(i);
                sum = left.x;
            }
            {
                Right right = others.get(i);
                sum += right.y;
            }
            out.writeInt(sum);
        }
    }

    static void one(DataOutput out, List<Left> all, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            Left left = all.get(i);
            out.writeInt(left.x);
        }
    }

    private static void little(DataOutput out, int x) throws IOException {
        out.writeByte(x);
        out.writeByte(x >> 8);
    }

    static void byMethod(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            little(out, a[i]);
        }
    }

    static void byMethodTwice(DataOutput out, int[] a, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            little(out, a[i]);
            little(out, i);
        }
    }
}
