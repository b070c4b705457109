package dev.standpipe.cli.loops;

import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.Printable;
import dev.standpipe.options.Patterns;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.proof.Passage;
import dev.standpipe.runtime.proof.StreamProof;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Tells what classes of streams are taken for, by their code, and why others are left to the loop. */
final class StreamExplanation implements LoadedCode {
    private static final Set<String> STREAMS = new HashSet<>(
            Arrays.asList("java/io/InputStream", "java/io/OutputStream", "java/io/DataInput", "java/io/DataOutput"));

    private final Map<String, byte[]> classFiles = new ConcurrentHashMap<>();
    private final PrintWriter out;

    StreamExplanation(PrintWriter out) {
        this.out = out;
    }

    /** The first of several counts. */
    void add(byte[] classFile) {
        try {
            classFiles.putIfAbsent(new ClassReader(classFile).getClassName(), classFile);
        } catch (RuntimeException tooNewOrDamaged) {
            // no program has it either
        }
    }

    /** A class, or all streams that a pattern matches, one to a line. */
    void explain(String name) {
        if (name.indexOf('*') >= 0 || name.indexOf('?') >= 0) {
            explainAll(Patterns.of(name));
            return;
        }
        String slashed = name.replace('.', '/');
        if (classFile(slashed, null) == null) {
            throw new Refused("there is no class " + name + " on the class path");
        }
        StreamProof reads = StreamProof.of(this, slashed, null, true);
        StreamProof writes = StreamProof.of(this, slashed, null, false);
        StreamProof proof = reads.and(writes);
        out.println(Printable.line(name) + "  " + verdict(StreamProof.kind(reads.kind(), writes.kind())));
        for (Op op : proof.methods()) {
            for (Passage passage : proof.passages(op)) {
                print(op, passage.toString());
            }
            if (proof.refusal(op) != null) {
                print(op, "left alone: " + proof.refusal(op));
            }
        }
        if (proof.methods().isEmpty()) {
            out.println("  no method of this class carries elements");
        }
    }

    private void print(Op op, String what) {
        out.printf("  %-18s %s%n", op, Printable.line(what));
    }

    private static String verdict(String kind) {
        return kind == null ? "left alone" : "carried as a " + kind;
    }

    private void explainAll(Patterns wanted) {
        Map<String, Integer> kinds = new TreeMap<>();
        for (String name : new TreeSet<>(classFiles.keySet())) {
            if (!wanted.match(name) || !isStream(name) || isAbstract(name)) {
                continue;
            }
            StreamProof proof = StreamProof.of(this, name, null, true).and(StreamProof.of(this, name, null, false));
            String why = proof.kind() == null ? ", " + firstRefusal(proof) : "";
            kinds.merge(verdict(proof.kind()), 1, Integer::sum);
            out.println(Printable.line(name.replace('/', '.') + "  " + verdict(proof.kind()) + why));
        }
        kinds.forEach((kind, count) -> out.println(count + " " + kind));
    }

    private static String firstRefusal(StreamProof proof) {
        for (Op op : proof.methods()) {
            return proof.refusal(op);
        }
        return "no method carries elements";
    }

    private boolean isAbstract(String name) {
        return (new ClassReader(classFiles.get(name)).getAccess() & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE))
                != 0;
    }

    private boolean isStream(String name) {
        if (STREAMS.contains(name)) {
            return true;
        }
        byte[] file = name.equals("java/lang/Object") ? null : classFile(name, null);
        if (file == null) {
            return false;
        }
        ClassReader reader = new ClassReader(file);
        for (String type : reader.getInterfaces()) {
            if (isStream(type)) {
                return true;
            }
        }
        return reader.getSuperName() != null && isStream(reader.getSuperName());
    }

    @Override
    public byte[] classFile(String name, Class<?> by) {
        byte[] known = classFiles.get(name);
        return known != null || !name.startsWith("java/") ? known : classFiles.computeIfAbsent(name, this::ofTheJdk);
    }

    private byte[] ofTheJdk(String name) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            byte[] some = new byte[8192];
            for (int n = in == null ? -1 : in.read(some); n >= 0; n = in.read(some)) {
                all.write(some, 0, n);
            }
            return in == null ? null : all.toByteArray();
        } catch (IOException unreadable) {
            return null;
        }
    }
}
