package papers.unmodified;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Blocks of a file of ints, int by int: on the file, on buffered streams over it, and on streams over byte arrays. */
public final class ArrayBlocks {
    private ArrayBlocks() {}

    public static void readElements(File file, int[] array, int start, int count, long position) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        raf.seek(position);
        for (int i = start; i < start + count; i++) {
            array[i] = raf.readInt();
        }
        raf.close();
    }

    public static void writeElements(File file, int[] array, int start, int count, long position) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        raf.seek(position);
        for (int i = start; i < start + count; i++) {
            raf.writeInt(array[i]);
        }
        raf.close();
    }

    public static void readBuffered(File file, int[] array, int start, int count, long position) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        raf.seek(position);
        DataInputStream dis = new DataInputStream(new BufferedInputStream(new FileInputStream(raf.getFD())));
        for (int i = start; i < start + count; i++) {
            array[i] = dis.readInt();
        }
        dis.close();
        raf.close();
    }

    public static void writeBuffered(File file, int[] array, int start, int count, long position) throws IOException {
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        raf.seek(position);
        DataOutputStream dos = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(raf.getFD())));
        for (int i = start; i < start + count; i++) {
            dos.writeInt(array[i]);
        }
        dos.close();
        raf.close();
    }

    public static void readFromBytes(File file, int[] array, int start, int count, long position) throws IOException {
        byte[] buf = new byte[4 * count];
        RandomAccessFile raf = new RandomAccessFile(file, "r");
        raf.seek(position);
        raf.readFully(buf);
        raf.close();
        DataInputStream dis = new DataInputStream(new ByteArrayInputStream(buf));
        for (int i = start; i < start + count; i++) {
            array[i] = dis.readInt();
        }
    }

    public static void writeToBytes(File file, int[] array, int start, int count, long position) throws IOException {
        ByteArrayOutputStream bos = new ByteArrayOutputStream(4 * count);
        DataOutputStream dos = new DataOutputStream(bos);
        for (int i = start; i < start + count; i++) {
            dos.writeInt(array[i]);
        }
        RandomAccessFile raf = new RandomAccessFile(file, "rw");
        raf.seek(position);
        raf.write(bos.toByteArray());
        raf.close();
    }
}
