package dev.standpipe.rewrite;

import java.util.ArrayList;
import java.util.List;
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
    private final Excerpt excerpt;
    private final List<MethodNode> read = new ArrayList<>();
    private final List<MethodNode> all = new ArrayList<>();
    private int left;

    CandidateMethods(byte[] classFile, ClassScan scan, ClassStructure structure) {
        this.scan = scan;
        for (String key : scan.candidates()) {
            MethodOutline method = structure.method(key);
            method.isWanted = scan.work().isEnoughFor(method.stepsToRead());
            left += method.isWanted ? 0 : 1;
        }
        for (String key : scan.callees().wanted()) {
            MethodOutline method = structure.method(key);
            boolean small = method.code <= LARGEST_CALLEE || scan.isCarrier(key);
            if (small && !scan.isCandidate(key)) {
                method.isWanted = scan.work().isEnoughFor(method.stepsToRead());
            }
        }
        List<MethodOutline> methods = new ArrayList<>();
        for (MethodOutline method : structure.methods()) {
            if (method.isWanted) {
                methods.add(method);
            }
        }
        this.excerpt = new Excerpt(classFile, structure, methods);
        excerpt.reader().accept(new Reading(), ClassReader.EXPAND_FRAMES);
        for (MethodNode method : all) {
            scan.fullReads().read(method);
        }
    }

    private final class Reading extends ClassVisitor {
        Reading() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitSource(String source, String debug) {
            scan.compiledFrom(source);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodNode node = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
            scan.callees().read(node);
            all.add(node);
            if (scan.isCandidate(name + descriptor)) {
                read.add(node);
            }
            return node;
        }
    }

    List<MethodNode> read() {
        return read;
    }

    Excerpt excerpt() {
        return excerpt;
    }

    /** How many were not read, since they have so much code, or so many frames or variables. */
    int left() {
        return left;
    }
}
