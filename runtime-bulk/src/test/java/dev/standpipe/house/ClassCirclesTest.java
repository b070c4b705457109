package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A circle closed by a field, by a call inside a nested class, and by a type argument. */
class ClassCirclesTest {
    @TempDir
    private Path folder;

    @Test
    void aCircleIsFoundWhateverNamesItsClasses() throws IOException {
        field("p/First", "Lp/Second;", null);
        call("p/Second$Inner", "p/Third");
        field("p/Third", "Ljava/util/List;", "Ljava/util/List<Lp/First;>;");
        field("p/Fourth", "Lp/First;", null);
        ClassCircles circles = ClassCircles.below(folder);
        assertThat(circles.classes()).isEqualTo(4);
        assertThat(circles.largerThan(2)).hasSize(1);
        assertThat(circles.largerThan(2).iterator().next()).containsExactly("p/First", "p/Second", "p/Third");
        assertThat(circles.largerThan(3)).isEmpty();
    }

    @Test
    void aCircleThroughAnotherPackageIsNotOne() throws IOException {
        field("p/First", "[Lq/Second;", null);
        field("q/Second", "[Lp/First;", null);
        assertThat(ClassCircles.below(folder).largerThan(1)).isEmpty();
    }

    private void field(String name, String type, String signature) throws IOException {
        ClassWriter writer = begin(name);
        writer.visitField(0, "field", type, signature, null);
        end(name, writer);
    }

    private void call(String name, String owner) throws IOException {
        ClassWriter writer = begin(name);
        MethodVisitor method = writer.visitMethod(0, "method", "()V", null, null);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, owner, "called", "()V", false);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 1);
        end(name, writer);
    }

    private static ClassWriter begin(String name) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, 0, name, null, "java/lang/Object", null);
        return writer;
    }

    private void end(String name, ClassWriter writer) throws IOException {
        Path file = folder.resolve(name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, writer.toByteArray());
    }
}
