package dev.standpipe.cli.loops;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceMethodVisitor;

/** The instructions of one method, for people. */
final class InstructionListing extends ClassVisitor {
    private final String method;
    private final Textifier text = new Textifier();

    private InstructionListing(String method) {
        super(Opcodes.ASM9);
        this.method = method;
    }

    /** A line each; {@code method} is the name with the descriptor. */
    static List<String> of(byte[] classFile, String method) {
        InstructionListing listing = new InstructionListing(method);
        new ClassReader(classFile).accept(listing, 0);
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        listing.text.print(out);
        out.flush();
        return Arrays.asList(text.toString().split("\\R"));
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        return method.equals(name + descriptor) ? new TraceMethodVisitor(text) : null;
    }
}
