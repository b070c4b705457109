package dev.standpipe.proof;

import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PushbackInputStream;
import java.io.RandomAccessFile;
import java.io.SequenceInputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CheckedInputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/** Builds the input stack of a case. */
final class Inputs {
    private final World world;
    private final Case c;

    /** From just beneath the receiver down to the leaf. */
    final List<InputStream> levels = new ArrayList<>();

    private Inputs(World world) {
        this.world = world;
        this.c = world.c;
    }

    static DataInput build(World world, List<InputStream> levels) throws Exception {
        Inputs inputs = new Inputs(world);
        DataInput receiver = inputs.receiver();
        levels.addAll(inputs.levels);
        return receiver;
    }

    private DataInput receiver() throws Exception {
        if (c.receiver == Receiver.NULL) {
            return null;
        }
        if (c.receiver.isFile()) {
            world.file.fill(c.plain(), false);
            RandomAccessFile file = world.opened(UserFiles.open(world, c.receiver, c.receiverNumber == 0 ? "r" : "rw"));
            world.view("pointer", file::getFilePointer);
            world.view("length", file::length);
            return file;
        }
        InputStream in = leaf();
        levels.add(in);
        for (int k = c.layers.size() - 1; k >= 0; k--) {
            in = world.opened(over(in, c.layers.get(k)));
            levels.add(0, in);
        }
        switch (c.receiver) {
            case DATA:
                return world.opened(new DataInputStream(in));
            case OBJECT:
                return world.opened(new ObjectInputStream(in));
            case OBJECT_OVERRIDING:
                return world.opened(new UserInputs.Objects(in, world.journal));
            default:
                return world.opened(new UserInputs.Data(in, world.journal));
        }
    }

    private InputStream leaf() throws Exception {
        byte[] bytes = c.encoded();
        if (c.leaf.isFile()) {
            world.file.fill(bytes, false);
            if (c.leaf.isChannel()) {
                return world.opened(channelLeaf());
            }
            FileInputStream in = world.opened(fileLeaf());
            world.view("file position", () -> in.getChannel().position());
            return in;
        }
        switch (c.leaf) {
            case ENTRY:
            case ENTRY_STORED:
            case ENTRY_BY_URL:
                world.file.fill(Outputs.archive(bytes, c.leaf == Leaf.ENTRY_STORED), false);
                return world.opened(entryLeaf());
            case USER:
                InputStream user = UserInput.of(world, bytes);
                world.view("user position", ((UserInput) user)::position);
                return user;
            case PIPED:
                PipedOutputStream writer = new PipedOutputStream();
                PipedInputStream pipe = new PipedInputStream(writer, bytes.length + 1);
                writer.write(bytes);
                writer.close();
                return pipe;
            case NULL:
                return null;
            default:
                byte[] own = bytes.clone();
                ByteArrayInputStream in = bytesLeaf(own);
                world.leaked = () -> own;
                world.view("bytes left", in::available);
                return in;
        }
    }

    private InputStream entryLeaf() throws IOException {
        if (c.leaf == Leaf.ENTRY_BY_URL) {
            URLConnection resource = new URL("jar:" + world.file.path.toURI() + "!/e").openConnection();
            resource.setUseCaches(false);
            return resource.getInputStream();
        }
        ZipFile archive = world.opened(new ZipFile(world.file.path));
        return archive.getInputStream(archive.getEntry("e"));
    }

    private ByteArrayInputStream bytesLeaf(byte[] own) {
        switch (c.leaf) {
            case BYTES_SUBCLASS:
                return new UserInputs.Bytes(own);
            case BYTES_ASKED:
                return new UserInputs.AskedBytes(own, world);
            case BYTES_OVERRIDING:
                return new UserInputs.CountedBytes(own, world.journal);
            default:
                return new ByteArrayInputStream(own);
        }
    }

    private InputStream channelLeaf() throws IOException {
        if (c.leaf == Leaf.FILE_BY_PATH) {
            return Files.newInputStream(world.file.path.toPath());
        }
        FileChannel channel = c.leaf == Leaf.FILE_CHANNEL
                ? FileChannel.open(world.file.path.toPath(), StandardOpenOption.READ)
                : world.opened(new RandomAccessFile(world.file.path, "r")).getChannel();
        world.view("file position", channel::position);
        return Channels.newInputStream(channel);
    }

    private FileInputStream fileLeaf() throws IOException {
        switch (c.leaf) {
            case FILE_SUBCLASS:
                return new UserInputs.File(world.file.path, world.journal);
            case FILE_DESCRIPTOR:
                return new FileInputStream(
                        world.opened(new RandomAccessFile(world.file.path, "r")).getFD());
            case FILE_FAILING:
                return new FileInputStream("/proc/self/mem");
            default:
                return new FileInputStream(world.file.path);
        }
    }

    private InputStream over(InputStream in, Layer layer) throws Exception {
        int n = layer.number;
        switch (layer.kind) {
            case BUFFERED:
                return new java.io.BufferedInputStream(in, n);
            case BUFFERED_SUBCLASS:
                UserInputs.Buffered buffered = new UserInputs.Buffered(in, n);
                world.leaked = buffered::held;
                return buffered;
            case BUFFERED_OVERRIDING:
                return new UserInputs.CountedBuffered(in, n, world.journal);
            case DATA:
                return new DataInputStream(in);
            case FILTER:
                return new UserInputs.Filter(in, world.journal);
            case PUSHBACK:
                PushbackInputStream pushback = new PushbackInputStream(in, n + 2);
                pushback.unread(Pattern.bytes(1, n));
                return pushback;
            case SEQUENCE:
                return new SequenceInputStream(new ByteArrayInputStream(Pattern.bytes(1, n)), in);
            case GZIP:
                return new GZIPInputStream(in, n);
            case DEFLATE:
                Inflater inflater = world.shared.inflater();
                world.opened(inflater::end);
                world.view("inflated", inflater::getBytesWritten);
                return new InflaterInputStream(in, inflater, n);
            case ZIP:
            case ZIP_STORED:
                ZipInputStream zip = new ZipInputStream(in);
                zip.getNextEntry();
                return zip;
            case CIPHER_CBC:
            case CIPHER_GCM:
                return new javax.crypto.CipherInputStream(
                        in,
                        layer.kind == Layer.Kind.CIPHER_CBC
                                ? world.shared.cipher(layer.kind, false)
                                : Outputs.cipher(layer.kind, false));
            case CHECKED:
                CheckedInputStream checked = new CheckedInputStream(in, world.shared.sum());
                world.view("checksum", () -> checked.getChecksum().getValue());
                return checked;
            case DIGEST:
                java.security.DigestInputStream digest = new java.security.DigestInputStream(in, world.shared.digest());
                world.view(
                        "digest",
                        () -> java.util.Arrays.hashCode(((java.security.MessageDigest)
                                        digest.getMessageDigest().clone())
                                .digest()));
                return digest;
            default:
                return UserInputs.lines(in);
        }
    }
}
