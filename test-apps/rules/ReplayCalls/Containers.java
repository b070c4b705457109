import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Vector;

/** What is read goes into the JDK's containers and builders, or to where it says itself. */
public class Containers {
    private final List<Long> kept = new ArrayList<Long>();
    private List<Long> replaced = new ArrayList<Long>();

    static List<Double> list(DataInput in, int n) throws IOException {
        List<Double> list = new ArrayList<Double>(n);
        for (int i = 0; i < n; i++) list.add(in.readDouble()); // rewritten("ReplayCalls")
        return list;
    }

    static Vector<Object> vector(RandomAccessFile in, int n) throws IOException {
        Vector<Object> vector = new Vector<Object>();
        for (int i = 0; i < n; i++) vector.addElement(Short.valueOf(in.readShort())); // rewritten("ReplayCalls")
        return vector;
    }

    static int points(DataInputStream in, int n) throws IOException {
        Collection<Float> x = new ArrayList<Float>();
        ArrayDeque<Float> y = new ArrayDeque<Float>();
        for (int i = 0; i < n; i++) {
            float at = in.readFloat(); // rewritten("ReplayCalls")
            float high = in.readFloat();
            x.add(at);
            y.addLast(high);
        }
        return x.hashCode() + y.size();
    }

    void keep(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) kept.add(in.readLong()); // rewritten("ReplayCalls")
    }

    static String members(DataInput in, int n) throws IOException {
        BitSet set = new BitSet();
        for (int i = 0; i < n; i++) set.set(in.readUnsignedShort()); // rewritten("ReplayCalls")
        return set.toString();
    }

    static String text(InputStream in) throws IOException {
        StringBuilder text = new StringBuilder();
        int c;
        while ((c = in.read()) != -1) text.append((char) c); // rewritten("ReplayCalls")
        return text.toString();
    }

    static String lines(DataInput in, int n) throws IOException {
        StringBuffer lines = new StringBuffer();
        for (int i = 0; i < n; i++) lines.append(in.readInt()).append('\n'); // rewritten("ReplayCalls")
        return lines.toString();
    }

    static String untilTheEnd(DataInputStream in) throws IOException {
        StringBuilder text = new StringBuilder();
        try {
            while (true) text.append(in.readChar()); // rewritten("ReplayCalls")
        } catch (EOFException end) {
            return text.toString();
        }
    }

    static void histogram(DataInput in, int[] counts, int n) throws IOException {
        for (int i = 0; i < n; i++) counts[in.readUnsignedByte()]++; // rewritten("ReplayCalls")
    }

    static void scattered(DataInput in, float[] a, int[] to, int n) throws IOException {
        for (int i = 0; i < n; i++) a[to[i]] = in.readFloat(); // rewritten("ReplayCalls")
    }

    static int ratios(DataInput in, int of, int n) throws IOException {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += of / in.readInt(); // rewritten("ReplayCalls")
        return sum;
    }

    /** Any class may be in the field by the next round. */
    void replace(DataInput in, int n) throws IOException {
        for (int i = 0; i < n; i++) replaced.add(in.readLong()); // kept("CALL_IN_LOOP")
    }

    /** The second read of a round would follow an exception of the first call. */
    static String sideBySide(DataInput in, int n) throws IOException {
        List<Integer> x = new ArrayList<Integer>();
        List<Short> y = new ArrayList<Short>();
        for (int i = 0; i < n; i++) {
            x.add(in.readInt()); // rewritten("ReplayCalls")
            y.add(in.readShort());
        }
        return x + " " + y;
    }

    static int[] weighed(DataInput in, int n) throws IOException {
        int[] weights = new int[256];
        for (int i = 0; i < n; i++) weights[in.readUnsignedByte()] += in.readInt(); // rewritten("ReplayCalls")
        return weights;
    }

    /** That the stream does not read from the array of bytes is seen before. */
    static void scatteredBytes(DataInput in, byte[] a, int[] to, int n) throws IOException {
        for (int i = 0; i < n; i++) a[to[i]] = in.readByte(); // rewritten("ReplayCalls")
    }

    static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c; (c = in.read()) != '\n'; ) line.append((char) c); // kept("END_UNKNOWN")
        return line.toString();
    }
}
