package dev.standpipe.rewrite.catalogue;

import dev.standpipe.rewrite.Assembly;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * A program in instructions, for what compilers no longer make: the first line that is no comment is the descriptor of
 * its one static method, and all others are as {@link Assembly} reads them. It becomes a class file of Java 5, which
 * has no stack map frames.
 */
final class AssembledClass {
    private AssembledClass() {}

    static byte[] of(App app, boolean withLines) throws IOException {
        String descriptor = null;
        List<String> code = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        int number = 0;
        for (String text : Files.readAllLines(app.source)) {
            number++;
            String line = text.replaceAll("//.*", "").trim();
            if (line.isEmpty()) {
                continue;
            }
            if (descriptor == null) {
                descriptor = line;
            } else {
                code.add(line);
                lines.add(number);
            }
        }
        MethodNode method =
                Assembly.of(descriptor, code, withLines ? lines : null).method();
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V1_5, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, app.className(), null, "java/lang/Object", null);
        writer.visitSource(withLines ? app.fileName() : null, null);
        method.access |= Opcodes.ACC_PUBLIC;
        method.accept(writer);
        writer.visitEnd();
        return writer.toByteArray();
    }
}
