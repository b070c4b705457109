import java.io.DataOutputStream;
import java.io.IOException;

/** Columns of a table, one type each, stored with their lengths. */
public class ColumnStore {
    static void booleans(DataOutputStream out, boolean[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeBoolean(column[row]); // rewritten("WriteArray")
    }

    static void bytes(DataOutputStream out, byte[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeByte(column[row]); // rewritten("WriteArray")
    }

    static void chars(DataOutputStream out, char[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeChar(column[row]); // rewritten("WriteArray")
    }

    static void shorts(DataOutputStream out, short[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeShort(column[row]); // rewritten("WriteArray")
    }

    static void ints(DataOutputStream out, int[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeInt(column[row]); // rewritten("WriteArray")
    }

    static void longs(DataOutputStream out, long[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeLong(column[row]); // rewritten("WriteArray")
    }

    static void floats(DataOutputStream out, float[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeFloat(column[row]); // rewritten("WriteArray")
    }

    static void doubles(DataOutputStream out, double[] column) throws IOException {
        out.writeInt(column.length);
        for (int row = 0; row < column.length; row++) out.writeDouble(column[row]); // rewritten("WriteArray")
    }

    /** One element is not a loop. */
    static void header(DataOutputStream out, int[] header) throws IOException {
        out.writeInt(header[0]); // ignored()
    }
}
