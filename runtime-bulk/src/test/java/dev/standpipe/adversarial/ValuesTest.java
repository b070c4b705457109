package dev.standpipe.adversarial;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values that a careless copy changes, over every stack that may be carried. */
class ValuesTest {
    private static final int[] FLOATS = {
        0x7fa12345,
        0xffa12345,
        0x7f800001,
        0x7fc00000,
        0xffc00000,
        0x7fffffff,
        0xffffffff,
        0x7f800000,
        0xff800000,
        0x80000000,
        0,
        1,
        0x7f7fffff,
        0x3f800000
    };
    private static final long[] DOUBLES = {
        0x7ff4123456789abcL,
        0xfff4123456789abcL,
        0x7ff0000000000001L,
        0x7ff8000000000000L,
        0xfff8000000000000L,
        -1L,
        Long.MAX_VALUE,
        0x7ff0000000000000L,
        0xfff0000000000000L,
        Long.MIN_VALUE,
        0,
        1,
        0x3ff0000000000000L
    };

    @TempDir
    Path dir;

    @Test
    @Tag("case-14")
    @DisplayName("14: NaNs with a payload, quiet and signalling, infinities and both zeros")
    void floatingPoint() throws Exception {
        int copies = 400; // beyond one chunk of any size
        float[] floats = new float[FLOATS.length * copies];
        double[] doubles = new double[DOUBLES.length * copies];
        ByteBuffer bytes = ByteBuffer.allocate(FLOATS.length * copies * 4);
        for (int i = 0; i < floats.length; i++) {
            floats[i] = Float.intBitsToFloat(FLOATS[i % FLOATS.length]);
            bytes.putInt(FLOATS[i % FLOATS.length]);
        }
        ByteBuffer wide = ByteBuffer.allocate(DOUBLES.length * copies * 8);
        for (int i = 0; i < doubles.length; i++) {
            doubles[i] = Double.longBitsToDouble(DOUBLES[i % DOUBLES.length]);
            wide.putLong(DOUBLES[i % DOUBLES.length]);
        }
        everywhere(floats, bytes.array(), floats.length);
        everywhere(doubles, wide.array(), doubles.length);
    }

    @Test
    @Tag("case-14")
    @DisplayName("14: all 65536 chars and shorts, all 256 bytes, and every byte as a boolean")
    void allOfThem() throws Exception {
        char[] chars = new char[1 << 16];
        short[] shorts = new short[1 << 16];
        ByteBuffer two = ByteBuffer.allocate(2 << 16);
        for (int i = 0; i < chars.length; i++) {
            chars[i] = (char) i;
            shorts[i] = (short) i;
            two.putShort((short) i);
        }
        everywhere(chars, two.array(), chars.length);
        everywhere(shorts, two.array(), shorts.length);
        byte[] bytes = new byte[256];
        boolean[] booleans = new boolean[256];
        for (int i = 0; i < 256; i++) {
            bytes[i] = (byte) i;
            booleans[i] = i % 3 == 0;
        }
        everywhere(bytes, bytes, 256);
        everywhere(booleans, bytes, 256);
        byte[] truths = new byte[1000];
        for (int i = 0; i < truths.length; i += 5) {
            System.arraycopy(new byte[] {0, 1, 2, (byte) 0x80, (byte) 0xff}, 0, truths, i, 5);
        }
        everywhere(new boolean[1000], truths, 1000);
    }

    @Test
    @Tag("case-14")
    @DisplayName("14: an odd value anywhere in a block of ordinary ones")
    void oneAmongMany() throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int at = 0; at < 70; at++) {
                double[] doubles = new double[70];
                float[] floats = new float[70];
                doubles[at] = Double.longBitsToDouble(0xfff4000000000001L);
                floats[at] = Float.intBitsToFloat(0xffa00001);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(bytes, 1000));
                run.write(out, doubles, 0, 70);
                run.write(out, floats, 0, 70);
                out.close();
                run.note(bytes.toByteArray());
            }
        });
        bulk.mustMove();
    }

    /** Writes {@code a} to, and reads {@code n} elements like its own from {@code bytes} on, each stack in turn. */
    private void everywhere(Object a, byte[] bytes, int n) throws Exception {
        Loop loop = Loop.over(a);
        Path file = Files.write(dir.resolve("data"), bytes);
        Run.Scenario[] stacks = {
            run -> run.read(new DataInputStream(new ByteArrayInputStream(bytes)), loop.array(n), 0, n),
            run -> run.read(
                    new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(bytes), 1001)),
                    loop.array(n),
                    0,
                    n),
            run -> {
                try (FileInputStream in = new FileInputStream(file.toFile())) {
                    run.read(new DataInputStream(new BufferedInputStream(in, 1000)), loop.array(n), 0, n);
                }
            },
            run -> {
                try (FileInputStream in = new FileInputStream(file.toFile())) {
                    run.read(new DataInputStream(in), loop.array(n), 0, n);
                }
            },
            run -> {
                try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
                    run.read(in, loop.array(n), 0, n);
                }
            },
            run -> {
                ByteArrayOutputStream framed = new ByteArrayOutputStream();
                try (ObjectOutputStream out = new ObjectOutputStream(framed)) {
                    out.write(bytes);
                }
                run.read(new ObjectInputStream(new ByteArrayInputStream(framed.toByteArray())), loop.array(n), 0, n);
            },
            run -> {
                ByteArrayOutputStream sink = new ByteArrayOutputStream();
                run.write(new DataOutputStream(sink), a, 0, n);
                run.note(sink.toByteArray());
            },
            run -> {
                ByteArrayOutputStream sink = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(sink, 1001));
                run.write(out, a, 0, n);
                out.close();
                run.note(sink.toByteArray());
            },
            run -> {
                Path written = Files.createTempFile(dir, "fos", "");
                try (FileOutputStream out = new FileOutputStream(written.toFile())) {
                    run.write(new DataOutputStream(out), a, 0, n);
                }
                run.note(Files.readAllBytes(written));
            },
            run -> {
                Path written = Files.createTempFile(dir, "raf", "");
                try (RandomAccessFile out = new RandomAccessFile(written.toFile(), "rw")) {
                    run.write(out, a, 0, n);
                }
                run.note(Files.readAllBytes(written));
            },
            run -> {
                ByteArrayOutputStream framed = new ByteArrayOutputStream();
                try (ObjectOutputStream out = new ObjectOutputStream(framed)) {
                    run.write(out, a, 0, n);
                }
                run.note(framed.toByteArray());
            },
        };
        for (Run.Scenario stack : stacks) {
            Run.bothWays(stack).mustMove();
        }
    }
}
