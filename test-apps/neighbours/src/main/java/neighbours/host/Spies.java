package neighbours.host;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import org.mockito.Mockito;

/** Streams, and an object with a loop of its own, of which a library of mocks has changed the classes. */
public class Spies {
    private final int count;

    Spies(int count) {
        this.count = count;
    }

    final int count() {
        return count;
    }

    public static void main(String[] arguments) throws IOException {
        random();
        DataInputStream plain = new DataInputStream(new ByteArrayInputStream(new byte[400]));
        DataInputStream in = Mockito.spy(plain);
        try {
            Mockito.doReturn(7)
                    .doReturn(8)
                    .doThrow(new EOFException("enough"))
                    .when(in)
                    .readInt();
            System.out.println(Arrays.toString(read(in, 5)));
        } catch (EOFException e) {
            System.out.println(e.getMessage());
        }
        DataOutputStream out = Mockito.spy(new DataOutputStream(new ByteArrayOutputStream()));
        Mockito.doNothing().when(out).writeInt(Mockito.anyInt());
        write(out, 1, 2, 3);
        Mockito.verify(out, Mockito.times(3)).writeInt(Mockito.anyInt());
        System.out.println(out.size() + " bytes written");

        CRC32 sum = Mockito.spy(new CRC32());
        read(new DataInputStream(new CheckedInputStream(new ByteArrayInputStream(new byte[400]), sum)), 100);
        System.out.println(
                Mockito.mockingDetails(sum).getInvocations().size() > 90 ? "summed up bit by bit" : "summed up");

        Spies spies = Mockito.spy(new Spies(50));
        Mockito.doReturn(3).when(spies).count();
        System.out.println(Arrays.toString(spies.own(plain)));
        System.out.println(plain.available() + " bytes left");
        random();
    }

    private static void random() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("ints", "rw")) {
            write(file, 1, 2, 3, 4, 5, 6, 7, 8, 9);
            file.seek(0);
            System.out.println(Arrays.toString(read(file, 9)));
        }
    }

    static int[] read(DataInput in, int n) throws IOException {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = in.readInt();
        }
        return a;
    }

    static void write(DataOutput out, int... a) throws IOException {
        for (int i = 0; i < a.length; i++) {
            out.writeInt(a[i]);
        }
    }

    int[] own(DataInput in) throws IOException {
        int[] a = new int[50];
        for (int i = 0; i < count(); i++) {
            a[i] = in.readInt();
        }
        return a;
    }
}
