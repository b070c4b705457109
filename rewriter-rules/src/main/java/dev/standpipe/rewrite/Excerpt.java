package dev.standpipe.rewrite;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.MethodNode;

/**
 * A class with a few of its methods alone, for ASM to read and to write. All else goes from file to file as it is: most
 * methods have no loop, and ASM takes its time even for those that it skips.
 */
final class Excerpt {
    private final byte[] whole;
    private final ClassStructure structure;
    private final ClassReader reader;
    private byte[] made;
    private int end;

    Excerpt(byte[] classFile, ClassStructure structure, List<MethodOutline> methods) {
        this.whole = classFile;
        this.structure = structure;
        make(classFile.length);
        take(whole, 0, structure.fields());
        take(new byte[] {0, 0, (byte) (methods.size() >> 8), (byte) methods.size()}, 0, 4);
        for (MethodOutline method : methods) {
            take(whole, method.from, method.behind);
        }
        take(whole, structure.behindMethods(), whole.length);
        this.reader = new ClassReader(made());
    }

    ClassReader reader() {
        return reader;
    }

    /** The whole class, with what has become of these methods. The constants keep their places. */
    byte[] with(Collection<MethodNode> changed) {
        byte[] written = written(changed);
        ClassStructure other = new ClassStructure(new ClassReader(written), written);
        Map<String, MethodOutline> anew = new HashMap<>();
        for (MethodOutline method : other.methods()) {
            anew.put(method.key(), method);
        }
        make(whole.length + written.length);
        take(written, 0, other.header());
        int taken = structure.header();
        for (MethodOutline method : structure.methods()) {
            MethodOutline instead = anew.get(method.key());
            if (instead != null) {
                take(whole, taken, method.from);
                take(written, instead.from, instead.behind);
                taken = method.behind;
            }
        }
        take(whole, taken, whole.length);
        return made();
    }

    private byte[] written(Collection<MethodNode> changed) {
        ClassWriter writer = new ClassWriter(reader, 0);
        writer.visit(
                reader.readInt(Integer.BYTES),
                reader.getAccess(),
                reader.getClassName(),
                null,
                reader.getSuperName(),
                reader.getInterfaces());
        for (MethodNode method : changed) {
            method.accept(writer);
        }
        return writer.toByteArray();
    }

    private void make(int most) {
        made = new byte[most];
        end = 0;
    }

    private void take(byte[] from, int at, int behind) {
        System.arraycopy(from, at, made, end, behind - at);
        end += behind - at;
    }

    private byte[] made() {
        return Arrays.copyOf(made, end);
    }
}
