package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The first loop of a program waits until the rewriter is there, and the first lambda of a JVM 8 would be a third of
 * that.
 */
class FirstLoopTest {
    @Test
    void noLambdaIsOnTheWay() throws Exception {
        Path classes = Paths.get(Rewriter.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Path> files;
        try (Stream<Path> all = Files.walk(classes.resolve("dev/standpipe/rewrite"))) {
            files = all.filter(file -> file.toString().endsWith(".class")).collect(Collectors.toList());
        }
        List<String> found = new ArrayList<>();
        for (Path file : files) {
            look(new ClassReader(Files.readAllBytes(file)), found);
        }
        assertThat(files).hasSizeGreaterThan(80);
        assertThat(found).isEmpty();
    }

    @Test
    void lambdasAreSeen() throws Exception {
        List<String> found = new ArrayList<>();
        look(new ClassReader(FirstLoopTest.class.getName()), found);
        assertThat(found).contains("dev/standpipe/rewrite/FirstLoopTest.noLambdaIsOnTheWay");
    }

    private static void look(ClassReader classFile, List<String> found) {
        classFile.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return new MethodVisitor(Opcodes.ASM9) {
                            @Override
                            public void visitInvokeDynamicInsn(
                                    String method, String type, Handle bootstrap, Object... arguments) {
                                found.add(classFile.getClassName() + "." + name);
                            }
                        };
                    }
                },
                0);
    }
}
