package loads;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Arrays;

/** Something that a library loads or stores by its public methods, as a program that uses the library would. */
public abstract class Load {
    /** Makes the file with the library itself, or what a store starts from. */
    protected abstract void make(File file, int bytes) throws Exception;

    /** One load, or one store; what it brought. */
    protected abstract Object load(File file) throws Exception;

    /** What all elements of it take part in. */
    protected abstract long sum(Object loaded) throws Exception;

    /** {@code make FILE BYTES} | {@code once FILE} | {@code warm FILE LOADS}: prints what was loaded, and for {@code warm} how long each took. */
    public static void main(String[] a) throws Exception {
        Load load = (Load) Class.forName("loads." + a[0]).getDeclaredConstructor().newInstance();
        File file = new File(a[2]);
        switch (a[1]) {
            case "make":
                load.make(file, Integer.parseInt(a[3]));
                break;
            case "once":
                System.out.println(load.sum(load.load(file)));
                break;
            default:
                for (int k = Integer.parseInt(a[3]); k > 0; k--) {
                    long start = System.nanoTime();
                    Object loaded = load.load(file);
                    System.out.println(System.nanoTime() - start + " " + load.sum(loaded));
                }
        }
    }

    static DataInputStream in(File file) throws IOException {
        return new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
    }

    static DataOutputStream out(File file) throws IOException {
        return new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
    }

    static int[] ints(int bytes) {
        int[] ints = new int[bytes / 4];
        for (int i = 0; i < ints.length; i++) ints[i] = i * 0x9E3779B9;
        return ints;
    }

    static double[] doubles(int bytes) {
        double[] doubles = new double[bytes / 8];
        for (int i = 0; i < doubles.length; i++) doubles[i] = i * 0.7;
        return doubles;
    }

    static long sum(int[] ints) {
        return Arrays.hashCode(ints);
    }

    static long sum(double[] doubles) {
        return Arrays.hashCode(doubles);
    }
}
