package oldstyle;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.Arrays;

/** Copies bytes within one file or one array, from the front to the back: what was written is read again. */
public final class OntoItself {
    private static final int SIZE = 40_000;

    private OntoItself() {}

    /** An array that another stream has, too. */
    private static final class Shared extends ByteArrayOutputStream {
        Shared(byte[] all) {
            buf = all;
            count = 3;
        }
    }

    public static void main(String[] arguments) throws IOException {
        File file = new File(arguments[0]);
        try (RandomAccessFile one = opened(file)) {
            for (int i = 0; i < 10_000; i++) one.write(one.read());
            tell("itself", file);
        }
        try (RandomAccessFile to = opened(file);
                FileInputStream from = new FileInputStream(file)) {
            for (int i = 0; i < 10_000; i++) to.write(from.read());
            tell("by another name", file);
        }
        try (RandomAccessFile to = opened(file);
                FileInputStream from = new FileInputStream(file);
                OutputStream out = new FileOutputStream(to.getFD())) {
            copy(from, out, 10_000);
            tell("streams", file);
        }
        try (RandomAccessFile to = opened(file);
                FileInputStream from = new FileInputStream(file);
                OutputStream out = new BufferedOutputStream(new FileOutputStream(to.getFD()), 16)) {
            copy(from, out, 10_000);
            out.flush();
            tell("a small buffer", file);
        }
        try (RandomAccessFile to = opened(file);
                InputStream from = new BufferedInputStream(new FileInputStream(file), 64);
                OutputStream out = new FileOutputStream(to.getFD())) {
            copy(from, out, 10_000);
            tell("a buffer before it", file);
        }
        byte[] all = bytes();
        copy(new ByteArrayInputStream(all), new DataOutputStream(new Shared(all)), 10_000);
        System.out.println("an array " + Arrays.hashCode(all));
        File other = new File(arguments[0] + ".copy");
        try (FileInputStream from = new FileInputStream(file);
                OutputStream out = new FileOutputStream(other)) {
            copy(from, out, 10_000);
        }
        tell("apart", other);
    }

    private static void copy(InputStream in, OutputStream out, int n) throws IOException {
        for (int i = 0; i < n; i++) out.write(in.read());
    }

    private static byte[] bytes() {
        byte[] bytes = new byte[SIZE];
        for (int k = 0; k < SIZE; k++) bytes[k] = (byte) (k * 7 + (k >> 8));
        return bytes;
    }

    private static RandomAccessFile opened(File file) throws IOException {
        Files.write(file.toPath(), bytes());
        RandomAccessFile opened = new RandomAccessFile(file, "rw");
        opened.seek(5);
        return opened;
    }

    private static void tell(String what, File file) throws IOException {
        System.out.println(what + " " + Arrays.hashCode(Files.readAllBytes(file.toPath())));
    }
}
