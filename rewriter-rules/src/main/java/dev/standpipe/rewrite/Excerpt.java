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
        take(whole, taken, structure.behindMethods());
        takeAttributes(written, other.behindMethods());
        return made();
    }

    /**
     * Those of the class. What invokedynamic calls is looked up in one of them: ASM writes an entry of its own where
     * the pool has a constant twice, and the others stay before it.
     */
    private void takeAttributes(byte[] written, int behindMethods) {
        int at = structure.behindMethods();
        take(whole, at, at + 2);
        for (int left = unsigned(whole, at); left > 0; left--) {
            int attribute = at + 2;
            at += 6 + length(whole, attribute);
            int instead = isOfBootstrapMethods(attribute) ? sameAttribute(written, behindMethods, attribute) : -1;
            if (instead < 0) {
                take(whole, attribute, at + 2);
            } else {
                take(written, instead, instead + 6 + length(written, instead));
            }
        }
    }

    private boolean isOfBootstrapMethods(int attribute) {
        ClassReader all = new ClassReader(whole);
        return "BootstrapMethods".equals(all.readUTF8(attribute, new char[all.getMaxStringLength()]));
    }

    /** The one of this name, whose place among the constants is the same; -1 if there is none. */
    private int sameAttribute(byte[] written, int behindMethods, int attribute) {
        int at = behindMethods + 2;
        for (int left = unsigned(written, behindMethods); left > 0; left--) {
            if (unsigned(written, at) == unsigned(whole, attribute)) {
                return at;
            }
            at += 6 + length(written, at);
        }
        return -1;
    }

    private static int unsigned(byte[] from, int at) {
        return (from[at] & 0xFF) << 8 | from[at + 1] & 0xFF;
    }

    /** Of what is in the attribute that begins there. */
    private static int length(byte[] from, int attribute) {
        return unsigned(from, attribute + 2) << 16 | unsigned(from, attribute + 4);
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
