package dev.standpipe.corpus;

import dev.standpipe.rewrite.Hierarchy;
import dev.standpipe.rewrite.Outline;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    public List<String> supertypes(String name) {
        Outline own = known.get(name);
        return own != null ? own.supertypes() : others.supertypes(name);
    }

    @Override
    public Set<String> volatiles(String name) {
        Outline own = known.get(name);
        return own != null ? own.volatiles() : others.volatiles(name);
    }
}
