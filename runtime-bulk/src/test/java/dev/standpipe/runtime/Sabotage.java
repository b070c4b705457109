package dev.standpipe.runtime;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.Method;
import java.net.SocketTimeoutException;

/** What the mutants do where one instruction is not enough: each stands in for a method of the engine, and gets what that got. See {@code dev.standpipe.proof.Mutants}. */
public final class Sabotage {
    private Sabotage() {}

    /** For {@link DataReads}: asks the buffered stream for all that is wanted, which it hands on past its buffer. */
    static boolean bypass(DataReads engine, BufferedInputStream in, Reading reading) {
        byte[] all = new byte[(int) reading.bytesLeft()];
        int got = 0;
        try {
            while (got < all.length) {
                int n = in.read(all, got, all.length - got);
                if (n < 0) {
                    reading.fault = new EOFException();
                    break;
                }
                got += n;
            }
        } catch (Throwable x) {
            reading.fault = x;
        }
        for (int n = got >> reading.format.shift; n > 0; n--) {
            read(
                    reading,
                    new DataInputStream(new ByteArrayInputStream(
                            all, (got >> reading.format.shift) - n << reading.format.shift, reading.format.size)));
        }
        return true;
    }

    private static void read(Reading reading, DataInput in) {
        try {
            Elements.readOne(in, reading.format, reading.conversion, reading.a, reading.i++);
        } catch (IOException x) {
            throw new AssertionError(x);
        }
    }

    /** For {@link DataWrites}: hands the bytes to {@code DataOutputStream.write}, which counts them, but may be overridden. */
    static int throughWrite(
            DataWrites engine, DataOutputStream out, OutputStream beneath, Format format, Object a, int i, int e)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream encoder = new DataOutputStream(bytes);
        for (int k = i; k < e; k++) {
            Elements.writeOne(encoder, format, Conversion.of(format, 1), a, k);
        }
        out.write(bytes.toByteArray(), 0, bytes.size());
        return e;
    }

    /** For {@link Reading}: an element across two buffers by {@code readFully}, not by its own method. */
    static void readFully(Reading reading) throws Exception {
        byte[] bytes = new byte[reading.format.size];
        try {
            ((DataInput) field(reading, "in")).readFully(bytes);
            Elements.readOne(
                    new DataInputStream(new ByteArrayInputStream(bytes)),
                    reading.format,
                    reading.conversion,
                    reading.a,
                    reading.i);
            reading.i++;
        } catch (Throwable x) {
            reading.fault = x;
        }
    }

    /** For {@link Reading}: tries again after a time-out. */
    static void retry(Reading reading) throws Exception {
        original(reading, "moveOne");
        if (reading.fault instanceof SocketTimeoutException) {
            reading.fault = null;
            original(reading, "moveOne");
        }
    }

    /** For {@link RandomAccess}: leaves the first bytes of an element that never came for somebody else. */
    static void putBack(RandomAccess engine, RandomAccessFile file, Reading reading) throws Exception {
        long start = file.getFilePointer();
        original(engine, "read", file, reading);
        if (reading.fault instanceof EOFException) {
            file.seek(start + ((long) (reading.i - reading.from) << reading.format.shift));
        }
    }

    /** For {@link Engine}: an index one too small when there is a fault. */
    static long oneLess(Engine engine, Transfer transfer, int i, Object receiver, Throwable ours) throws Exception {
        long moved = (Long) original(engine, "finish", transfer, i, receiver, ours);
        return transfer.fault == null || transfer.i == i ? moved : moved - 1;
    }

    /** For {@link Pending}: throws nothing that a staged round met. */
    static void silent(long moved, int at) throws Throwable {
        try {
            originalOf(Pending.class, null, "raise", moved, at);
        } catch (java.lang.reflect.InvocationTargetException fault) {
            StackTraceElement[] callers = new Throwable().getStackTrace();
            if (java.util.Arrays.stream(callers)
                    .noneMatch(caller -> caller.getMethodName().equals("lack"))) {
                throw fault.getCause();
            }
        }
    }

    /** For {@link Engine}: the number of bytes without the mark of the fault. */
    static long unmarked(Engine engine, Object in, byte[] staged, int rounds, int size, int site) throws Exception {
        return (int) (long) (Long) original(engine, "stageRounds", in, staged, rounds, size, site);
    }

    /** For {@link Staging}: as if the last request before the one that failed had always been filled. */
    static void always(Staging staging, int at) throws Exception {
        InflaterCounts before = (InflaterCounts) field(staging, "before");
        if (before != null) {
            before.lastRequestWasFilled();
        }
    }

    /** For {@link Stamp}: looks at the length of the file only. */
    static boolean sameLength(Stamp before, FileDescriptor fd) {
        Stamp now = Stamp.of(fd);
        return now != null && now.size() == before.size();
    }

    /** For {@link Track}: goes twice as far as it should. */
    public static void twiceAsFar(FileDescriptor fd, long to) throws IOException {
        Descriptor.position(fd, 2 * to - Descriptor.position(fd));
    }

    /** For {@link Window}: takes for there what may be on its way. */
    static int impatient(Window window, int bytes) {
        return bytes;
    }

    /** For {@link Window}: reads half of what it says. */
    public static int half(FileDescriptor fd, long address, int length, long position) throws IOException {
        int n = Anywhere.read(fd, address, length, position);
        Door.JDK.copy(null, address, null, address + n / 2, n - n / 2);
        return n;
    }

    /** For {@link Window}: keeps memory that somebody should get back. */
    static Room miserly(Window window) throws Exception {
        original(window, "giveUp");
        return null;
    }

    private static Object original(Object engine, String name, Object... args) throws Exception {
        return originalOf(engine.getClass(), engine, name, args);
    }

    private static Object originalOf(Class<?> type, Object engine, String name, Object... args) throws Exception {
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals("original_" + name)) {
                method.setAccessible(true);
                return method.invoke(engine, args);
            }
        }
        throw new NoSuchMethodException(name);
    }

    private static Object field(Object owner, String name) throws Exception {
        java.lang.reflect.Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(owner);
    }
}
