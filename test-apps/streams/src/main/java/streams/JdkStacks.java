package streams;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.spec.SecretKeySpec;

/** Streams of the JDK's above files, archives and a stream of the program's own, which counts what it is asked for. */
final class JdkStacks {
    private static final String PACKED = "packed";
    private static final String STORED = "stored";

    private final byte[] bytes;
    private final Path file;
    private final Path archive;

    /** What tells by its text how things are with it. */
    interface Beneath {}

    /** Nothing is known of it: some bytes at a time, a failure in the middle, once, and a trace of all requests. */
    static final class Traced extends InputStream implements Beneath {
        private final InputStream in;
        private final int failsAfter;
        private int given;
        private boolean failed;
        private int trace;

        Traced(byte[] bytes, int failsAfter) {
            this.in = new ByteArrayInputStream(bytes);
            this.failsAfter = failsAfter;
        }

        private void asked(int n) throws IOException {
            trace = 31 * trace + n;
            if (!failed && given >= failsAfter) {
                failed = true;
                throw new IOException("once, after " + given);
            }
        }

        @Override
        public int read() throws IOException {
            asked(-1);
            given++;
            return in.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            asked(len);
            int n = in.read(b, off, Math.min(len, 700));
            given += Math.max(0, n);
            return n;
        }

        @Override
        public String toString() {
            return "asked " + trace + ", gave " + given;
        }
    }

    /** What a program reads or writes by. */
    interface Opened<T> {
        /** Leaves there what a program may look at beneath it. */
        T open(Object[] beneath) throws Exception;
    }

    JdkStacks(byte[] bytes, Path folder) throws IOException {
        this.bytes = bytes;
        this.file = Files.write(folder.resolve("bytes"), bytes);
        this.archive = folder.resolve("archive.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            zip.putNextEntry(new ZipEntry(PACKED));
            zip.write(bytes);
            ZipEntry stored = new ZipEntry(STORED);
            stored.setMethod(ZipEntry.STORED);
            stored.setSize(bytes.length);
            CRC32 sum = new CRC32();
            sum.update(bytes, 0, bytes.length);
            stored.setCrc(sum.getValue());
            zip.putNextEntry(stored);
            zip.write(bytes);
        }
    }

    private interface Above {
        InputStream over(InputStream in) throws Exception;
    }

    Map<String, Opened<DataInput>> inputs() throws Exception {
        Map<String, Opened<DataInput>> all = new LinkedHashMap<>();
        over(all, "Files.newInputStream", beneath -> Files.newInputStream(file));
        over(all, "a channel of a file", beneath -> {
            FileChannel channel = FileChannel.open(file);
            beneath[0] = position(channel);
            return Channels.newInputStream(channel);
        });
        over(all, "a channel", beneath -> Channels.newInputStream(channel(new ByteArrayInputStream(bytes))));
        for (String entry : new String[] {PACKED, STORED}) {
            over(all, "an entry, " + entry, beneath -> {
                ZipFile zip = new ZipFile(archive.toFile());
                return zip.getInputStream(zip.getEntry(entry));
            });
            over(
                    all,
                    "a resource, " + entry,
                    beneath ->
                            new URLClassLoader(new URL[] {archive.toUri().toURL()}, null).getResourceAsStream(entry));
        }
        overTraced(all, "PushbackInputStream", in -> {
            PushbackInputStream back = new PushbackInputStream(in, 9);
            back.unread(new byte[] {1, 2, 3, 4, 5, 6, 7});
            return back;
        });
        overTraced(
                all,
                "SequenceInputStream",
                in -> new SequenceInputStream(new ByteArrayInputStream(bytes, 0, 33_333), in));
        overTraced(all, "FilterInputStream", in -> new FilterInputStream(in) {});
        overTraced(all, "CheckedInputStream", in -> new CheckedInputStream(in, new Adler32()));
        overTraced(all, "DigestInputStream", in -> new DigestInputStream(in, MessageDigest.getInstance("SHA-1")));
        decoding(all, "InflaterInputStream", packed(DeflaterOutputStream::new), InflaterInputStream::new);
        decoding(all, "GZIPInputStream", packed(GZIPOutputStream::new), GZIPInputStream::new);
        Cipher cipher = cipher(Cipher.ENCRYPT_MODE);
        decoding(
                all,
                "CipherInputStream",
                cipher.doFinal(bytes),
                in -> new CipherInputStream(in, cipher(Cipher.DECRYPT_MODE)));
        all.put("ObjectInputStream", beneath -> {
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(written)) {
                out.write(bytes);
            }
            beneath[0] = new Traced(written.toByteArray(), 60_000);
            return new ObjectInputStream((InputStream) beneath[0]);
        });
        return all;
    }

    private static void over(Map<String, Opened<DataInput>> all, String name, Opened<InputStream> opened) {
        all.put(name, beneath -> new DataInputStream(opened.open(beneath)));
        all.put(
                name + ", buffered",
                beneath -> new DataInputStream(new BufferedInputStream(opened.open(beneath), 999)));
    }

    private void overTraced(Map<String, Opened<DataInput>> all, String name, Above above) {
        decoding(all, name, bytes, above);
        over(all, name + " over a file", beneath -> above.over(Files.newInputStream(file)));
        over(all, name + " over a buffer", beneath -> {
            beneath[0] = new Traced(bytes, 60_000);
            return above.over(new BufferedInputStream((InputStream) beneath[0], 777));
        });
    }

    private static void decoding(Map<String, Opened<DataInput>> all, String name, byte[] coded, Above above) {
        for (int failsAfter : new int[] {coded.length / 2, Integer.MAX_VALUE}) {
            over(all, name + (failsAfter < coded.length ? " over one that fails once" : ""), beneath -> {
                beneath[0] = new Traced(coded, failsAfter);
                return above.over((InputStream) beneath[0]);
            });
        }
    }

    private static Object position(FileChannel channel) {
        return new Beneath() {
            @Override
            public String toString() {
                try {
                    return "at " + channel.position();
                } catch (IOException closed) {
                    return closed.toString();
                }
            }
        };
    }

    private static ReadableByteChannel channel(InputStream in) {
        return new ReadableByteChannel() {
            @Override
            public int read(ByteBuffer to) throws IOException {
                byte[] some = new byte[Math.min(to.remaining(), 500)];
                int n = in.read(some);
                to.put(some, 0, Math.max(0, n));
                return n;
            }

            @Override
            public boolean isOpen() {
                return true;
            }

            @Override
            public void close() {}
        };
    }

    private static Cipher cipher(int mode) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
        cipher.init(mode, new SecretKeySpec(new byte[16], "AES"));
        return cipher;
    }

    private interface Packing {
        OutputStream over(OutputStream out) throws IOException;
    }

    private byte[] packed(Packing packing) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = packing.over(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    /** To a file that is named first. */
    Map<String, Opened<DataOutput>> outputs(Path written) {
        Map<String, Opened<OutputStream>> all = new LinkedHashMap<>();
        all.put("Files.newOutputStream", beneath -> Files.newOutputStream(written));
        all.put("a channel of a file", beneath -> {
            FileChannel channel = FileChannel.open(written, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            beneath[0] = position(channel);
            return Channels.newOutputStream(channel);
        });
        all.put("FilterOutputStream", beneath -> new FilterOutputStream(Files.newOutputStream(written)));
        all.put("CheckedOutputStream", beneath -> {
            CheckedOutputStream out = new CheckedOutputStream(Files.newOutputStream(written), new CRC32());
            beneath[0] = out.getChecksum();
            return out;
        });
        all.put(
                "DigestOutputStream",
                beneath -> new DigestOutputStream(Files.newOutputStream(written), MessageDigest.getInstance("SHA-1")));
        all.put("DeflaterOutputStream", beneath -> new DeflaterOutputStream(Files.newOutputStream(written)));
        all.put("GZIPOutputStream", beneath -> new GZIPOutputStream(Files.newOutputStream(written)));
        Map<String, Opened<DataOutput>> data = new LinkedHashMap<>();
        all.forEach((name, opened) -> {
            data.put(name, beneath -> new DataOutputStream(opened.open(beneath)));
            data.put(
                    name + ", buffered",
                    beneath -> new DataOutputStream(new BufferedOutputStream(opened.open(beneath), 999)));
        });
        data.put("ObjectOutputStream", beneath -> new ObjectOutputStream(Files.newOutputStream(written)));
        return data;
    }
}
