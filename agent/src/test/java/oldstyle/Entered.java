package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** Loops that are left alone, entered in many ways, by several threads, and left in many. Prints how often. */
public final class Entered {
    private static final byte[] DATA = new byte[64];

    private Entered() {}

    private static DataInputStream in() {
        return new DataInputStream(new ByteArrayInputStream(DATA));
    }

    public static void main(String[] arguments) throws Exception {
        int times = Integer.parseInt(arguments[0]);
        Thread[] threads = new Thread[3];
        long[] sums = new long[threads.length];
        for (int t = 0; t < threads.length; t++) {
            int mine = t;
            threads[t] = new Thread(() -> sums[mine] = all(times));
            threads[t].start();
        }
        long sum = 0;
        for (int t = 0; t < threads.length; t++) {
            threads[t].join();
            sum += sums[t];
        }
        int each = times * threads.length;
        System.out.println("whileLoop " + each + "\ndoLoop " + each + "\nempty " + each + "\nfromTwoSides " + 2 * each);
        System.out.println("inner " + 3 * each + "\nendsInFault " + each + "\nbehindHandler " + each);
        System.out.println("inHelper " + each + "\nneverCalled 0\n= " + sum);
    }

    private static long all(int times) {
        long sum = 0;
        try {
            for (int k = 0; k < times; k++) {
                sum += whileLoop(in(), 5) + doLoop(in(), 4) + empty(in(), 0) + inner(in()) + inHelper(in(), 3);
                sum += fromTwoSides(in(), true) + fromTwoSides(in(), false);
                sum += endsInFault(in()) + behindHandler(in());
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return sum;
    }

    private static long used(long value) {
        return Long.toString(value).length();
    }

    static long whileLoop(DataInputStream in, int n) throws IOException {
        long sum = 0;
        while (n-- > 0) {
            sum += used(in.readInt());
        }
        return sum;
    }

    static long doLoop(DataInputStream in, int n) throws IOException {
        long sum = 0;
        do {
            sum += used(in.readLong());
        } while (--n > 0);
        return sum;
    }

    static long empty(DataInputStream in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += used(in.readShort());
        }
        return sum;
    }

    static long inner(DataInputStream in) throws IOException {
        long sum = 0;
        for (int row = 0; row < 3; row++) {
            for (int i = 0; i < 2; i++) {
                sum += used(in.readInt());
            }
        }
        return sum;
    }

    static long fromTwoSides(DataInputStream in, boolean one) throws IOException {
        long sum = 0;
        int n;
        if (one) {
            n = 2;
        } else {
            n = 3;
        }
        while (n-- > 0) {
            sum += used(in.readInt());
            if (sum < 0) {
                continue;
            }
            sum++;
        }
        return sum;
    }

    static long endsInFault(DataInputStream in) {
        long sum = 0;
        try {
            while (true) {
                sum += used(in.readInt());
            }
        } catch (IOException end) {
            return sum;
        }
    }

    static long behindHandler(DataInputStream in) throws IOException {
        long sum = 0;
        int n = 3;
        try {
            n = Integer.parseInt("none");
        } catch (NumberFormatException none) {
            n = 4;
        }
        while (n-- > 0) {
            try {
                sum += used(in.readInt());
            } catch (IOException end) {
                return sum;
            }
        }
        return sum;
    }

    static long inHelper(DataInputStream in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += helper(in);
        }
        return sum;
    }

    private static long helper(DataInputStream in) throws IOException {
        return used(in.readInt());
    }

    static long neverCalled(DataInputStream in, int n) throws IOException {
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += used(in.readInt());
        }
        return sum;
    }
}
