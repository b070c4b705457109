package dev.standpipe.rewrite.law;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/** The class as a whole: its touched methods one by one, and everything that is not code. */
final class WholeClass {
    private WholeClass() {}

    static List<Breach> breaches(byte[] original, byte[] rewritten, Set<String> touched, Set<String> writtenAnew) {
        ClassNode before = read(original);
        ClassNode after = read(rewritten);
        List<Breach> breaches = new ArrayList<>();
        for (int i = 0; i < Math.min(before.methods.size(), after.methods.size()); i++) {
            MethodNode method = before.methods.get(i);
            String name = method.name + method.desc;
            if (touched.contains(name) || writtenAnew.contains(name)) {
                MethodLaws laws = new MethodLaws(before, method, after.methods.get(i));
                breaches.addAll(laws.breaches());
                if (laws.insertions() && !touched.contains(name)) {
                    breaches.add(new Breach(Law.UNTOUCHED_METHODS, name, "holds an insertion"));
                }
            }
        }
        String declared = withoutCode(before);
        String declaredAfter = withoutCode(after);
        if (!declared.equals(declaredAfter)) {
            breaches.add(new Breach(Law.REST_OF_CLASS, before.name, firstDifference(declared, declaredAfter)));
        }
        return breaches;
    }

    private static ClassNode read(byte[] classFile) {
        ClassNode node = new ClassNode();
        new ClassReader(classFile).accept(node, ClassReader.EXPAND_FRAMES);
        return node;
    }

    /** Empties the methods of {@code node}. */
    private static String withoutCode(ClassNode node) {
        for (MethodNode method : node.methods) {
            method.instructions.clear();
            method.tryCatchBlocks = new ArrayList<>();
            method.localVariables = null;
            method.visibleLocalVariableAnnotations = null;
            method.invisibleLocalVariableAnnotations = null;
            method.maxStack = 0;
            method.maxLocals = 0;
        }
        StringWriter text = new StringWriter();
        node.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }

    private static String firstDifference(String before, String after) {
        String[] left = before.split("\n");
        String[] right = after.split("\n");
        int at = 0;
        while (at < Math.min(left.length, right.length) && left[at].equals(right[at])) {
            at++;
        }
        return "'" + (at < left.length ? left[at].trim() : "") + "' became '"
                + (at < right.length ? right[at].trim() : "") + "'";
    }
}
