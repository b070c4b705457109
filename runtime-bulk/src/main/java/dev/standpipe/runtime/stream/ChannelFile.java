package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.file.LargeRequests;
import dev.standpipe.runtime.jvm.Rights;
import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.FileChannel;
import java.util.function.Supplier;

/**
 * A file beneath a stream over its channel. All requests go through that channel, since only it knows whom an interrupt
 * concerns, and who waits to close it; and they hold the stream's lock, as the loop's would.
 */
public final class ChannelFile {
    /** Looks like a buffer of the JDK's to the channel, which copies nothing then. */
    private static final MethodHandle BUFFER = buffer();

    private final Object stream;
    private final FileChannel channel;
    public final FileDescriptor fd;

    /** What the last request met when bytes had gone through already. */
    private IOException met;

    private ChannelFile(Object stream, FileChannel channel) {
        this.stream = stream;
        this.channel = channel;
        this.fd = ChannelStreams.descriptor(channel);
    }

    /** What keeps large requests from being made to it, or null. */
    public static Decline whyNot(Object stream, boolean reachesMemory) {
        FileChannel channel = ChannelStreams.file(stream);
        if (channel == null) {
            return Decline.STREAM_UNKNOWN;
        }
        FileDescriptor fd = ChannelStreams.descriptor(channel);
        Decline whyNot = LargeRequests.whyNot(fd, stream, reachesMemory && BUFFER != null);
        return whyNot == null && !(stream instanceof InputStream) && ChannelStreams.isSynchronous(channel)
                ? Decline.SYNCHRONOUS_FILE
                : whyNot;
    }

    /** Where nothing keeps them from it. */
    public static ChannelFile of(Object stream) {
        return new ChannelFile(stream, ChannelStreams.file(stream));
    }

    /** As {@link dev.standpipe.runtime.file.Descriptor#read}. */
    public int read(long address, int length) throws IOException {
        return request(address, length, true);
    }

    /** As {@link dev.standpipe.runtime.file.Descriptor#write}. */
    public int write(long address, int length) throws IOException {
        return request(address, length, false);
    }

    private int request(long address, int length, boolean reads) throws IOException {
        if (met != null) {
            throw met;
        }
        ByteBuffer memory = buffer(address, length);
        try {
            synchronized (stream) {
                int n = reads ? channel.read(memory) : channel.write(memory);
                return n > 0 || !reads ? n : -1;
            }
        } catch (IOException x) {
            // who is interrupted meanwhile has the element no more whose last byte has just gone through
            int before = memory.position() - 1;
            if (before <= 0) {
                throw x;
            }
            met = x;
            return before;
        }
    }

    /** Whether it is thrown once, and the next call throws something else. */
    public static boolean isOnce(IOException x) {
        return x instanceof AsynchronousCloseException;
    }

    private static ByteBuffer buffer(long address, int length) {
        try {
            return (ByteBuffer) BUFFER.invokeExact(address, length);
        } catch (Error x) {
            throw x;
        } catch (Throwable x) {
            // what is thrown besides is the channel's
            throw new InternalError(x);
        }
    }

    private static MethodHandle buffer() {
        return Rights.own(new Supplier<MethodHandle>() {
            @Override
            public MethodHandle get() {
                return find();
            }
        });
    }

    private static MethodHandle find() {
        Class<?>[] capacities = {int.class, long.class};
        for (Class<?> capacity : capacities) {
            try {
                Constructor<?> made = Class.forName("java.nio.DirectByteBuffer", true, null)
                        .getDeclaredConstructor(long.class, capacity);
                return MethodHandles.lookup()
                        .unreflectConstructor(Door.JDK.accessible(made))
                        .asType(MethodType.methodType(ByteBuffer.class, long.class, int.class));
            } catch (ReflectiveOperationException | LinkageError e) {
                continue;
            }
        }
        return null;
    }
}
