package dev.standpipe.corpus.count;

import dev.standpipe.rewrite.Hierarchy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which calls carry one element, and on which classes. Written anew, without looking at the rewriter's own list. */
final class Transfers {
    private static final Map<String, String> READS = Map.of(
            "readBoolean", "()Z",
            "readByte", "()B",
            "readUnsignedByte", "()I",
            "readShort", "()S",
            "readUnsignedShort", "()I",
            "readChar", "()C",
            "readInt", "()I",
            "readLong", "()J",
            "readFloat", "()F",
            "readDouble", "()D");
    private static final Map<String, String> WRITES = Map.of(
            "writeBoolean", "(Z)V",
            "writeByte", "(I)V",
            "writeShort", "(I)V",
            "writeChar", "(I)V",
            "writeInt", "(I)V",
            "writeLong", "(J)V",
            "writeFloat", "(F)V",
            "writeDouble", "(D)V");
    private static final Set<String> STREAMS = Set.of(
            "java/io/DataInput",
            "java/io/DataOutput",
            "java/io/DataInputStream",
            "java/io/DataOutputStream",
            "java/io/RandomAccessFile",
            "java/io/ObjectInput",
            "java/io/ObjectInputStream",
            "java/io/ObjectOutput",
            "java/io/ObjectOutputStream");
    private static final List<String> TELLING =
            List.of("DataInput", "DataOutput", "ObjectInput", "ObjectOutput", "RandomAccessFile");

    private final Hierarchy hierarchy;

    Transfers(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Whether the constant pool names any transfer, on whatever class. */
    static boolean anyNamedIn(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            if (at > 0 && reader.readByte(at - 1) == 12) {
                String name = reader.readUTF8(at, buffer);
                String descriptor = reader.readUTF8(at + 2, buffer);
                if (descriptor.equals(READS.get(name)) || descriptor.equals(WRITES.get(name))) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isTransfer(AbstractInsnNode node) {
        return isRead(node) || isWrite(node);
    }

    boolean isRead(AbstractInsnNode node) {
        return node instanceof MethodInsnNode call && call.desc.equals(READS.get(call.name)) && isStream(call.owner);
    }

    boolean isWrite(AbstractInsnNode node) {
        return node instanceof MethodInsnNode call && call.desc.equals(WRITES.get(call.name)) && isStream(call.owner);
    }

    private boolean isStream(String owner) {
        Deque<String> left = new ArrayDeque<>(List.of(owner));
        Set<String> seen = new HashSet<>();
        boolean allKnown = true;
        while (!left.isEmpty()) {
            String name = left.pop();
            if (STREAMS.contains(name)) {
                return true;
            }
            if (seen.add(name)) {
                List<String> above = hierarchy.outline(name).supertypes();
                allKnown &= above != null;
                left.addAll(above == null ? List.of() : above);
            }
        }
        String simple = owner.substring(owner.lastIndexOf('/') + 1);
        return !allKnown && TELLING.stream().anyMatch(simple::contains);
    }
}
