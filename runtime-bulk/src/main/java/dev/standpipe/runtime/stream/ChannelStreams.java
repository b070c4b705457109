package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.file.OrdinaryFiles;
import java.io.FileDescriptor;
import java.io.InputStream;
import java.nio.channels.FileChannel;

/**
 * The JDK's streams over channels: what {@code Files.newInputStream} and {@code Channels.newOutputStream} return. Those
 * over its own channel of a file are known. Loaded when the first is met.
 */
public final class ChannelStreams {
    private static final String FILE = "sun.nio.ch.FileChannelImpl";

    private static final JdkField READ = new JdkField(Door.JDK, "sun.nio.ch.ChannelInputStream", "ch");
    private static final JdkField WRITTEN = written();
    private static final JdkField DESCRIPTOR = new JdkField(Door.JDK, FILE, "fd");

    /** Whose {@code close} an interrupt calls, if there is one. */
    private static final JdkField PARENT = new JdkField(Door.JDK, FILE, "parent");

    private static final JdkField READABLE = new JdkField(Door.JDK, FILE, "readable");
    private static final JdkField WRITABLE = new JdkField(Door.JDK, FILE, "writable");

    /** JDK 10 and later: such a file refuses what a loop asks for. */
    private static final JdkField DIRECT = new JdkField(Door.JDK, FILE, "direct");

    /** Opened with SYNC or DSYNC; JDKs before 25 do not remember it. */
    private static final JdkField SYNCHRONOUS = new JdkField(Door.JDK, FILE, "sync");

    private ChannelStreams() {}

    private static JdkField written() {
        JdkField named = new JdkField(Door.JDK, "sun.nio.ch.ChannelOutputStream", "ch");
        return named.exists() ? named : new JdkField(Door.JDK, "java.nio.channels.Channels$1", "val$ch");
    }

    /** The JDK's own channel of a file beneath the stream, or null. */
    public static FileChannel file(Object stream) {
        boolean reads = stream instanceof InputStream;
        JdkField field = reads ? READ : WRITTEN;
        Object channel = field.exists() && field.isIn(stream) ? field.of(stream) : null;
        return channel != null
                        && DESCRIPTOR.exists()
                        && DESCRIPTOR.isIn(channel)
                        && Boolean.TRUE.equals((reads ? READABLE : WRITABLE).of(channel))
                        && isPlain(channel)
                ? (FileChannel) channel
                : null;
    }

    private static boolean isPlain(Object channel) {
        Object parent = PARENT.of(channel);
        return PARENT.exists() && (parent == null || Trust.isJdks(parent)) && !Boolean.TRUE.equals(DIRECT.of(channel));
    }

    public static FileDescriptor descriptor(FileChannel file) {
        return (FileDescriptor) DESCRIPTOR.of(file);
    }

    /** Whether each write is made durable before it returns, as far as the JDK tells. */
    public static boolean isSynchronous(FileChannel file) {
        return Boolean.TRUE.equals(SYNCHRONOUS.of(file));
    }

    static boolean isRegularFile(InputStream stream) {
        FileChannel file = file(stream);
        FileDescriptor fd = file == null ? null : descriptor(file);
        return fd != null && fd.valid() && OrdinaryFiles.is(stream, fd);
    }
}
