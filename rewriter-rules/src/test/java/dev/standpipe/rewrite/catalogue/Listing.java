package dev.standpipe.rewrite.catalogue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.Printer;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/** The methods of a class as text, in ASM's notation. */
final class Listing {
    private static final Pattern DEFINED = Pattern.compile("(?m)^ *(\\w+):? *$");

    private Listing() {}

    /** Without the constructor, which says nothing. */
    static String of(byte[] classFile) {
        StringWriter text = new StringWriter();
        ClassVisitor printer = new TraceClassVisitor(null, new Textifier(), new PrintWriter(text));
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, printer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] exceptions) {
                                return name.equals("<init>")
                                        ? null
                                        : super.visitMethod(access, name, descriptor, signature, exceptions);
                            }
                        },
                        0);
        return text.toString().replaceAll("(?m)^\\s*// compiled from.*\\n", "").replaceAll(" +(?=\\n)", "");
    }

    /**
     * Two listings of the same code are equal after this, whatever the labels are called and whatever the comments say.
     */
    static String normalized(String listing) {
        String bare = listing.replaceAll("//.*", "")
                .replaceAll("(?m)^ +| +$", "")
                .replaceAll("\\n+", "\n")
                .trim();
        Map<String, String> labels = new LinkedHashMap<>();
        Matcher defined = DEFINED.matcher(bare);
        while (defined.find()) {
            if (!Arrays.asList(Printer.OPCODES).contains(defined.group(1))) {
                labels.putIfAbsent(defined.group(1), "label" + labels.size());
            }
        }
        for (Map.Entry<String, String> label : labels.entrySet()) {
            bare = bare.replaceAll("(?m)^" + label.getKey() + ":?$", label.getValue())
                    .replaceAll("\\b" + label.getKey() + "\\b", label.getValue());
        }
        return bare;
    }
}
