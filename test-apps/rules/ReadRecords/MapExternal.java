import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** A map of primitives, as collection libraries have one for each pair of types. */
public class MapExternal implements Externalizable {
    private int size = 5;
    private int[] keys = {2, 3, 5, 7, 11};
    private double[] values = {0.5, 0.3, 0.2, 0.1, 0.1};

    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(size);
        for (int i = 0; i < size; i++) {
            out.writeInt(keys[i]); // rewritten("WriteRounds")
            out.writeDouble(values[i]);
        }
    }

    public void readExternal(ObjectInput in) throws IOException {
        size = in.readInt();
        keys = new int[size];
        values = new double[size];
        for (int i = 0; i < size; i++) {
            keys[i] = in.readInt(); // rewritten("ReadRecords")
            values[i] = in.readDouble();
        }
    }
}
