package oldstyle;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.InvocationTargetException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Programs made at random that do with files all that there is to do, and tell of each what came of it: a line with a
 * number that stands for everything it saw. Run with the agent and without it, the lines have to be the same.
 * Arguments: a folder, the first seed, how many; a fourth has each step printed.
 */
public final class FilePrograms {
    private static final int FEWEST_STEPS = 8;
    private static final int MOST_STEPS = 20;
    private static final int FILES = 2;
    private static final int STREAMS = 5;

    private final Random random;
    private final File[] files = new File[FILES];
    private final Object[] streams = new Object[STREAMS];
    private final List<FileDescriptor> descriptors = new ArrayList<>();
    /** Open before there is any window, for one ends when its file is opened for writing. */
    private final FileChannel[] channels = new FileChannel[FILES];

    private final ExecutorService second;
    private final boolean shared;
    private final boolean verbose;
    private final MappedByteBuffer[] maps = new MappedByteBuffer[FILES];

    /** Mappings are of what was there before. */
    private boolean replaced;

    private long seen;

    private FilePrograms(File folder, long seed, ExecutorService second, boolean verbose) {
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
        this.second = second;
        this.verbose = verbose;
        this.shared = random.nextInt(4) == 0;
        for (int k = 0; k < FILES; k++) {
            files[k] = new File(folder, "f" + k);
        }
    }

    public static void main(String[] arguments) throws Exception {
        File folder = new File(arguments[0]);
        long from = Long.parseLong(arguments[1]);
        long count = Long.parseLong(arguments[2]);
        ExecutorService second = Executors.newSingleThreadExecutor();
        StringBuilder lines = new StringBuilder();
        for (long seed = from; seed < from + count; seed++) {
            FilePrograms program = new FilePrograms(folder, seed, second, arguments.length > 3);
            program.run();
            lines.append(seed)
                    .append(' ')
                    .append(Long.toHexString(program.seen))
                    .append('\n');
            if (lines.length() > 100_000) {
                System.out.print(lines);
                lines.setLength(0);
            }
        }
        System.out.print(lines);
        second.shutdown();
    }

    private void run() throws Exception {
        for (int k = 0; k < FILES; k++) {
            fill(files[k]);
            channels[k] = FileChannel.open(files[k].toPath(), StandardOpenOption.READ, StandardOpenOption.WRITE);
        }
        if (random.nextInt(6) == 0) {
            store(0, 0, new byte[1]);
        }
        int steps = FEWEST_STEPS + random.nextInt(MOST_STEPS - FEWEST_STEPS + 1);
        for (int step = 0; step < steps; step++) {
            Callable<Object> next = next();
            boolean elsewhere = shared && random.nextInt(3) == 0;
            Object came;
            try {
                came = elsewhere ? second.submit(next).get() : next.call();
            } catch (Throwable x) {
                came = told(x);
            }
            if (came instanceof byte[]) {
                came = Arrays.hashCode((byte[]) came) + "/" + ((byte[]) came).length;
            }
            if (verbose) {
                System.out.println("  " + step + (elsewhere ? " elsewhere " : " ") + came);
            }
            seen = seen * 31 + String.valueOf(came).hashCode();
        }
        for (Object stream : streams) {
            close(stream);
        }
        for (FileChannel channel : channels) {
            close(channel);
        }
        for (File file : files) {
            seen = seen * 31 + content(file);
        }
    }

    /** Or how it cannot be read, where the system fails. */
    private static int content(File file) {
        try {
            return Arrays.hashCode(Files.readAllBytes(file.toPath()));
        } catch (IOException x) {
            return told(x).hashCode();
        }
    }

    private static String told(Throwable x) {
        Throwable cause = x;
        while (cause.getCause() != null
                && (cause instanceof java.util.concurrent.ExecutionException
                        || cause instanceof InvocationTargetException)) {
            cause = cause.getCause();
        }
        return cause.getClass().getName() + ": " + cause.getMessage();
    }

    private static void close(Object stream) throws IOException {
        if (stream instanceof java.io.Closeable) {
            ((java.io.Closeable) stream).close();
        }
    }

    private void fill(File file) throws IOException {
        int[] lengths = {0, 1, 100, 300, 1023, 1024, 1025, 2048, 3000, 5000, 12_000};
        byte[] bytes = new byte[lengths[random.nextInt(lengths.length)]];
        random.nextBytes(bytes);
        for (int k = random.nextInt(30); k < bytes.length; k += 1 + random.nextInt(60)) {
            bytes[k] = (byte) (random.nextBoolean() ? '\n' : '\r');
        }
        for (int k = 0; k + 20 < bytes.length; k += 1000) {
            bytes[k] = 0;
            bytes[k + 1] = 8;
            Arrays.fill(bytes, k + 2, k + 10, (byte) 'u');
        }
        // one that was mapped would never have a window again
        file.delete();
        Files.write(file.toPath(), bytes);
    }

    /** The choices are made here, so that they do not depend on what comes of them. */
    private Callable<Object> next() {
        int at = random.nextInt(STREAMS);
        Object stream = streams[at];
        int kind = random.nextInt(100);
        if (stream == null || kind < 4) {
            return open(at);
        }
        if (kind < 22) {
            return disturb(random.nextInt(14));
        }
        if (stream instanceof OutputStream) {
            return write((OutputStream) stream);
        }
        if (kind < 36) {
            return amid(stream);
        }
        int n = amount();
        if (kind < 60) {
            int how = random.nextInt(5);
            return how == 4 ? array(stream, often(n)) : many(stream, often(n), how);
        }
        return stream instanceof RandomAccessFile
                ? inFile((RandomAccessFile) stream, n)
                : inStream((InputStream) stream, n);
    }

    private int amount() {
        int[] amounts = {0, 1, 2, 4, 7, 16, 64, 32, 100, 200, 511, 512, 513, 1000, 1024, 2000};
        return amounts[random.nextInt(amounts.length)];
    }

    /** As a count of reads, most often a few, for without a window each is a system call. */
    private int often(int n) {
        int kind = random.nextInt(60);
        return kind == 0 ? n : Math.min(n, kind < 8 ? 70 : 8);
    }

    private File file() {
        return files[random.nextInt(5) == 0 ? 1 : 0];
    }

    private Callable<Object> open(int at) {
        File file = file();
        int kind = random.nextInt(13);
        // which takes a disk long
        boolean durable = random.nextInt(40) == 0;
        return () -> {
            close(streams[at]);
            streams[at] = null;
            if (kind < 3) {
                streams[at] = new FileInputStream(file);
            } else if (kind < 5) {
                streams[at] = new RandomAccessFile(file, "r");
            } else if (kind < 8) {
                streams[at] = new RandomAccessFile(file, durable ? "rwd" : "rw");
            } else if (kind == 8) {
                streams[at] = new FileOutputStream(file, true);
            } else if (kind > 9) {
                streams[at] = Files.newInputStream(file.toPath());
            } else {
                streams[at] = new Own(file);
            }
            return "open " + kind;
        };
    }

    /** As programs have them that count what they read. */
    private static final class Own extends RandomAccessFile {
        private int reads;

        Own(File file) throws IOException {
            super(file, "r");
        }

        @Override
        public int read() throws IOException {
            reads++;
            return super.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            reads++;
            return super.read(b, off, len);
        }
    }

    /** A run of small reads, which is what windows are for. */
    private Callable<Object> many(Object stream, int n, int how) {
        return () -> {
            long sum = 0;
            int k = 0;
            try {
                for (; k < n; k++) {
                    int value;
                    if (how == 0) {
                        value = stream instanceof RandomAccessFile
                                ? ((RandomAccessFile) stream).read()
                                : ((InputStream) stream).read();
                    } else if (how == 1) {
                        byte[] b = new byte[3];
                        value = stream instanceof RandomAccessFile
                                ? ((RandomAccessFile) stream).read(b)
                                : ((InputStream) stream).read(b);
                        value = value * 31 + Arrays.hashCode(b);
                    } else if (how == 2) {
                        value = stream instanceof RandomAccessFile
                                ? ((RandomAccessFile) stream).readInt()
                                : new DataInputStream((InputStream) stream).readInt();
                    } else {
                        value = stream instanceof RandomAccessFile
                                ? (int) ((RandomAccessFile) stream).readLong()
                                : (int) new DataInputStream((InputStream) stream).readLong();
                    }
                    sum = sum * 31 + value;
                    if (value == -1 && how == 0) {
                        break;
                    }
                }
            } catch (EOFException end) {
                sum = ~sum;
            }
            return "many " + k + " " + sum;
        };
    }

    /** Something happens to the file while there is a window that has not been read to its end. */
    private Callable<Object> amid(Object stream) {
        int how = random.nextInt(4);
        Callable<Object> before = many(stream, 4, how);
        Callable<Object> meanwhile = meanwhile(stream, random.nextInt(9));
        Callable<Object> after = many(stream, 30, how);
        return () -> before.call() + " " + meanwhile.call() + " " + after.call();
    }

    private Callable<Object> meanwhile(Object stream, int kind) {
        if (kind < 2 && !isOverChannel(stream)) {
            return handOut(stream instanceof Own ? 0 : kind, stream);
        }
        if (kind <= 2) {
            return () -> {
                close(stream);
                return "closed";
            };
        }
        return disturb(random.nextInt(16));
    }

    /** As {@code Files.newInputStream} makes them: nothing of it is handed out. */
    private static boolean isOverChannel(Object stream) {
        return stream instanceof InputStream && !(stream instanceof FileInputStream);
    }

    /** By a loop that an agent may give a transfer. */
    private Callable<Object> array(Object stream, int n) {
        return () -> {
            int[] numbers = new int[n];
            int k = 0;
            try {
                if (stream instanceof RandomAccessFile) {
                    RandomAccessFile file = (RandomAccessFile) stream;
                    for (; k < n; k++) {
                        numbers[k] = file.readInt();
                    }
                } else {
                    DataInputStream in = new DataInputStream((InputStream) stream);
                    for (; k < n; k++) {
                        numbers[k] = in.readInt();
                    }
                }
            } catch (EOFException end) {
                k = ~k;
            }
            return "array " + k + " " + Arrays.hashCode(numbers);
        };
    }

    private Callable<Object> inFile(RandomAccessFile file, int n) {
        int where = random.nextInt(3) == 0 ? random.nextInt(100_000) : random.nextInt(1500);
        byte[] bytes = new byte[Math.min(n, 3000)];
        random.nextBytes(bytes);
        switch (random.nextInt(22)) {
            case 0:
                return () -> file.getFilePointer();
            case 1:
                return () -> {
                    file.seek(where);
                    return "seek";
                };
            case 2:
                return () -> {
                    file.seek(Math.max(file.getFilePointer() - n, 0));
                    return "back";
                };
            case 3:
                return () -> file.skipBytes(n);
            case 4:
                return () -> file.length();
            case 5:
                return () -> {
                    file.setLength(where);
                    return file.getFilePointer();
                };
            case 6:
                return () -> {
                    file.write(bytes);
                    return "write";
                };
            case 7:
                return () -> {
                    file.writeInt(where);
                    file.writeByte(n);
                    return "writeInt";
                };
            case 8:
                return () -> {
                    file.writeBytes("bytes");
                    file.writeChars("chars");
                    file.writeUTF("utf");
                    file.writeLong(where);
                    return "write all";
                };
            case 9:
                return () -> String.valueOf(file.readLine());
            case 10:
                return () -> file.readUTF();
            case 11:
                return () -> file.read(new byte[n]);
            case 12:
                return () -> file.read(new byte[n], n / 2, n);
            case 13:
                return () -> {
                    byte[] to = new byte[n + 10];
                    return file.read(to, 5, n) * 31 + Arrays.hashCode(to);
                };
            case 14:
                return () -> {
                    byte[] to = new byte[n];
                    try {
                        file.readFully(to);
                    } catch (EOFException end) {
                        return "end" + Arrays.hashCode(to);
                    }
                    return to;
                };
            case 15:
                return handOut(file.getClass() == Own.class ? 0 : random.nextInt(3), file);
            case 16:
                return () -> {
                    if (n > 30 && n < 300) {
                        file.close();
                    }
                    return "close";
                };
            case 17:
                return () -> {
                    file.seek(-n);
                    return "negative";
                };
            case 18:
                return () -> {
                    String line = String.valueOf(file.readLine());
                    return line + file.readLine() + file.getFilePointer();
                };
            default:
                return many(file, often(n), random.nextInt(4));
        }
    }

    private Callable<Object> inStream(InputStream in, int n) {
        int kind = random.nextInt(18);
        switch (isOverChannel(in) && kind == 8 ? 14 : kind) {
            case 0:
                return () -> in.available();
            case 1:
                return () -> in.skip(n);
            case 2:
                return () -> in.skip(-(long) n);
            case 3:
                return () -> in.read(new byte[n]);
            case 4:
                return () -> {
                    byte[] to = new byte[n + 10];
                    return in.read(to, 5, n) * 31 + Arrays.hashCode(to);
                };
            case 5:
                return () -> in.read(new byte[n], n / 2, n);
            case 6:
                return () -> InputStream.class.getMethod("readAllBytes").invoke(in);
            case 7:
                return () ->
                        InputStream.class.getMethod("readNBytes", int.class).invoke(in, n);
            case 8:
                return handOut(random.nextInt(3), in);
            case 9:
                return () -> {
                    if (n > 30 && n < 300) {
                        in.close();
                    }
                    return "close";
                };
            case 10:
                return () -> in.read((byte[]) null);
            case 11:
                return () -> in.markSupported();
            case 12:
                int most = often(n);
                return () -> {
                    int sum = 0;
                    for (int k = 0; k < most && in.available() > 0; k++) {
                        sum = sum * 31 + in.read();
                    }
                    return "while available " + sum;
                };
            case 13:
                return () -> InputStream.class
                        .getMethod("transferTo", OutputStream.class)
                        .invoke(in, new java.io.ByteArrayOutputStream());
            case 14:
                return interrupted(in, n);
            case 15:
                return () -> {
                    File copied = new File(files[0].getParentFile(), "copied");
                    try (OutputStream out = Files.newOutputStream(copied.toPath())) {
                        InputStream.class
                                .getMethod("transferTo", OutputStream.class)
                                .invoke(in, out);
                    }
                    return content(copied);
                };
            default:
                return many(in, often(n), random.nextInt(4));
        }
    }

    /** Which closes a channel up to Java 8. */
    private Callable<Object> interrupted(InputStream in, int n) {
        Callable<Object> reads = many(in, often(n), random.nextInt(4));
        Callable<Object> asks = random.nextBoolean() ? in::available : () -> in.skip(n);
        boolean rare = random.nextInt(3) > 0;
        return () -> {
            if (rare) {
                return "not interrupted";
            }
            Thread.currentThread().interrupt();
            try {
                return (n % 2 == 0 ? reads : asks).call();
            } finally {
                Thread.interrupted();
            }
        };
    }

    private Callable<Object> handOut(int how, Object stream) {
        boolean rare = random.nextInt(3) > 0;
        return () -> {
            if (rare) {
                return "not handed out";
            }
            if (how == 0) {
                FileChannel channel = stream instanceof RandomAccessFile
                        ? ((RandomAccessFile) stream).getChannel()
                        : ((FileInputStream) stream).getChannel();
                ByteBuffer to = ByteBuffer.allocate(10);
                long before = channel.position();
                int n = channel.read(to);
                return "channel " + before + " " + n + Arrays.hashCode(to.array()) + channel.size();
            }
            FileDescriptor fd = stream instanceof RandomAccessFile
                    ? ((RandomAccessFile) stream).getFD()
                    : ((FileInputStream) stream).getFD();
            descriptors.add(fd);
            return "descriptor " + fd.valid() + (how == 1 ? new FileInputStream(fd).read() : 0);
        };
    }

    private Callable<Object> write(OutputStream out) {
        byte[] bytes = new byte[amount() / 4];
        random.nextBytes(bytes);
        int how = random.nextInt(3);
        return () -> {
            if (how == 0) {
                out.write(bytes);
            } else if (how == 1) {
                out.write(7);
            } else {
                out.write(bytes, 0, bytes.length);
            }
            return "written";
        };
    }

    /** Into a mapping that stays; it must not reach beyond the file. */
    private Object store(int which, int at, byte[] bytes) throws IOException {
        File file = files[which];
        if (maps[which] == null) {
            try (FileChannel channel =
                    FileChannel.open(file.toPath(), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                maps[which] = channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size());
            }
        }
        int n = (int) Math.min(bytes.length, Math.min(file.length(), maps[which].capacity()) - at);
        if (n > 0 && !replaced) {
            maps[which].position(at);
            maps[which].put(bytes, 0, n);
        }
        return "stored " + n;
    }

    /** Another way to the same files. */
    private Callable<Object> disturb(int how) {
        File file = file();
        int which = file == files[0] ? 0 : 1;
        // most often where windows are that have not been read to their end
        long at = random.nextInt(random.nextInt(3) == 0 ? 3000 : 300);
        byte[] bytes = new byte[1 + random.nextInt(300)];
        random.nextBytes(bytes);
        boolean often = random.nextInt(4) > 0;
        switch (how) {
            case 0:
                return () -> {
                    try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.WRITE)) {
                        return channel.write(ByteBuffer.wrap(bytes), at);
                    }
                };
            case 1:
                return () -> {
                    try (RandomAccessFile other = new RandomAccessFile(file, "rw")) {
                        other.seek(at);
                        other.write(bytes);
                        return other.length();
                    }
                };
            case 2:
                return () -> {
                    try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.WRITE)) {
                        channel.position(at);
                        return channel.write(new ByteBuffer[] {ByteBuffer.wrap(bytes), ByteBuffer.wrap(bytes)});
                    }
                };
            case 3:
                return () -> {
                    if (often) {
                        return "not truncated";
                    }
                    try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.WRITE)) {
                        return channel.truncate(at).size();
                    }
                };
            case 4:
                return () -> {
                    if (often) {
                        return "not emptied";
                    }
                    try (OutputStream out = at % 2 == 0
                            ? new FileOutputStream(file)
                            : Files.newOutputStream(file.toPath(), StandardOpenOption.TRUNCATE_EXISTING)) {
                        out.write(bytes);
                    }
                    return "emptied";
                };
            case 5:
            case 12:
            case 13:
            case 14:
                return () -> {
                    if (often && maps[which] == null) {
                        return "not mapped";
                    }
                    return store(which, (int) at, bytes);
                };
            case 6:
                return () -> {
                    Files.write(file.toPath(), bytes, StandardOpenOption.APPEND);
                    return "appended";
                };
            case 7:
                return () -> {
                    try (AsynchronousFileChannel channel =
                            AsynchronousFileChannel.open(file.toPath(), StandardOpenOption.WRITE)) {
                        return channel.write(ByteBuffer.wrap(bytes), at).get();
                    }
                };
            case 8:
            case 15:
                return () -> {
                    FileChannel source = channels[1 - which];
                    FileChannel target = channels[which];
                    return at % 2 == 0
                            ? target.transferFrom(source.position(0), at, bytes.length)
                            : source.transferTo(0, bytes.length, target.position(at));
                };
            case 9:
                return () -> {
                    if (often) {
                        return "not replaced";
                    }
                    replaced = true;
                    File other = new File(file.getParentFile(), "other");
                    Files.write(other.toPath(), bytes);
                    Files.copy(other.toPath(), file.toPath(), StandardCopyOption.REPLACE_EXISTING);
                    return "replaced";
                };
            case 10:
                return () -> {
                    try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.READ)) {
                        return channel.map(FileChannel.MapMode.READ_ONLY, 0, Math.min(channel.size(), 10))
                                .remaining();
                    }
                };
            default:
                return () -> {
                    try (InputStream other = new FileInputStream(file)) {
                        int sum = 0;
                        for (int k = 0; k < 20; k++) {
                            sum = sum * 31 + other.read();
                        }
                        return sum;
                    }
                };
        }
    }
}
