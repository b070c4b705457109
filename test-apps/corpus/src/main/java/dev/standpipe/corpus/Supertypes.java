package dev.standpipe.corpus;

import dev.standpipe.rewrite.Hierarchy;
import dev.standpipe.rewrite.Outline;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;

/** Who extends whom, from the class files; what the library itself lacks may be found in the others. */
final class Supertypes implements Hierarchy {
    private final Map<String, Outline> known = new HashMap<>();
    private final Hierarchy others;

    Supertypes(Hierarchy others) {
        this.others = others;
    }

    Supertypes addAll(Library library) throws IOException {
        library.forEach(this::add);
        return this;
    }

    void add(ClassFile file) {
        try {
            ClassReader reader = new ClassReader(file.bytes());
            if ((reader.getAccess() & org.objectweb.asm.Opcodes.ACC_MODULE) == 0) {
                known.putIfAbsent(reader.getClassName(), Outline.of(reader));
            }
        } catch (RuntimeException e) {
            // not a class file that ASM reads; the examination says so
        }
    }

    @Override
    public Outline outline(String name) {
        Outline own = known.get(name);
        return own != null ? own : others.outline(name);
    }
}
