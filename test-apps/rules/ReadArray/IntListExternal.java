import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;

/** A list as collection libraries store it. */
public class IntListExternal implements Externalizable {
    private int size;
    private int[] elements = new int[10];

    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(size);
    }

    public void readExternal(ObjectInput in) throws IOException {
        size = in.readInt();
        elements = new int[size];
        for (int i = 0; i < size; i++) {
            elements[i] = in.readInt(); // rewritten("ReadArray")
        }
    }

    void readLocally(ObjectInputStream in) throws IOException {
        size = in.readInt();
        int[] read = new int[size];
        for (int i = 0; i < size; i++) {
            read[i] = in.readInt(); // rewritten("ReadArray")
        }
        elements = read;
    }
}
