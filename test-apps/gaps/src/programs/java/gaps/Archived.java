package gaps;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * Channels as streams, streams of {@code Files}, and archives, written in loops and read in loops: whole, torn, and
 * with a byte changed. {@code FOLDER ROUNDS}
 */
public final class Archived {
    private static final int N = 3_000;

    private final Path folder;
    private final Said said = new Said();

    private Archived(File folder) {
        this.folder = folder.toPath();
    }

    public static void main(String[] args) throws Exception {
        Archived archived = new Archived(new File(args[0]));
        int rounds = Integer.parseInt(args[1]);
        for (boolean buffered : new boolean[] {false, true}) {
            for (Sink sink : Sink.values()) {
                Path file = archived.write(sink, buffered);
                for (Source source : Source.values()) {
                    if (source.of == sink) {
                        archived.read(source, file, buffered, rounds);
                    }
                }
            }
        }
    }

    private enum Sink {
        FILES {
            @Override
            OutputStream open(Path file) throws IOException {
                return Files.newOutputStream(file);
            }
        },
        CHANNEL {
            @Override
            OutputStream open(Path file) throws IOException {
                return Channels.newOutputStream(
                        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
            }
        },
        CHECKED {
            @Override
            OutputStream open(Path file) throws IOException {
                return new CheckedOutputStream(new FileOutputStream(file.toFile()), new CRC32());
            }
        },
        GZIP {
            @Override
            OutputStream open(Path file) throws IOException {
                return new GZIPOutputStream(Files.newOutputStream(file));
            }
        },
        ZIP {
            @Override
            OutputStream open(Path file) throws IOException {
                ZipOutputStream zip = new ZipOutputStream(new FileOutputStream(file.toFile()));
                return entry(zip, new ZipEntry("numbers"));
            }
        },
        JAR {
            @Override
            OutputStream open(Path file) throws IOException {
                return entry(new JarOutputStream(Files.newOutputStream(file)), new JarEntry("numbers"));
            }
        },
        STORED {
            @Override
            OutputStream open(Path file) throws IOException {
                CRC32 sum = new CRC32();
                byte[] content = content();
                sum.update(content, 0, content.length);
                ZipEntry entry = new ZipEntry("numbers");
                entry.setMethod(ZipEntry.STORED);
                entry.setSize(content.length);
                entry.setCrc(sum.getValue());
                return entry(new ZipOutputStream(Files.newOutputStream(file)), entry);
            }
        };

        abstract OutputStream open(Path file) throws IOException;

        /** Of the same time each time. */
        static OutputStream entry(ZipOutputStream zip, ZipEntry entry) throws IOException {
            entry.setTime(1_000_000_000_000L);
            zip.putNextEntry(entry);
            return zip;
        }
    }

    private enum Source {
        FILES_STREAM(Sink.FILES) {
            @Override
            InputStream open(Path file) throws IOException {
                return Files.newInputStream(file);
            }
        },
        CHANNEL_STREAM(Sink.CHANNEL) {
            @Override
            InputStream open(Path file) throws IOException {
                return Channels.newInputStream(Files.newByteChannel(file));
            }
        },
        OWN_CHANNEL(Sink.CHANNEL) {
            @Override
            InputStream open(Path file) throws IOException {
                return Channels.newInputStream(new Sparing(FileChannel.open(file)));
            }
        },
        CHECKED_STREAM(Sink.CHECKED) {
            @Override
            InputStream open(Path file) throws IOException {
                return new CheckedInputStream(Files.newInputStream(file), new CRC32());
            }
        },
        GZIP_STREAM(Sink.GZIP) {
            @Override
            InputStream open(Path file) throws IOException {
                return new GZIPInputStream(new BufferedInputStream(Files.newInputStream(file)), 777);
            }
        },
        GZIP_OF_A_FILE(Sink.GZIP) {
            @Override
            InputStream open(Path file) throws IOException {
                return new GZIPInputStream(new java.io.FileInputStream(file.toFile()));
            }
        },
        ZIP_STREAM(Sink.ZIP) {
            @Override
            InputStream open(Path file) throws IOException {
                ZipInputStream zip = new ZipInputStream(Files.newInputStream(file));
                zip.getNextEntry();
                return zip;
            }
        },
        ZIP_FILE(Sink.ZIP) {
            @Override
            InputStream open(Path file) throws IOException {
                ZipFile zip = new ZipFile(file.toFile());
                return closing(zip.getInputStream(zip.getEntry("numbers")), zip);
            }
        },
        JAR_STREAM(Sink.JAR) {
            @Override
            InputStream open(Path file) throws IOException {
                JarInputStream jar = new JarInputStream(Files.newInputStream(file));
                jar.getNextEntry();
                return jar;
            }
        },
        JAR_FILE(Sink.JAR) {
            @Override
            InputStream open(Path file) throws IOException {
                JarFile jar = new JarFile(file.toFile());
                return closing(jar.getInputStream(jar.getEntry("numbers")), jar);
            }
        },
        STORED_FILE(Sink.STORED) {
            @Override
            InputStream open(Path file) throws IOException {
                ZipFile zip = new ZipFile(file.toFile());
                return closing(zip.getInputStream(zip.getEntry("numbers")), zip);
            }
        },
        STORED_STREAM(Sink.STORED) {
            @Override
            InputStream open(Path file) throws IOException {
                ZipInputStream zip = new ZipInputStream(new BufferedInputStream(Files.newInputStream(file)));
                zip.getNextEntry();
                return zip;
            }
        },
        RAW(Sink.ZIP) {
            @Override
            InputStream open(Path file) throws IOException {
                return new InflaterInputStream(Files.newInputStream(file));
            }
        };

        final Sink of;

        Source(Sink of) {
            this.of = of;
        }

        abstract InputStream open(Path file) throws IOException;

        /** The entry's own stream beneath; the archive is closed with it. */
        static InputStream closing(InputStream in, ZipFile archive) throws IOException {
            if (in == null) {
                archive.close();
                throw new IOException("no such entry");
            }
            OPEN.set(archive);
            return in;
        }
    }

    /** The archive of the stream that is open. */
    private static final AtomicReference<ZipFile> OPEN = new AtomicReference<>();

    /** A channel of the program's own, which gives as much as it likes. */
    private static final class Sparing implements ReadableByteChannel {
        private final FileChannel channel;
        private int calls;

        Sparing(FileChannel channel) {
            this.channel = channel;
        }

        @Override
        public int read(ByteBuffer to) throws IOException {
            int limit = to.limit();
            to.limit(Math.min(limit, to.position() + 1 + calls++ * 13 % 97));
            int n = channel.read(to);
            to.limit(limit);
            return n;
        }

        @Override
        public boolean isOpen() {
            return channel.isOpen();
        }

        @Override
        public void close() throws IOException {
            channel.close();
        }
    }

    private static byte[] content() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        fill(out);
        return bytes.toByteArray();
    }

    private static void fill(DataOutputStream out) throws IOException {
        Loops.writeInts(out, Numbers.ints(N));
        long[] longs = new long[N];
        Arrays.setAll(longs, i -> i / 7);
        Loops.writeLongs(out, longs);
        Loops.writeBytes(out, Numbers.bytes(N));
    }

    private Path write(Sink sink, boolean buffered) throws IOException {
        Path file = folder.resolve(sink.toString());
        Files.deleteIfExists(file);
        OutputStream to = sink.open(file);
        try (DataOutputStream out = new DataOutputStream(buffered ? new BufferedOutputStream(to, 3000) : to)) {
            fill(out);
            said.line(sink + ", buffered " + buffered + ": size " + out.size());
        }
        byte[] written = Files.readAllBytes(file);
        said.line(sink + ", buffered " + buffered + ": " + written.length + " bytes, " + Arrays.hashCode(written));
        return file;
    }

    private void read(Source source, Path file, boolean buffered, int rounds) throws IOException {
        byte[] whole = Files.readAllBytes(file);
        Path other = folder.resolve("other");
        said.line(source + ", buffered " + buffered + ": " + read(source, file, buffered));
        for (int round = 1; round <= rounds; round++) {
            byte[] torn = Arrays.copyOf(whole, whole.length - whole.length * round / (rounds + 1) - round % 5);
            Files.write(other, torn);
            said.line(source + ", torn: " + read(source, other, buffered));
            byte[] changed = whole.clone();
            changed[(int) ((long) whole.length * round / (rounds + 1))] ^= 0x10;
            Files.write(other, changed);
            said.line(source + ", changed: " + read(source, other, buffered));
        }
    }

    private static String read(Source source, Path file, boolean buffered) throws IOException {
        int[] ints = new int[N];
        long[] longs = new long[N];
        byte[] bytes = new byte[4 * N + 1];
        StringBuilder ends = new StringBuilder();
        try (InputStream from = source.open(file)) {
            DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(from, 3000) : from);
            for (Loops loop :
                    new Loops[] {Loops.readInts(in, ints), Loops.readLongs(in, longs), Loops.readBytes(in, bytes)}) {
                ends.append(loop.index).append(' ').append(loop.end()).append(", ");
            }
            ends.append(in.available());
        } catch (IOException | RuntimeException x) {
            ends.append("at the door ").append(x);
        } finally {
            ZipFile archive = OPEN.getAndSet(null);
            if (archive != null) {
                archive.close();
            }
        }
        return ends + ", " + Arrays.hashCode(ints) + " " + Arrays.hashCode(longs) + " " + Arrays.hashCode(bytes);
    }
}
