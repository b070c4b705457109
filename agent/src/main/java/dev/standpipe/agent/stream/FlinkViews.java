package dev.standpipe.agent.stream;

import dev.standpipe.runtime.stream.RecognizedClasses;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The two classes through which Flink's jobs serialize into memory. They are known by the code of what loops call: each
 * release has the same, and one that another agent has changed, or that is somebody else's of that name, has not.
 */
public final class FlinkViews {
    private static final String INPUT = "org/apache/flink/core/memory/DataInputDeserializer";
    private static final String OUTPUT = "org/apache/flink/core/memory/DataOutputSerializer";

    /**
     * What the code of these methods comes to: reading up to release 1.6, and since; writing up to 1.11, up to 1.20,
     * and since.
     */
    private static final Set<Long> KNOWN =
            new HashSet<>(Arrays.asList(0xC3690D68L, 0x1C7F98B6L, 0x447F2E03L, 0x35776B6AL, 0xA34C37AFL));

    /** Nobody calls the last two from a loop, but they are behind the others. */
    private static final Set<String> CALLED = new HashSet<>(Arrays.asList(
            "readBoolean()Z",
            "readByte()B",
            "readUnsignedByte()I",
            "readShort()S",
            "readUnsignedShort()I",
            "readChar()C",
            "readInt()I",
            "readLong()J",
            "readFloat()F",
            "readDouble()D",
            "write(I)V",
            "writeBoolean(Z)V",
            "writeByte(I)V",
            "writeShort(I)V",
            "writeChar(I)V",
            "writeInt(I)V",
            "writeLong(J)V",
            "writeFloat(F)V",
            "writeDouble(D)V",
            "resize(I)V",
            "<clinit>()V"));

    private FlinkViews() {}

    /** Whether the JVM is to show it: nobody has looked at it since it was loaded. */
    public static boolean isUnseen(ClassLoader loader, String name) {
        return isNamed(name) && !RecognizedClasses.isSeen(loader, name);
    }

    /** It has not the code that was looked at. */
    public static void forget(ClassLoader loader, String name) {
        if (isNamed(name)) {
            RecognizedClasses.seen(loader, name, false);
        }
    }

    private static boolean isNamed(String name) {
        return name.equals(INPUT) || name.equals(OUTPUT);
    }

    /**
     * Tells the engine of one of them; what cannot be read is not known, and may be what a known one is redefined with.
     */
    public static void look(ClassLoader loader, String name, byte[] classFile) {
        if (!isNamed(name)) {
            return;
        }
        boolean known = false;
        try {
            known = isKnown(classFile);
        } finally {
            RecognizedClasses.seen(loader, name, known);
        }
    }

    public static boolean isKnown(byte[] classFile) {
        return KNOWN.contains(sum(classFile));
    }

    /**
     * Of the code of these methods, as the one class file that holds nothing else, in the order of their names: a class
     * that was loaded before there was an agent the JVM shows in an order of its own.
     */
    static long sum(byte[] classFile) {
        ClassNode view = new ClassNode();
        new ClassReader(classFile).accept(view, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        ClassWriter rest = new ClassWriter(0);
        rest.visit(Opcodes.V1_8, 0, view.name, null, view.superName, null);
        Map<String, MethodNode> called = new TreeMap<>();
        for (MethodNode method : view.methods) {
            called.put(method.name + method.desc, method);
        }
        called.keySet().retainAll(CALLED);
        for (MethodNode method : called.values()) {
            method.accept(rest.visitMethod(method.access, method.name, method.desc, null, null));
        }
        CRC32 sum = new CRC32();
        byte[] bytes = rest.toByteArray();
        sum.update(bytes, 0, bytes.length);
        return sum.getValue();
    }
}
