package dev.standpipe.agent.buffer;

import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

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
        boolean change(MethodNode method, Insertion code) {
            switch (method.name + method.desc) {
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
        boolean change(MethodNode method, Insertion code) {
            switch (method.name + method.desc) {
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
                    if ((method.access & Opcodes.ACC_NATIVE) != 0) {
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
        boolean change(MethodNode method, Insertion code) {
            switch (method.name + method.desc) {
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
        boolean change(MethodNode method, Insertion code) {
            boolean changed = false;
            if ((method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_NATIVE)) == 0) {
                Type[] arguments = Type.getArgumentTypes(method.desc);
                for (int k = 0; k < arguments.length; k++) {
                    if (arguments[k].getDescriptor().equals(FD)) {
                        code.finish(new Call("written", "(" + FD + ")V", String.valueOf(k)));
                        changed = true;
                    }
                }
            }
            return changed;
        }
    }

    static final FileClass OPENING = new FileClass("sun/nio/fs/UnixChannelFactory") {
        @Override
        boolean concerns(String method) {
            return method.equals("open");
        }

        @Override
        boolean change(MethodNode method, Insertion code) {
            if (method.desc.endsWith(")" + FD)) {
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
    abstract boolean change(MethodNode method, Insertion code);

    /** Whether a method of that name has to be looked into; the others are copied as they are. */
    abstract boolean concerns(String method);

    /** Throws if the class is not as it is known here. */
    final byte[] change(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        InnerCalls inner = new InnerCalls(name);
        if (name.startsWith("java/io/")) {
            reader.accept(inner, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        }
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ChangedClass(this, inner, writer), 0);
        return writer.toByteArray();
    }

    private static boolean reads(MethodNode method, Insertion code) {
        switch (method.name + method.desc) {
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
