package dev.standpipe.proof;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.crypto.Cipher;
import javax.crypto.CipherOutputStream;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Builds the output stack of a case; also makes the bytes that lie beneath an input stack. */
final class Outputs {
    private static final int PIPE = 1 << 16;

    private final World world;
    private final Case c;
    final List<OutputStream> levels = new ArrayList<>();

    private Outputs(World world) {
        this.world = world;
        this.c = world.c;
    }

    static DataOutput build(World world, List<OutputStream> levels) throws Exception {
        Outputs outputs = new Outputs(world);
        DataOutput receiver = outputs.receiver();
        levels.addAll(outputs.levels);
        return receiver;
    }

    private DataOutput receiver() throws Exception {
        if (c.receiver == Receiver.NULL) {
            return null;
        }
        if (c.receiver.isFile()) {
            world.file.fill(c.plain(), false);
            RandomAccessFile file =
                    world.opened(UserFiles.open(world, c.receiver, c.receiverNumber == 0 ? "rw" : "rws"));
            world.view("pointer", file::getFilePointer);
            world.view("length", file::length);
            sink(world.file::bytes);
            return file;
        }
        OutputStream out = leaf();
        levels.add(out);
        for (int k = c.layers.size() - 1; k >= 0; k--) {
            out = world.opened(over(out, c.layers.get(k)));
            levels.add(0, out);
        }
        switch (c.receiver) {
            case DATA:
                return world.opened(new DataOutputStream(out));
            case DATA_WRITTEN:
                return world.opened(new UserOutputs.WrittenData(out, c.receiverNumber));
            case OBJECT:
                return world.opened(new ObjectOutputStream(out));
            case OBJECT_OVERRIDING:
                return world.opened(new UserOutputs.ObjectsOut(out, world.journal));
            default:
                return world.opened(new UserOutputs.DataOut(out, world.journal));
        }
    }

    private void sink(Callable<byte[]> bytes) {
        world.view("sink", () -> {
            byte[] b = bytes.call();
            return b.length + " bytes, hash " + Arrays.hashCode(b) + (b.length <= 48 ? " " + Arrays.toString(b) : "");
        });
    }

    private OutputStream leaf() throws IOException {
        if (c.leaf.isFile()) {
            world.file.fill(new byte[] {1, 2, 3}, false);
            if (c.leaf.isChannel()) {
                sink(world.file::bytes);
                return world.opened(channelLeaf());
            }
            FileOutputStream out = world.opened(fileLeaf());
            world.view("file position", () -> out.getChannel().position());
            sink(world.file::bytes);
            return out;
        }
        switch (c.leaf) {
            case USER:
                UserOutput user = UserOutput.of(world);
                sink(user::bytes);
                return user;
            case PIPED:
                PipedInputStream reader = new PipedInputStream(PIPE);
                world.view("in the pipe", reader::available);
                return new PipedOutputStream(reader);
            case NULL:
                return null;
            case BYTES:
                ByteArrayOutputStream plain = new ByteArrayOutputStream();
                sink(plain::toByteArray);
                return plain;
            case BYTES_SUBCLASS:
                UserOutputs.BytesOut own = new UserOutputs.BytesOut();
                world.leaked = own::held;
                sink(own::toByteArray);
                return own;
            default:
                ByteArrayOutputStream counted = new UserOutputs.CountedBytesOut(world.journal);
                sink(counted::toByteArray);
                return counted;
        }
    }

    private OutputStream channelLeaf() throws IOException {
        if (c.leaf == Leaf.FILE_BY_PATH) {
            return Files.newOutputStream(world.file.path.toPath());
        }
        FileChannel channel = c.leaf == Leaf.FILE_CHANNEL
                ? FileChannel.open(world.file.path.toPath(), StandardOpenOption.APPEND)
                : world.opened(new RandomAccessFile(world.file.path, "rw")).getChannel();
        world.view("file position", channel::position);
        return Channels.newOutputStream(channel);
    }

    private FileOutputStream fileLeaf() throws IOException {
        switch (c.leaf) {
            case FILE_SUBCLASS:
                return new UserOutputs.FileOut(world.file.path, world.journal);
            case FILE_DESCRIPTOR:
                return new FileOutputStream(world.opened(new RandomAccessFile(world.file.path, "rw"))
                        .getFD());
            case FILE_FAILING:
                return new FileOutputStream("/dev/full");
            default:
                return new FileOutputStream(world.file.path, c.leaf == Leaf.FILE_APPENDING);
        }
    }

    private OutputStream over(OutputStream out, Layer layer) throws Exception {
        switch (layer.kind) {
            case BUFFERED_SUBCLASS:
                UserOutputs.BufferedOut buffered = new UserOutputs.BufferedOut(out, layer.number);
                world.leaked = buffered::held;
                return buffered;
            case BUFFERED_OVERRIDING:
                return new UserOutputs.CountedBufferedOut(out, layer.number, world.journal);
            case DATA:
                DataOutputStream data = new DataOutputStream(out);
                world.view("inner size", data::size);
                return data;
            case FILTER:
                return new UserOutputs.FilterOut(out, world.journal);
            case CHECKED:
                CheckedOutputStream checked = new CheckedOutputStream(out, world.shared.sum());
                world.view("checksum", () -> checked.getChecksum().getValue());
                return checked;
            case DIGEST:
                java.security.DigestOutputStream digest =
                        new java.security.DigestOutputStream(out, world.shared.digest());
                world.view(
                        "digest",
                        () -> Arrays.hashCode(((java.security.MessageDigest)
                                        digest.getMessageDigest().clone())
                                .digest()));
                return digest;
            case DEFLATE:
                Deflater deflater = new Deflater(layer.number % 10);
                world.opened(deflater::end);
                return new DeflaterOutputStream(out, deflater, layer.number);
            case CIPHER_CBC:
                return new CipherOutputStream(out, world.shared.cipher(layer.kind, true));
            default:
                return over(out, layer.kind, layer.number);
        }
    }

    /** The layers that a reader has to be able to undo. */
    private static OutputStream over(OutputStream out, Layer.Kind kind, int n) throws Exception {
        switch (kind) {
            case BUFFERED:
                return new BufferedOutputStream(out, n);
            case GZIP:
                return new GZIPOutputStream(out, n);
            case DEFLATE:
                return new DeflaterOutputStream(out);
            case ZIP:
                return zip(out, new ZipEntry("e"));
            case PRINT:
                return new PrintStream(out);
            case OBJECTS:
                return new ObjectOutputStream(out);
            default:
                return new CipherOutputStream(out, cipher(kind, true));
        }
    }

    private static OutputStream zip(OutputStream out, ZipEntry entry) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        entry.setTime(1_000_000_000_000L);
        zip.putNextEntry(entry);
        return zip;
    }

    /** Its header says in advance what will be in it. */
    private static OutputStream stored(OutputStream out, byte[] bytes) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length);
        ZipEntry entry = new ZipEntry("e");
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(sum.getValue());
        return zip(out, entry);
    }

    /** One with these bytes as its entry. */
    static byte[] archive(byte[] bytes, boolean stored) throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try (OutputStream out = stored ? stored(sink, bytes) : zip(sink, new ZipEntry("e"))) {
            out.write(bytes);
        }
        return sink.toByteArray();
    }

    static Cipher cipher(Layer.Kind kind, boolean encrypt) throws Exception {
        boolean cbc = kind == Layer.Kind.CIPHER_CBC;
        Cipher cipher = Cipher.getInstance(cbc ? "AES/CBC/PKCS5Padding" : "AES/GCM/NoPadding");
        byte[] sixteen = new byte[16];
        cipher.init(
                encrypt ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE,
                new SecretKeySpec(sixteen, "AES"),
                cbc ? new IvParameterSpec(sixteen) : new GCMParameterSpec(128, sixteen));
        return cipher;
    }

    /** What the leaf must hold for the receiver to see the case's bytes. */
    static byte[] encode(Case c) throws Exception {
        byte[] bytes = c.plain();
        if (c.receiver.isObject()) {
            ByteArrayOutputStream sink = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(sink)) {
                out.write(bytes);
            }
            bytes = sink.toByteArray();
        }
        for (Layer layer : c.layers) {
            if (layer.kind.transforms()) {
                ByteArrayOutputStream sink = new ByteArrayOutputStream();
                for (byte[] member : members(layer, bytes)) {
                    try (OutputStream out =
                            layer.kind == Layer.Kind.ZIP_STORED ? stored(sink, member) : over(sink, layer.kind, 512)) {
                        out.write(member);
                    }
                }
                bytes = sink.toByteArray();
            }
        }
        return bytes;
    }

    /** Files of gzip may be joined, and are read as one. */
    private static List<byte[]> members(Layer layer, byte[] bytes) {
        int joint = layer.kind == Layer.Kind.GZIP && layer.number % 2 == 1 ? bytes.length / 3 : bytes.length;
        List<byte[]> members = new ArrayList<>();
        members.add(Arrays.copyOf(bytes, joint));
        if (joint < bytes.length) {
            members.add(Arrays.copyOfRange(bytes, joint, bytes.length));
        }
        return members;
    }
}
