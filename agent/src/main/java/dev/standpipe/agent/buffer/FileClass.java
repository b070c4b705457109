package dev.standpipe.agent.buffer;

import dev.standpipe.agent.buffer.code.ClassBytes;
import dev.standpipe.agent.buffer.code.MethodBytes;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One of the JDK's classes through which files are read and written. What it has that is not known here would go past
 * the windows, so such a class is not taken.
 */
abstract class FileClass {
    static final String FD = "Ljava/io/FileDescriptor;";
    private static final String STRING = "Ljava/lang/String;";
    static final String OBJECT = "Ljava/lang/Object;";

    /** That both of the two have. */
    private static final List<String> SHARED = Arrays.asList("<init>", "read", "getFD", "getChannel", "close");

    static final FileClass STREAM = new FileClass("java/io/FileInputStream") {
        private final List<String> own = Arrays.asList("skip", "available", "readAllBytes", "readNBytes", "transferTo");

        @Override
        boolean concerns(String method) {
            return SHARED.contains(method) || own.contains(method);
        }

        @Override
        boolean change(MethodBytes method, Insertion code) {
            switch (method.name + method.descriptor) {
                case "<init>(Ljava/io/File;)V":
                    return code.makeWindow();
                case "skip(J)J":
                    code.ask(new Call("skip", "(" + OBJECT + "J)J", "L0"), NO_POSITION);
                    // from JDK 25 on, which says then for good how it fails once it is closed
                    code.callFirst("isRegularFile");
                    return true;
                case "available()I":
                    code.ask(new Call("available", "(" + OBJECT + ")I", "L"), GO_ON);
                    return true;
                case "readAllBytes()[B":
                case "readNBytes(I)[B":
                case "transferTo(Ljava/io/OutputStream;)J":
                    code.call(SETTLE);
                    return true;
                default:
                    return reads(method, code);
            }
        }
    };

    static final FileClass FILE = new FileClass("java/io/RandomAccessFile") {
        private final List<String> own =
                Arrays.asList("seek", "readUTF", "getFilePointer", "setLength", "write", "writeBytes", "writeChars");

        @Override
        boolean concerns(String method) {
            return SHARED.contains(method) || own.contains(method);
        }

        @Override
        boolean change(MethodBytes method, Insertion code) {
            switch (method.name + method.descriptor) {
                case "seek(J)V":
                    code.ask(new Call("seek", "(" + OBJECT + "Ljava/io/RandomAccessFile;J)Z", "LT0"), null);
                    return true;
                case "readUTF()" + STRING:
                    code.ask(new Call("readUTF", "(" + OBJECT + "Ljava/io/RandomAccessFile;)" + STRING, "LT"), null);
                    return true;
                case "getFilePointer()J":
                    code.replace(new Call("getFilePointer", "(" + OBJECT + FD + ")J", "LD"));
                    return true;
                case "setLength(J)V":
                    if (method.isNative()) {
                        code.replace(new Call("setLength", "(" + FD + "J)V", "D0"));
                    }
                    return writes(code);
                case "write(I)V":
                case "write([B)V":
                case "write([BII)V":
                case "writeBytes(Ljava/lang/String;)V":
                case "writeChars(Ljava/lang/String;)V":
                    return writes(code);
                default:
                    return method.name.equals("<init>") ? code.makeWindow() : reads(method, code);
            }
        }

        private boolean writes(Insertion code) {
            code.call(SETTLE);
            code.finish(WRITTEN);
            return true;
        }
    };

    static final FileClass OUTPUT = new FileClass("java/io/FileOutputStream") {
        @Override
        boolean concerns(String method) {
            return method.equals("<init>") || method.equals("write");
        }

        @Override
        boolean change(MethodBytes method, Insertion code) {
            switch (method.name + method.descriptor) {
                case "<init>(Ljava/io/File;Z)V":
                    // which empties the file, perhaps
                    code.finishReturns(WRITTEN);
                    return true;
                case "write(I)V":
                case "write([B)V":
                case "write([BII)V":
                    code.finish(WRITTEN);
                    return true;
                default:
                    return false;
            }
        }
    };

    /** Beneath all channels. */
    static final class Dispatcher extends FileClass {
        private static final List<String> WRITES =
                Arrays.asList("write", "writev", "pwrite", "truncate", "transferTo", "transferFrom");

        Dispatcher(String name) {
            super(name);
        }

        @Override
        boolean concerns(String method) {
            return WRITES.contains(method);
        }

        @Override
        boolean change(MethodBytes method, Insertion code) {
            if (method.has(Modifier.STATIC | Modifier.NATIVE)) {
                return false;
            }
            List<String> arguments = Descriptors.arguments(method.descriptor);
            List<Call> calls = new ArrayList<>();
            for (int k = 0; k < arguments.size(); k++) {
                if (arguments.get(k).equals(FD)) {
                    calls.add(new Call("written", "(" + FD + ")V", String.valueOf(k)));
                }
            }
            if (!calls.isEmpty()) {
                code.finish(calls.toArray(new Call[0]));
            }
            return !calls.isEmpty();
        }
    }

    static final FileClass OPENING = new FileClass("sun/nio/fs/UnixChannelFactory") {
        @Override
        boolean concerns(String method) {
            return method.equals("open");
        }

        @Override
        boolean change(MethodBytes method, Insertion code) {
            if (method.descriptor.endsWith(")" + FD)) {
                code.finishReturns(new Call("written", "(" + FD + ")V", "R"));
                return true;
            }
            return false;
        }
    };

    static final Integer GO_ON = -2;
    static final Long NO_POSITION = Long.MIN_VALUE;
    private static final Call SETTLE = new Call("settle", "(" + OBJECT + ")V", "L");
    private static final Call WRITTEN = new Call("written", "(" + FD + ")V", "D");

    final String name;

    /** Methods without which nothing can be done for the others. */
    final String[] needed;

    FileClass(String name, String... needed) {
        this.name = name;
        this.needed = needed;
    }

    /** Returns whether it did. */
    abstract boolean change(MethodBytes method, Insertion code);

    /** Whether a method of that name has to be looked into; the others are copied as they are. */
    abstract boolean concerns(String method);

    /** Throws if the class is not as it is known here. */
    final byte[] change(byte[] classFile) {
        ClassBytes type = new ClassBytes(classFile);
        InnerCalls inner = new InnerCalls(name);
        if (name.startsWith("java/io/")) {
            inner.lookInto(type);
        }
        Lock lock = Lock.of(type.fields);
        Set<String> changed = new HashSet<>();
        for (MethodBytes method : type.methods) {
            if (concerns(method.name) && change(method, new Insertion(name, lock, method, type.constants))) {
                changed.add(method.name + method.descriptor);
            }
        }
        inner.check(changed);
        for (String method : needed) {
            if (!hasOneOf(changed, method)) {
                throw new IllegalStateException(name.replace('/', '.') + '.' + method + " is not there");
            }
        }
        return type.toBytes();
    }

    private static boolean hasOneOf(Set<String> changed, String method) {
        for (String each : changed) {
            if (each.startsWith(method + '(')) {
                return true;
            }
        }
        return false;
    }

    private static boolean reads(MethodBytes method, Insertion code) {
        switch (method.name + method.descriptor) {
            case "read()I":
                code.ask(new Call("read", "(" + OBJECT + OBJECT + ")I", "LT"), GO_ON);
                return true;
            case "read([B)I":
                code.ask(new Call("read", "(" + OBJECT + OBJECT + "[B)I", "LT0"), GO_ON);
                return true;
            case "read([BII)I":
                code.ask(new Call("read", "(" + OBJECT + OBJECT + "[BII)I", "LT012"), GO_ON);
                return true;
            case "getFD()" + FD:
                code.call(new Call("handOutDescriptor", "(" + OBJECT + ")V", "L"));
                return true;
            case "getChannel()Ljava/nio/channels/FileChannel;":
                code.call(new Call("handOutChannel", "(" + OBJECT + ")V", "L"));
                return true;
            case "close()V":
                code.call(new Call("close", "(" + OBJECT + ")V", "L"));
                return true;
            default:
                return false;
        }
    }
}
