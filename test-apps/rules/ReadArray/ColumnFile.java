import java.io.DataInputStream;
import java.io.IOException;

/** Columns of a table, one type each, stored with their lengths. */
public class ColumnFile {
    static boolean[] booleans(DataInputStream in) throws IOException {
        boolean[] column = new boolean[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readBoolean(); // rewritten("ReadArray")
        return column;
    }

    static byte[] bytes(DataInputStream in) throws IOException {
        byte[] column = new byte[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readByte(); // rewritten("ReadArray")
        return column;
    }

    static char[] chars(DataInputStream in) throws IOException {
        char[] column = new char[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readChar(); // rewritten("ReadArray")
        return column;
    }

    static short[] shorts(DataInputStream in) throws IOException {
        short[] column = new short[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readShort(); // rewritten("ReadArray")
        return column;
    }

    static int[] ints(DataInputStream in) throws IOException {
        int[] column = new int[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readInt(); // rewritten("ReadArray")
        return column;
    }

    static long[] longs(DataInputStream in) throws IOException {
        long[] column = new long[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readLong(); // rewritten("ReadArray")
        return column;
    }

    static float[] floats(DataInputStream in) throws IOException {
        float[] column = new float[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readFloat(); // rewritten("ReadArray")
        return column;
    }

    static double[] doubles(DataInputStream in) throws IOException {
        double[] column = new double[in.readInt()];
        for (int row = 0; row < column.length; row++) column[row] = in.readDouble(); // rewritten("ReadArray")
        return column;
    }

    /** One element is not a loop. */
    static int header(DataInputStream in) throws IOException {
        int[] header = new int[1];
        header[0] = in.readInt(); // ignored()
        return header[0];
    }
}
