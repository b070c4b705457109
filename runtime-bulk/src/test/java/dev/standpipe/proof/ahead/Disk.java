package dev.standpipe.proof.ahead;

import java.io.Closeable;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Random;
import java.util.zip.CRC32;

/**
 * The folder that a program has to itself: its files, and what this process does to them behind the back of the
 * streams.
 */
final class Disk implements Closeable {
    /** With which the names of all such folders begin. */
    static final String NAME = "standpipe-ahead";

    private static final int MOST = 16 << 20;

    /** What files hold, and what is written to them: from one place or another of this. */
    static final byte[] POOL = new byte[MOST];

    static {
        new Random(7).nextBytes(POOL);
    }

    private final Path folder;

    /** Open all the time, for each file that it was asked for. */
    private final RandomAccessFile[] beside = new RandomAccessFile[8];

    private int writes;

    Disk(Path parent) throws IOException {
        folder = Files.createTempDirectory(parent, NAME);
    }

    static Path memory() {
        File memory = new File("/dev/shm");
        return (memory.canWrite() ? memory : new File(System.getProperty("java.io.tmpdir"))).toPath();
    }

    File file(int number) {
        return folder.resolve("f" + number).toFile();
    }

    void lay(Plan plan) throws IOException {
        for (int k = 0; k < plan.files.size(); k++) {
            lay(plan, k);
        }
    }

    /** Those files that the program finds as they were written a moment ago. */
    void makeFresh(Plan plan) throws IOException {
        for (int k = 0; k < plan.files.size(); k++) {
            if (!plan.files.get(k).old) {
                lay(plan, k);
            }
        }
    }

    private void lay(Plan plan, int number) throws IOException {
        Plan.FileOf file = plan.files.get(number);
        try (FileOutputStream out = new FileOutputStream(file(number))) {
            out.write(POOL, file.flavour, file.size);
        }
    }

    /** Other bytes than any that were written before by this program. */
    private ByteBuffer news(int length) {
        return ByteBuffer.wrap(POOL, MOST / 2 + 4099 * ++writes % (MOST / 4), length);
    }

    byte[] someNews(int length) {
        byte[] bytes = new byte[length];
        news(length).get(bytes);
        return bytes;
    }

    /** Not past the end, so that often only the time of the file tells. */
    void write(int number, Move.Way way, long at, int length) throws IOException {
        switch (way) {
            case FRESH_FILE:
                try (RandomAccessFile file = new RandomAccessFile(file(number), "rw")) {
                    file.seek(at);
                    file.write(someNews(length));
                }
                break;
            case FRESH_CHANNEL:
                try (FileChannel channel = FileChannel.open(file(number).toPath(), StandardOpenOption.WRITE)) {
                    channel.write(news(length), at);
                }
                break;
            case DATED_BACK:
                FileTime before = Files.getLastModifiedTime(file(number).toPath());
                write(number, Move.Way.BESIDE, at, length);
                Files.setLastModifiedTime(file(number).toPath(), before);
                break;
            case ANEW:
                int all = (int) file(number).length();
                try (FileOutputStream out = new FileOutputStream(file(number))) {
                    out.write(someNews(all));
                }
                break;
            default:
                RandomAccessFile file = beside(number);
                file.seek(at);
                file.write(someNews(length));
        }
    }

    private RandomAccessFile beside(int number) throws IOException {
        if (beside[number] == null) {
            beside[number] = new RandomAccessFile(file(number), "rw");
        }
        return beside[number];
    }

    void append(int number, int length) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file(number), true)) {
            out.write(someNews(length));
        }
    }

    void truncate(int number, long length, boolean byChannel) throws IOException {
        if (!byChannel) {
            beside(number).setLength(length);
            return;
        }
        try (FileChannel channel = FileChannel.open(file(number).toPath(), StandardOpenOption.WRITE)) {
            channel.truncate(length);
        }
    }

    boolean delete(int number) throws IOException {
        return Files.deleteIfExists(file(number).toPath());
    }

    /** Away, so that a file of this name may come into being anew. */
    void rename(int number) throws IOException {
        Files.move(file(number).toPath(), folder.resolve("gone" + ++writes));
    }

    void replace(int number, int by) throws IOException {
        if (by == number) {
            Path other = folder.resolve("other");
            Files.write(other, someNews((int) file(number).length()));
            Files.move(other, file(number).toPath(), StandardCopyOption.ATOMIC_MOVE);
        } else {
            Files.move(file(by).toPath(), file(number).toPath(), StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Name, length and checksum of each file that is there. */
    String contents() throws IOException {
        StringBuilder text = new StringBuilder();
        String[] names = folder.toFile().list();
        java.util.Arrays.sort(names);
        for (String name : names) {
            byte[] bytes = Files.readAllBytes(folder.resolve(name));
            CRC32 sum = new CRC32();
            sum.update(bytes, 0, bytes.length);
            text.append(name)
                    .append(' ')
                    .append(bytes.length)
                    .append(' ')
                    .append(sum.getValue())
                    .append("; ");
        }
        return text.toString();
    }

    @Override
    public void close() throws IOException {
        for (RandomAccessFile each : beside) {
            if (each != null) {
                each.close();
            }
        }
        for (File file : folder.toFile().listFiles()) {
            Files.delete(file.toPath());
        }
        Files.delete(folder);
    }
}
