package dev.standpipe.agent.buffer;

import dev.standpipe.agent.buffer.code.MethodBytes;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** The JDK's channel of a file, and what makes streams that are all to know one. */
final class ChannelClass {
    private static final String CHANNELS = "java/io/StandpipeChannels";
    private static final String CHANNEL_TYPE = "Ljava/nio/channels/FileChannel;";
    private static final String MODE = "Ljava/nio/channels/FileChannel$MapMode;";
    private static final String INPUT = "Ljava/io/InputStream;";
    private static final String PATH = "Ljava/nio/file/Path;";

    /** A method that the compiler made, and that calls another. */
    private static final int BRIDGE = 0x40;

    private static final Call SETTLE = new Call(CHANNELS, "settle", "(" + FileClass.OBJECT + ")V", "L");

    static final FileClass CHANNEL =
            new FileClass("sun/nio/ch/FileChannelImpl", "<init>", "read", "position", "implCloseChannel") {
                private final List<String> concerned = Arrays.asList(
                        "<init>",
                        "read",
                        "write",
                        "position",
                        "available",
                        "truncate",
                        "transferTo",
                        "transferFrom",
                        "implCloseChannel");

                @Override
                boolean concerns(String method) {
                    return method.startsWith("map") || concerned.contains(method);
                }

                @Override
                boolean change(MethodBytes method, Insertion code) {
                    switch (method.name + method.descriptor) {
                        case "read(Ljava/nio/ByteBuffer;)I":
                            code.ask(channels("read", CHANNEL_TYPE + "Ljava/nio/ByteBuffer;)I", "LT0"), GO_ON);
                            return true;
                        case "position()J":
                            code.ask(channels("position", CHANNEL_TYPE + ")J", "LT"), NO_POSITION);
                            return true;
                        case "position(J)" + CHANNEL_TYPE:
                            code.ask(channels("seek", CHANNEL_TYPE + "J)Z", "LT0"), null);
                            return true;
                        case "available()I":
                            code.ask(channels("available", CHANNEL_TYPE + ")I", "LT"), GO_ON);
                            return true;
                        case "implCloseChannel()V":
                            code.call(channels("close", ")V", "L"));
                            return true;
                        default:
                            return method.name.equals("<init>") ? code.makeWindow() : changesTheFile(method, code);
                    }
                }

                private boolean changesTheFile(MethodBytes method, Insertion code) {
                    if (method.has(Modifier.STATIC | BRIDGE)) {
                        return false;
                    }
                    if (method.descriptor.startsWith("(" + MODE)) {
                        code.call(new Call("mapped", "(" + MODE + FD + ")V", "0D"));
                        return true;
                    }
                    if (!method.has(Modifier.PUBLIC)) {
                        return false;
                    }
                    if (method.name.equals("transferTo")) {
                        code.finish(new Call("writtenSomewhere", "()V", ""));
                    }
                    if (method.name.equals("transferFrom")) {
                        code.call(
                                new Call(CHANNELS, "settleSource", "(Ljava/nio/channels/ReadableByteChannel;)V", "0"));
                    }
                    code.call(SETTLE);
                    return true;
                }
            };

    /** Where {@code Files.newInputStream} comes to. */
    static final FileClass STREAMS = new FileClass("java/nio/file/spi/FileSystemProvider", "newInputStream") {
        @Override
        boolean concerns(String method) {
            return method.equals("newInputStream");
        }

        @Override
        boolean change(MethodBytes method, Insertion code) {
            code.beforeReturns(new Call(CHANNELS, "opened", "(" + INPUT + PATH + ")V", "R0"));
            return true;
        }
    };

    private ChannelClass() {}

    private static Call channels(String name, String rest, String passed) {
        return new Call(CHANNELS, name, "(" + FileClass.OBJECT + rest, passed);
    }
}
