package dev.standpipe.rewrite.summary;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Tells the calls that read or write one element from all others, and those that may read a few bytes at once. */
public final class Transfers {
    private static final Map<String, WireType> READS = new HashMap<>();
    private static final Map<String, WireType> WRITES = new HashMap<>();

    /**
     * Of which {@code read()} and {@code write(int)} are of interest. Those of all other classes would be too many to
     * be looked at, readers and writers among them.
     */
    private static final Set<String> BYTE_STREAMS = new HashSet<>(Arrays.asList(
            "java/io/InputStream",
            "java/io/FilterInputStream",
            "java/io/BufferedInputStream",
            "java/io/DataInputStream",
            "java/io/FileInputStream",
            "java/io/ByteArrayInputStream",
            "java/io/PushbackInputStream",
            "java/io/RandomAccessFile",
            "java/io/OutputStream",
            "java/io/FilterOutputStream",
            "java/io/BufferedOutputStream",
            "java/io/DataOutputStream",
            "java/io/DataOutput",
            "java/io/FileOutputStream",
            "java/io/ByteArrayOutputStream",
            "java/util/zip/InflaterInputStream",
            "java/util/zip/GZIPInputStream",
            "java/util/zip/ZipInputStream",
            "java/util/zip/CheckedInputStream",
            "java/security/DigestInputStream",
            "javax/crypto/CipherInputStream"));

    static {
        for (WireType wire : WireType.values()) {
            READS.put(wire.readMethod(), wire);
            if (wire.writeMethod() != null) {
                WRITES.put(wire.writeMethod(), wire);
            }
        }
    }

    private Transfers() {}

    /** Null if the call is none. */
    public static Transfer of(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC) {
            return null;
        }
        WireType read = READS.get(call.name);
        if (read != null && read.readDescriptor().equals(call.desc) && mayBe(read, call)) {
            return new Transfer(true, read, call);
        }
        if (call.name.equals("readFully")
                && call.getOpcode() != Opcodes.INVOKESPECIAL
                && (call.desc.equals("([B)V") || call.desc.equals("([BII)V"))) {
            return Transfer.filling(call, -1);
        }
        WireType written = WRITES.get(call.name);
        if (written != null && written.writeDescriptor().equals(call.desc) && mayBe(written, call)) {
            return new Transfer(false, written, call);
        }
        return null;
    }

    /** The classes of which a single byte is a transfer. */
    public static Set<String> byteStreams() {
        return Collections.unmodifiableSet(BYTE_STREAMS);
    }

    private static boolean mayBe(WireType wire, MethodInsnNode call) {
        return wire != WireType.SINGLE_BYTE
                || call.getOpcode() != Opcodes.INVOKESPECIAL && BYTE_STREAMS.contains(call.owner);
    }

    /** Whether the stream goes to another place by it. Of which stream, the receiver must tell. */
    static boolean skips(MethodInsnNode call) {
        return (call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKEINTERFACE)
                && call.name.equals("skipBytes")
                && call.desc.equals("(I)I")
                && isDropped(call);
    }

    private static boolean isDropped(AbstractInsnNode result) {
        AbstractInsnNode next = result.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next != null && next.getOpcode() == Opcodes.POP;
    }

    public static boolean seeks(MethodInsnNode call) {
        return call.getOpcode() == Opcodes.INVOKEVIRTUAL
                && call.owner.equals("java/io/RandomAccessFile")
                && call.name.equals("seek")
                && call.desc.equals("(J)V");
    }
}
