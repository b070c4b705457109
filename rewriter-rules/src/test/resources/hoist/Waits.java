import java.io.DataInput;
import java.io.IOException;
import java.util.Arrays;

/** Reads into arrays that are looked at some time later: each says whether the elements may come meanwhile. */
public class Waits {
    private static int counted;
    private final int scale = 3;
    private int total;

    public static void overACounter(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        long x = 1;
        for (int k = 0; k < 100; k++) {
            x = x * 31 + k;
        }
        for (int i = 0; i < n; i++) {
            x += a[i];
        }
        log.append(x);
    }

    public static void overAnotherArray(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        double[] a = new double[n];
        for (int i = 0; i < a.length; i++) {
            a[i] = in.readDouble(); // later
        }
        double sum = 0;
        for (int j = 0; j < n; j++) {
            sum += Math.sqrt(b[j]);
        }
        log.append(sum);
        log.append(Arrays.toString(a));
    }

    public static void overALength(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readShort(); // later
        }
        int sum = 0;
        for (int j = 0; j < b.length; j++) {
            sum += b[j];
        }
        for (int j = 0; j < n; j++) {
            sum ^= a[j];
        }
        log.append(sum);
    }

    public static void overTwoLoops(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int sum = a.length;
        for (int j = 0; j < b.length; j++) {
            if (b[j] > 5) {
                sum += b[j];
            }
        }
        for (int j = n - 1; j > 0; j--) {
            sum -= b[j - 1] * b[j];
        }
        log.append(sum).append(a[n / 2]);
    }

    public static void overANest(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 1;
        for (int j = 0; j < 9; j++) {
            for (int k = j; k < 9; k++) {
                x = x * 7 + (j ^ k) % 5;
            }
        }
        log.append(x);
        log.append(Arrays.hashCode(a));
    }

    public static void makesWhatDepends(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 1;
        for (int j = 0; j < 9; j++) {
            x = x * 31 + j;
        }
        log.append(new StringBuilder(x > n ? "more" : n > 7 ? "some" : "less").append(a[n / 2]));
    }

    public static void eitherWay(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n + 1];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 1;
        if (n > 3) {
            for (int j = 0; j < n; j++) {
                x += b[j];
            }
        } else {
            x = 2;
        }
        if (x > 9) {
            log.append(a[0]);
        } else {
            log.append('-');
        }
        log.append(a[n]).append(x);
    }

    public static void roundByRound(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[4];
        long x = 0;
        for (int r = 0; r < n; r++) {
            for (int i = 0; i < 4; i++) {
                a[i] = in.readInt(); // later
            }
            for (int j = 0; j < b.length; j++) {
                x += b[j];
            }
            for (int i = 0; i < 4; i++) {
                x = x * 31 + a[i];
            }
        }
        log.append(x);
    }

    public static void notUsedInEveryRound(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[4];
        long x = 0;
        for (int r = 0; r < n; r++) {
            for (int i = 0; i < 4; i++) {
                a[i] = in.readInt(); // later
            }
            for (int j = 0; j < 50; j++) {
                x = x * 3 + j;
            }
            if ((x & 1) == 0) {
                continue;
            }
            for (int i = 0; i < 4; i++) {
                x += a[i];
            }
        }
        log.append(x).append(a[0]);
    }

    public static void underAHandler(DataInput in, int[] b, int n, StringBuilder log) {
        try {
            int[] a = new int[n];
            for (int i = 0; i < n; i++) {
                a[i] = in.readInt(); // later
            }
            int x = 0;
            for (int j = 0; j < n; j++) {
                x += b[j];
            }
            log.append(x);
            log.append(a[n - 1]);
        } catch (IOException e) {
            log.append("caught ").append(e.getMessage());
        } catch (RuntimeException e) {
            log.append("oops ").append(e.getClass());
        }
    }

    public static void leavesTheHandlerFirst(DataInput in, int[] b, int n, StringBuilder log) {
        int[] a = new int[n < 0 ? 0 : n];
        try {
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readInt(); // NOTHING_BETWEEN
            }
        } catch (IOException e) {
            log.append("caught");
            return;
        }
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        log.append(x + Arrays.hashCode(a));
    }

    public static void handlerLooks(DataInput in, int[] b, int n, StringBuilder log) {
        int[] a = new int[n < 0 ? 0 : n];
        int x = 0;
        try {
            for (int i = 0; i < a.length; i++) {
                a[i] = in.readInt(); // SEEN_BY_HANDLER
            }
            for (int j = 0; j < 50; j++) {
                x += x * 3 + j;
            }
            log.append(a.length);
        } catch (IOException e) {
            log.append(Arrays.toString(a));
        }
    }

    public static void handlerSaysWhere(DataInput in, int[] b, int n, StringBuilder log) {
        int[] a = new int[5];
        int i = 0;
        int x = 0;
        try {
            for (; i < 5; i++) {
                a[i] = in.readInt(); // SEEN_BY_HANDLER
            }
            for (int j = 0; j < 50; j++) {
                x += x * 3 + j;
            }
            log.append(a.length);
        } catch (IOException e) {
            log.append(i);
        }
    }

    public static void handlerSaysWhat(DataInput in, int[] b, int n, StringBuilder log) {
        int[] a = new int[5];
        int x = 0;
        try {
            for (int i = 0; i < 5; i++) {
                a[i] = in.readInt(); // NOTHING_BETWEEN
            }
            for (int j = 0; j < 50; j++) {
                x += x * 3 + j;
            }
            log.append(a[3]);
        } catch (IOException e) {
            log.append(n);
        }
        log.append(x);
    }

    public static void readsTheLastItself(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[5];
        int i = 0;
        do {
            a[i] = in.readInt(); // LAST_ROUND
        } while (++i < 5);
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        log.append(x + a[0]);
    }

    public static void usedAtOnce(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        log.append(a[n / 2]);
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        log.append(x);
    }

    public static void seenBefore(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        counted++;
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        log.append(x + a[0]);
    }

    public static void storesOnTheWay(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        for (int j = 0; j < b.length; j++) {
            b[j]++;
        }
        log.append(Arrays.hashCode(a));
    }

    public static void callsOnTheWay(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        for (int j = 0; j < 3; j++) {
            log.append(j);
        }
        log.append(Arrays.hashCode(a));
    }

    private static int bump(int by) {
        return counted += by;
    }

    public static void staticCallOnTheWay(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        int x = bump(1);
        for (int j = 0; j < 9; j++) {
            x = x * 7 + j;
        }
        log.append(x).append(Arrays.hashCode(a));
    }

    public static void testsLast(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[4];
        for (int i = 0; i < 4; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        int x = 0;
        int j = 0;
        do {
            x += b[j];
        } while (++j < n);
        log.append(x).append(a[0]);
    }

    public static void dividesOnTheWay(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        int x = 100;
        for (int j = 9; j > -1; j--) {
            x += x / j;
        }
        log.append(x + Arrays.hashCode(a));
    }

    public static void stridesOnTheWay(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        int x = 100;
        for (int j = 0; j < n; j += 2) {
            x += b[j];
        }
        log.append(x + Arrays.hashCode(a));
    }

    public static void unequal(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 100;
        for (int j = 2; j != n; j++) {
            x += b[j];
        }
        log.append(x + Arrays.hashCode(a));
    }

    public static void sharedBefore(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        int[] same = a;
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // ARRAY_SHARED
        }
        int x = 0;
        for (int j = 0; j < n; j++) {
            x += same[j];
        }
        log.append(x + a[0]);
    }

    public static void notMadeHere(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        for (int i = 0; i < n; i++) {
            b[i] = in.readInt(); // ARRAY_SHARED
        }
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        log.append(x + b[0]);
    }

    public static void madeElsewhereSometimes(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        if (n > 4) {
            a = b;
        }
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // ARRAY_SHARED
        }
        int x = 0;
        for (int j = 0; j < n; j++) {
            x += b[j];
        }
        log.append(x + a[0]);
    }

    public static void swapped(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[4];
        int[] c = new int[4];
        long x = 0;
        for (int r = 0; r < n; r++) {
            for (int i = 0; i < 4; i++) {
                a[i] = in.readInt(); // ARRAY_SHARED
            }
            for (int j = 0; j < 4; j++) {
                x = 3 * x + c[j];
            }
            int[] t = a;
            a = c;
            c = t;
        }
        log.append(x);
    }

    public static void aliasInTheLoop(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        int[] same = null;
        for (int i = 0; i < n; i++) {
            same = a;
            same[i] = in.readInt(); // LAST_ROUND
        }
        int x = 0;
        for (int j = 0; j < n; j++) {
            x += same[j];
        }
        log.append(x + a.length);
    }

    public static void replaced(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        a = b;
        log.append(x + a[0]);
    }

    public static void neverUsed(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        log.append(x);
    }

    public static void usedFirstThing(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[4];
        for (int i = 0; i < 4; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        a[n] ^= 2;
        log.append(x).append(a[0]);
    }

    public static void endsWithoutAWord(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[4];
        for (int i = 0; i < 4; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 0;
        for (int j = 0; j < 50; j++) {
            x += x * 3 + j;
        }
        if (n > 3) {
            x++;
        }
    }

    public static void triedLater(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[4];
        for (int i = 0; i < 4; i++) {
            a[i] = in.readInt(); // NOTHING_BETWEEN
        }
        int x = 0;
        for (int j = 0; j < b.length; j++) {
            x += b[j] % 5;
        }
        try {
            a[n]++;
            log.append(x).append(a[n] / (x - 1));
        } catch (RuntimeException e) {
            log.append(a[3]);
        }
    }

    public static void outOfScope(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int x = 0;
        if (n > 1) {
            int[] a = new int[n];
            for (int i = 0; i < n; i++) {
                a[i] = in.readInt(); // NOTHING_BETWEEN
            }
            for (int j = 0; j < 50; j++) {
                x += x * 3 + j;
            }
        }
        long y = x;
        for (int j = 0; j < 50; j++) {
            y += y * 3 + j;
        }
        log.append(y);
    }

    public static void twoArrays(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = 0;
        for (int j = 0; j < b.length; j++) {
            x += b[j];
        }
        long[] c = new long[n];
        for (int i = 0; i < n; i++) {
            c[i] = in.readLong(); // later
        }
        for (int j = 0; j < n; j++) {
            x += a[j];
        }
        for (int j = 0; j < n; j++) {
            x += c[j];
        }
        log.append(x);
    }

    public static void twoThatMeet(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[5];
        int[] c = new int[5];
        if (n > 3) {
            for (int i = 0; i < 5; i++) {
                a[i] = in.readInt(); // later
            }
        } else {
            for (int i = 0; i < 5; i++) {
                c[i] = in.readInt(); // later
            }
        }
        int x = 0;
        for (int k = 0; k < 20; k++) {
            x = x * 3 + k;
        }
        for (int j = 0; j < b.length; j++) {
            x += b[j];
        }
        for (int j = 0; j < 5; j++) {
            x += c[j];
        }
        for (int j = 0; j < 5; j++) {
            x += a[j];
        }
        log.append(x);
    }

    public static void lookingOn(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        a[0] = 7;
        int before = a[0];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = before;
        do {
            x = x * 3 + 1;
        } while ((x & 7) != 0 && x < 1000);
        switch (n) {
            case 1:
                log.append(x);
                break;
            case 5:
                x += a[3];
                break;
            default:
                x++;
        }
        log.append(x);
    }

    public void fields(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = total;
        for (int j = 0; j < 20; j++) {
            x = x * scale + counted;
        }
        total = x;
        log.append(x).append(Arrays.hashCode(a));
    }

    public static void endless(DataInput in, int[] b, int n, StringBuilder log) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        int x = n;
        for (int j = 0; j < n; j++) {
            if (b[j] == 2) {
                break;
            }
            x += b[j];
        }
        x++;
        while (x > 100) {
            x /= 3;
        }
        log.append(x).append(a[0]);
    }
}
