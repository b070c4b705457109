package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.agent.stream.FlinkViews;
import dev.standpipe.options.Options;
import dev.standpipe.runtime.stream.RecognizedClasses;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.util.Collections;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

class FlinkViewsTest {
    @ParameterizedTest
    @ValueSource(classes = {DataInputDeserializer.class, DataOutputSerializer.class})
    void theReleaseAtHandIsKnown(Class<?> view) throws IOException {
        assertThat(FlinkViews.isKnown(classFile(view))).isTrue();
        assertThat(FlinkViews.isKnown(changed(view, ""))).as("written anew").isTrue();
    }

    /** As the JVM shows a class that was loaded before there was an agent. */
    @ParameterizedTest
    @ValueSource(classes = {DataInputDeserializer.class, DataOutputSerializer.class})
    void methodsMayComeInAnyOrder(Class<?> view) throws IOException {
        ClassNode turned = new ClassNode();
        new ClassReader(classFile(view)).accept(turned, 0);
        Collections.reverse(turned.methods);
        ClassWriter written = new ClassWriter(0);
        turned.accept(written);
        assertThat(FlinkViews.isKnown(written.toByteArray())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(classes = {DataInputDeserializer.class, DataOutputSerializer.class})
    void whatAnotherAgentHasChangedIsNot(Class<?> view) throws IOException {
        String[] called = view == DataInputDeserializer.class
                ? new String[] {
                    "readBoolean",
                    "readByte",
                    "readUnsignedByte",
                    "readShort",
                    "readUnsignedShort",
                    "readChar",
                    "readInt",
                    "readLong",
                    "readFloat",
                    "readDouble",
                    "<clinit>"
                }
                : new String[] {
                    "write",
                    "writeBoolean",
                    "writeByte",
                    "writeShort",
                    "writeChar",
                    "writeInt",
                    "writeLong",
                    "writeFloat",
                    "writeDouble",
                    "resize",
                    "<clinit>"
                };
        for (String method : called) {
            assertThat(FlinkViews.isKnown(changed(view, method))).as(method).isFalse();
        }
    }

    @Test
    void whatNoLoopCallsMayChange() throws IOException {
        assertThat(FlinkViews.isKnown(changed(DataInputDeserializer.class, "skipBytes")))
                .isTrue();
    }

    @Test
    void whatCannotBeReadTakesBackWhatWasKnown() throws Exception {
        takesBack((loader, name) -> {
            byte[] newer = classFile(DataInputDeserializer.class);
            newer[6] = 1;
            assertThatThrownBy(() -> FlinkViews.look(loader, name, newer)).isInstanceOf(IllegalArgumentException.class);
        });
    }

    @Test
    void whatTheJvmDoesNotTakeIsTakenBack() throws Exception {
        takesBack(FlinkViews::forget);
    }

    @Test
    void whoeverWasSeenNeedNotBeShownAgain() throws Exception {
        ClassLoader loader = new ClassLoader() {};
        String name = Type.getInternalName(DataOutputSerializer.class);
        assertThat(FlinkViews.isUnseen(loader, name)).isTrue();
        FlinkViews.look(loader, name, classFile(DataOutputSerializer.class));
        assertThat(FlinkViews.isUnseen(loader, name)).isFalse();
        assertThat(FlinkViews.isUnseen(loader, Type.getInternalName(getClass())))
                .isFalse();
    }

    @Test
    void codeThatComesWhileTheAgentIsOffTakesItBackToo() throws Exception {
        AgentSession session = new AgentSession(Options.of(""), new Log(true, false), null, true);
        Transformer transformer = new Transformer(session);
        session.turn(false);
        takesBack((loader, name) -> assertThat(transformer.transform(
                        loader,
                        name,
                        DataInputDeserializer.class,
                        null,
                        changed(DataInputDeserializer.class, "readInt")))
                .isNull());
    }

    private interface Redefinition {
        void of(ClassLoader loader, String name) throws IOException;
    }

    private static void takesBack(Redefinition redefinition) throws Exception {
        Field withdrawn = RecognizedClasses.class.getDeclaredField("withdrawn");
        withdrawn.setAccessible(true);
        ClassLoader loader = new ClassLoader() {};
        String name = Type.getInternalName(DataInputDeserializer.class);
        FlinkViews.look(loader, name, classFile(DataInputDeserializer.class));
        assertThat(withdrawn.getBoolean(null)).isFalse();
        try {
            redefinition.of(loader, name);
            assertThat(withdrawn.getBoolean(null)).isTrue();
        } finally {
            withdrawn.setBoolean(null, false);
        }
    }

    private static byte[] classFile(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            ClassWriter same = new ClassWriter(0);
            new ClassReader(in).accept(same, 0);
            return same.toByteArray();
        }
    }

    /** With one instruction more in a method, which does nothing. */
    private static byte[] changed(Class<?> type, String method) throws IOException {
        ClassWriter changed = new ClassWriter(0);
        ClassVisitor more = new ClassVisitor(Opcodes.ASM9, changed) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String type, String generic, String[] thrown) {
                MethodVisitor written = super.visitMethod(access, name, type, generic, thrown);
                return !name.equals(method)
                        ? written
                        : new MethodVisitor(Opcodes.ASM9, written) {
                            @Override
                            public void visitCode() {
                                super.visitCode();
                                visitInsn(Opcodes.NOP);
                            }
                        };
            }
        };
        new ClassReader(classFile(type)).accept(more, 0);
        return changed.toByteArray();
    }
}
