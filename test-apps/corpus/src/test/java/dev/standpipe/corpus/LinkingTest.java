package dev.standpipe.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.corpus.Scan.Changed;
import dev.standpipe.rewrite.Hierarchy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Currency;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The judge must be able to say no. */
@Tag("slow")
class LinkingTest {
    @TempDir
    private Path folder;

    @Test
    void takesWhatIsSound() throws IOException, InterruptedException {
        Linking linking = link(inFolder(counted(), counted()));
        assertThat(linking.broken).isEmpty();
        assertThat(linking.linked).isEqualTo(1);
    }

    @Test
    void noticesABrokenStack() throws IOException, InterruptedException {
        assertThat(link(inFolder(counted(), poppingTooMuch(counted()))).broken)
                .singleElement()
                .asString()
                .contains("CountedLoops", "VerifyError");
    }

    @Test
    void noticesABrokenStackInsideTheJdk() throws IOException, InterruptedException {
        byte[] currency = bytes(Currency.class);
        Library jdk = Library.jdk("this JDK", Path.of(System.getProperty("java.home")));
        assertThat(link(changed(jdk, "java.base", currency, currency)).linked).isEqualTo(1);
        assertThat(link(changed(jdk, "java.base", currency, poppingTooMuch(currency))).broken)
                .singleElement()
                .asString()
                .contains("Currency", "VerifyError");
    }

    @Test
    void checksInOutlineWhatLacksItsSuperclass() throws IOException, InterruptedException {
        byte[] orphan = orphan(counted());
        Linking sound = link(inFolder(orphan, orphan));
        assertThat(sound.broken).isEmpty();
        assertThat(sound.outlined).isEqualTo(1);
        assertThat(link(inFolder(orphan, poppingTooMuch(orphan))).broken).isNotEmpty();
    }

    private Linking link(Changed changed) throws IOException, InterruptedException {
        Linking linking = new Linking(Files.createTempDirectory(folder, "link"), List.of());
        linking.link(List.of(changed));
        return linking;
    }

    private Changed inFolder(byte[] original, byte[] rewritten) throws IOException {
        Path originals = Files.createTempDirectory(folder, "originals");
        Path file = originals.resolve(new ClassReader(original).getClassName() + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, original);
        return changed(Library.jar("a folder", originals), "", original, rewritten);
    }

    private static Changed changed(Library library, String module, byte[] original, byte[] rewritten) {
        ClassFile file = new ClassFile(module, original);
        Examination seen = Examination.of(file, Hierarchy.UNKNOWN);
        return new Changed(
                library,
                file,
                new Examination(
                        seen.className(),
                        seen.version(),
                        seen.language(),
                        seen.findings(),
                        seen.loops(),
                        rewritten,
                        seen.failures(),
                        seen.problem(),
                        seen.nanos()));
    }

    private static byte[] poppingTooMuch(byte[] classFile) {
        return with(classFile, new ClassWriter(0), visitor -> new ClassVisitor(Opcodes.ASM9, visitor) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return new MethodVisitor(
                        Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
                    @Override
                    public void visitCode() {
                        super.visitCode();
                        visitInsn(Opcodes.POP);
                    }
                };
            }
        });
    }

    private static byte[] orphan(byte[] classFile) {
        return with(classFile, new ClassWriter(0), visitor -> new ClassVisitor(Opcodes.ASM9, visitor) {
            @Override
            public void visit(
                    int version, int access, String name, String signature, String superName, String[] interfaces) {
                super.visit(version, access, name, signature, "nobody/Knows", interfaces);
            }
        });
    }

    private static byte[] with(byte[] classFile, ClassWriter writer, UnaryOperator<ClassVisitor> change) {
        new ClassReader(classFile).accept(change.apply(writer), 0);
        return writer.toByteArray();
    }

    private static byte[] counted() throws IOException {
        return bytes(CountedLoops.class);
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return in.readAllBytes();
        }
    }
}
