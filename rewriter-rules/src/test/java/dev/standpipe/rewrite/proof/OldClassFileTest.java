package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.catalogue.Setting;
import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** A class file from before Java 5 cannot hand on the class that it is: what takes that is left alone. */
class OldClassFileTest {
    @Test
    void othersFieldsAreNotFilled() throws IOException {
        assertThat(verdict(Opcodes.V1_8)).containsExactly("ReplayCalls");
        assertThat(verdict(Opcodes.V1_4)).containsExactly("UNACCOUNTED");
    }

    @SuppressWarnings("unchecked")
    private static List<String> verdict(int version) throws IOException {
        Map<String, byte[]> compiled = Setting.all()
                .get(0)
                .compiled(Collections.singletonList(new File("src/test/resources/first/Filled.java")));
        List<Object> result = new Rewritten().apply(ofVersion(version, compiled.get("Filled")), compiled);
        return ((Map<String, List<String>>) result.get(1)).get("fill");
    }

    private static byte[] ofVersion(int version, byte[] classFile) {
        ClassWriter writer = new ClassWriter(0);
        ClassVisitor other = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public void visit(
                    int compiled, int access, String name, String signature, String parent, String[] interfaces) {
                super.visit(version, access, name, signature, parent, interfaces);
            }
        };
        new ClassReader(classFile).accept(other, version == Opcodes.V1_4 ? ClassReader.SKIP_FRAMES : 0);
        return writer.toByteArray();
    }
}
