import java.io.DataInput;
import java.io.IOException;

/** The loops of docs/hoisting.md. */
public class Example {
    static long later(DataInput in, int[] b, int n) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt(); // later
        }
        long sum = 0;
        for (int j = 0; j < b.length; j++) {
            sum += b[j] * b[j];
        }
        for (int i = 0; i < n; i++) {
            sum += a[i];
        }
        return sum;
    }
}
