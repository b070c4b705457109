package dev.standpipe.agent.buffer;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** A class of the JDK on its way, with those methods changed that a {@link FileClass} is concerned with. */
final class ChangedClass extends ClassVisitor {
    private final FileClass known;
    private final InnerCalls inner;
    private final Set<String> covered = new HashSet<>();
    private Lock lock;

    ChangedClass(FileClass known, ClassWriter changed) {
        super(Opcodes.ASM9, changed);
        this.known = known;
        this.inner = new InnerCalls(known.name);
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        lock = lock == null ? Lock.of(name, descriptor) : lock;
        return super.visitField(access, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        if (!known.concerns(name)) {
            // the writer itself, which then copies what the reader has
            return super.visitMethod(access, name, descriptor, signature, exceptions);
        }
        return new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions) {
            @Override
            public void visitEnd() {
                inner.redirect(this, "read0", "read");
                boolean changes = known.change(this, new Insertion(known.name, lock, this));
                if (changes) {
                    covered.add(name);
                }
                inner.add(this, changes);
                accept(cv);
            }
        };
    }

    @Override
    public void visitEnd() {
        inner.check();
        for (String method : known.needed) {
            if (!covered.contains(method)) {
                throw new IllegalStateException(known.name.replace('/', '.') + '.' + method + " is not there");
            }
        }
        super.visitEnd();
    }
}
