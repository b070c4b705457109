package traps;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;

/** Ends of loops, and what is in the locals there. */
public class Locals {
    /** The last instruction of {@code sum} jumps to the head. */
    static class EndsWithTheLoop {
        static String play() throws IOException {
            DataInputStream in = Input.random(4002);
            int[] sum = new int[1];
            try {
                sum(in, sum);
            } catch (EOFException end) {
                sum[0]++;
            }
            return sum[0] + " " + in.available();
        }

        private static void sum(DataInputStream in, int[] sum) throws IOException {
            while (true) {
                sum[0] += in.readInt();
            }
        }
    }

    static class LeavesInTheMiddle {
        static String play() throws IOException {
            DataInputStream in = Input.random(4000);
            int[] a = new int[500];
            int i = 0;
            int last = -1;
            while (true) {
                int x = in.readInt();
                if (i >= 300) {
                    break;
                }
                a[i++] = x;
                last = x;
            }
            return i + " " + last + " " + in.available();
        }
    }

    /** The handler sees {@code i} in one of two ways. */
    static class AheadOrNot {
        static String play() throws IOException {
            return read(true) + read(false);
        }

        private static String read(boolean ahead) {
            DataInputStream in = Input.random(400);
            int[] a = new int[200];
            int i = 0;
            try {
                while (i < 150) {
                    int t = i;
                    i = ahead ? t + 1 : t;
                    int x = in.readInt();
                    i = t + 1;
                    a[t] = x;
                }
            } catch (IOException end) {
                return "failed at " + i;
            }
            return "came to " + i;
        }
    }
}
