package oldstyle;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;

/** Writes and reads state as Flink's jobs do, until somebody ends it, or a minute has passed. */
public final class Viewing {
    private Viewing() {}

    public static void main(String[] arguments) throws Exception {
        int[] cells = new int[1000];
        DataOutputSerializer out = new DataOutputSerializer(64);
        DataInputDeserializer in = new DataInputDeserializer();
        System.out.println("viewing");
        for (int i = 0; i < 1200; i++) {
            cells[i % cells.length] = i;
            out.clear();
            write(out, cells);
            in.setBuffer(out.getCopyOfBuffer());
            int[] read = new int[cells.length];
            read(in, read);
            if (!java.util.Arrays.equals(cells, read)) {
                throw new AssertionError("round " + i);
            }
            Thread.sleep(50);
        }
    }

    private static void write(DataOutput out, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            out.writeInt(cells[i]);
        }
    }

    private static void read(DataInput in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }
}
