import java.io.DataOutput;
import java.io.IOException;

/** What is written is not in an array of numbers. */
public class Padding {
    static class Point {
        int x = 3;
    }

    static void zeroes(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeByte(0); // rewritten("WriteRounds")
    }

    static void numbers(DataOutput out, int n) throws IOException {
        for (int i = 0; i < n; i++) out.writeInt(i); // rewritten("WriteRounds")
    }

    static void objects(DataOutput out) throws IOException {
        Point[] points = {new Point(), new Point(), new Point(), new Point(), new Point()};
        for (int i = 0; i < points.length; i++) out.writeInt(points[i].x); // rewritten("WriteRounds")
    }

    static void array(DataOutput out, byte[] zeroes) throws IOException {
        for (int i = 0; i < zeroes.length; i++) out.writeByte(zeroes[i]); // rewritten("WriteArray")
    }
}
