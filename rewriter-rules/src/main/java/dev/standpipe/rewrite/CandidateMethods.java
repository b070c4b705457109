package dev.standpipe.rewrite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * The methods of a class that have a transfer, and those that they call, read into memory as far as the class may make
 * so much work.
 */
final class CandidateMethods {
    /** In bytes: what has more is not followed. */
    private static final int LARGEST_CALLEE = 400;

    private final ClassScan scan;
    private final Set<String> costly = new HashSet<>();
    private final Set<String> called = new HashSet<>();
    private final List<MethodNode> read = new ArrayList<>();

    CandidateMethods(ClassReader reader, ClassScan scan, ClassStructure structure) {
        this.scan = scan;
        for (String method : scan.candidates()) {
            if (!scan.work().isEnoughFor(structure.method(method).stepsToRead())) {
                costly.add(method);
            }
        }
        for (String method : scan.callees().wanted()) {
            MethodOutline outline = structure.method(method);
            boolean small = outline.code <= LARGEST_CALLEE || scan.isCarrier(method);
            if (small && !scan.isCandidate(method) && scan.work().isEnoughFor(outline.stepsToRead())) {
                called.add(method);
            }
        }
        read(reader);
    }

    private void read(ClassReader reader) {
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public void visitSource(String source, String debug) {
                        scan.compiledFrom(source);
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        String key = name + descriptor;
                        boolean candidate = scan.isCandidate(key) && !costly.contains(key);
                        if (!candidate && !called.contains(key)) {
                            return null;
                        }
                        MethodNode node = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
                        scan.callees().read(node);
                        if (candidate) {
                            read.add(node);
                        }
                        return node;
                    }
                },
                ClassReader.EXPAND_FRAMES);
    }

    List<MethodNode> read() {
        return read;
    }

    /** How many were not read, since they have so much code, or so many frames or variables. */
    int left() {
        return costly.size();
    }
}
