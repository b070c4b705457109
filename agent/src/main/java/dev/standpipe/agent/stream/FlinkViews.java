package dev.standpipe.agent.stream;

import dev.standpipe.runtime.stream.RecognizedClasses;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

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
            new HashSet<>(Arrays.asList(0xE1E00EC1L, 0xBBB357D0L, 0x26F4F0B8L, 0xAA938E83L, 0x14D3451BL));

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

    /**
     * Tells the engine of one of them; what cannot be read is not known, and may be what a known one is redefined with.
     */
    public static void look(ClassLoader loader, String name, byte[] classFile) {
        if (!name.equals(INPUT) && !name.equals(OUTPUT)) {
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

    /** Of the code of these methods, as the one class file that holds nothing else. */
    static long sum(byte[] classFile) {
        ClassWriter rest = new ClassWriter(0);
        ClassVisitor called = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public void visit(int version, int access, String name, String generic, String parent, String[] types) {
                rest.visit(Opcodes.V1_8, 0, name, null, parent, null);
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                return CALLED.contains(name + type) ? rest.visitMethod(access, name, type, null, null) : null;
            }
        };
        new ClassReader(classFile).accept(called, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        CRC32 sum = new CRC32();
        byte[] bytes = rest.toByteArray();
        sum.update(bytes, 0, bytes.length);
        return sum.getValue();
    }
}
