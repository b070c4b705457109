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
    /** With nothing in it where the system is not called from here. */
    private final InnerCalls inner;

    private final Set<String> changed = new HashSet<>();
    private Lock lock;

    ChangedClass(FileClass known, InnerCalls inner, ClassWriter to) {
        super(Opcodes.ASM9, to);
        this.known = known;
        this.inner = inner;
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        lock = lock == null ? Lock.of(name, descriptor) : lock;
        return super.visitField(access, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        boolean redirects = inner.isRedirected(name, descriptor);
        if (!known.concerns(name) && !redirects) {
            // the writer itself, which then copies what the reader has
            return super.visitMethod(access, name, descriptor, signature, exceptions);
        }
        return new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions) {
            @Override
            public void visitEnd() {
                if (redirects) {
                    inner.redirect(this);
                }
                if (known.change(this, new Insertion(known.name, lock, this))) {
                    changed.add(name + desc);
                }
                accept(cv);
            }
        };
    }

    @Override
    public void visitEnd() {
        inner.check(changed);
        for (String method : known.needed) {
            if (!changesOneOf(method)) {
                throw new IllegalStateException(known.name.replace('/', '.') + '.' + method + " is not there");
            }
        }
        super.visitEnd();
    }

    private boolean changesOneOf(String method) {
        for (String each : changed) {
            if (each.startsWith(method + '(')) {
                return true;
            }
        }
        return false;
    }
}
