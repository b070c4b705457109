package traps;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.Arrays;

/** Numbers that are not what they look like. */
public class Arithmetic {
    static class MaskedRawBits {
        static String play() throws IOException {
            DataInputStream in = Input.random(4000);
            int[] a = new int[100];
            for (int i = 0; i < 100; i++) {
                a[i] = Float.floatToRawIntBits(in.readFloat()) & 0xFFFF;
            }
            return Arrays.toString(a);
        }
    }

    static class ShortenedRawBits {
        static String play() throws IOException {
            DataInputStream in = Input.random(4000);
            int[] a = new int[100];
            for (int i = 0; i < 100; i++) {
                a[i] = (short) Float.floatToRawIntBits(in.readFloat());
            }
            return Arrays.toString(a);
        }
    }

    static class CutTwice {
        static String play() throws IOException {
            DataInputStream in = Input.random(4000);
            int[] a = new int[200];
            for (long k = 0; k < 100; k++) {
                a[(int) ((long) (int) k + k)] = in.readInt();
            }
            return Arrays.toString(a);
        }
    }
}
