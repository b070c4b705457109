package dev.standpipe.agent.buffer.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.util.Textifier;
import org.objectweb.asm.util.TraceClassVisitor;

/** Instructions that do nothing, put into methods of the JDK: without them each is what it was, as ASM reads it. */
class BodyTest {
    private static final byte NOP = 0;
    private static final byte ATHROW = (byte) Opcodes.ATHROW;

    /** Of no kind that the JDK's own classes have, so that none of theirs is taken for it. */
    private static final byte[] MARK = {NOP, NOP, NOP};

    /** One class in so many, by its name. */
    private static final int SHARE = Integer.getInteger("standpipe.bodies.share", 10);

    @Test
    void codeBeforeAndAfterMethodsLeavesThemAsTheyWere() throws IOException {
        int methods = 0;
        for (byte[] classFile : classesOfTheJdk()) {
            ClassBytes type = new ClassBytes(classFile);
            for (MethodBytes method : type.methods) {
                if (!method.isNative() && !method.has(Opcodes.ACC_ABSTRACT)) {
                    surround(method.body(), methods++ % MARK.length, type.constants);
                }
            }
            assertThat(text(without(type.toBytes())))
                    .as(new ClassReader(classFile).getClassName())
                    .isEqualTo(text(without(classFile)));
        }
        assertThat(methods).isGreaterThan(50_000 / SHARE);
    }

    @Test
    void whatWouldBeTooLongOrTooFarIsRefused() {
        ClassBytes far = new ClassBytes(withAJumpOver(32_700));
        far.methods.get(0).body().insertBeforeReturns(new byte[100]);
        assertThatThrownBy(far::toBytes)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a jump is too far");
        ClassBytes near = new ClassBytes(withAJumpOver(32_600));
        near.methods.get(0).body().insertBeforeReturns(new byte[100]);
        assertThat(near.toBytes()).isNotEmpty();
        ClassBytes full = new ClassBytes(withAJumpOver(32_700));
        full.methods.get(0).body().insert(new byte[32_900]);
        assertThatThrownBy(full::toBytes)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a method is too long");
    }

    @Test
    void aCallOfTheMethodComesFirstAndItsAnswerIsLookedAt() throws ReflectiveOperationException {
        byte[] classFile = withAJumpOver(10);
        ClassBytes type = new ClassBytes(classFile);
        Body body = type.methods.get(0).body();
        // if the argument is 0, return at once; what is jumped to is a NOP
        byte[] code = {Opcodes.ILOAD, 0, (byte) Opcodes.IFNE, 0, 5, Opcodes.ICONST_5, (byte) Opcodes.IRETURN, NOP};
        body.insertWithJump(code, new byte[0]);
        Class<?> loaded = new ClassLoader(null) {
            Class<?> load(byte[] bytes) {
                return defineClass(null, bytes, 0, bytes.length);
            }
        }.load(type.toBytes());
        assertThat(loaded.getMethod("f", int.class).invoke(null, 0)).isEqualTo(5);
        assertThat(loaded.getMethod("f", int.class).invoke(null, 1)).isEqualTo(7);
        assertThat(loaded.getMethod("f", int.class).invoke(null, 2)).isEqualTo(3);
    }

    /** 7 for 1 and 3 for all others, with so many bytes between the jump and where it goes to. */
    private static byte[] withAJumpOver(int bytes) {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, "Jumps", null, "java/lang/Object", null);
        MethodVisitor f = type.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "f", "(I)I", null, null);
        f.visitCode();
        Label over = new Label();
        f.visitVarInsn(Opcodes.ILOAD, 0);
        f.visitInsn(Opcodes.ICONST_1);
        f.visitJumpInsn(Opcodes.IF_ICMPNE, over);
        for (int k = 0; k < bytes; k++) {
            f.visitInsn(Opcodes.NOP);
        }
        f.visitIntInsn(Opcodes.BIPUSH, 7);
        f.visitInsn(Opcodes.IRETURN);
        f.visitLabel(over);
        f.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        f.visitInsn(Opcodes.ICONST_3);
        f.visitInsn(Opcodes.IRETURN);
        f.visitMaxs(2, 1);
        f.visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }

    private static void surround(Body body, int length, Constants constants) {
        byte[] some = new byte[1 + length];
        body.insertBeforeReturns(some);
        body.insert(some);
        // what it has in its variables is for the verifier, which does not look at these
        byte[] types = new Bytes()
                .u2(0)
                .u2(1)
                .u1(7)
                .u2(constants.type("java/lang/Throwable"))
                .toArray();
        body.handleAll(new byte[] {ATHROW}, types);
    }

    /** Without what does nothing, and without a handler for everything at the very end, which ours is. */
    private static ClassNode without(byte[] classFile) {
        ClassNode type = new ClassNode();
        new ClassReader(classFile).accept(type, 0);
        for (MethodNode method : type.methods) {
            List<TryCatchBlockNode> handlers = method.tryCatchBlocks;
            TryCatchBlockNode last = handlers.isEmpty() ? null : handlers.get(handlers.size() - 1);
            boolean isOurs = last != null && last.type == null && last.end == last.handler && endsThere(last);
            if (isOurs) {
                handlers.remove(last);
                while (method.instructions.getLast() != last.handler) {
                    method.instructions.remove(method.instructions.getLast());
                }
            }
            for (AbstractInsnNode i : method.instructions.toArray()) {
                if (i.getOpcode() == Opcodes.NOP) {
                    method.instructions.remove(i);
                }
            }
            removeUnusedLabels(method);
            // as much as is needed at least
            method.maxStack = 0;
        }
        return type;
    }

    /** Of which ASM makes some, where bytes look as if they spoke of a place. */
    private static void removeUnusedLabels(MethodNode method) {
        Set<Object> used = new HashSet<>();
        for (AbstractInsnNode i : method.instructions) {
            if (i instanceof JumpInsnNode) {
                used.add(((JumpInsnNode) i).label);
            } else if (i instanceof LineNumberNode) {
                used.add(((LineNumberNode) i).start);
            } else if (i instanceof TableSwitchInsnNode) {
                used.addAll(((TableSwitchInsnNode) i).labels);
                used.add(((TableSwitchInsnNode) i).dflt);
            } else if (i instanceof LookupSwitchInsnNode) {
                used.addAll(((LookupSwitchInsnNode) i).labels);
                used.add(((LookupSwitchInsnNode) i).dflt);
            } else if (i instanceof FrameNode) {
                used.addAll(((FrameNode) i).local == null ? Collections.emptyList() : ((FrameNode) i).local);
                used.addAll(((FrameNode) i).stack == null ? Collections.emptyList() : ((FrameNode) i).stack);
            }
        }
        for (TryCatchBlockNode each : method.tryCatchBlocks) {
            Collections.addAll(used, each.start, each.end, each.handler);
        }
        for (LocalVariableNode each :
                method.localVariables == null ? Collections.<LocalVariableNode>emptyList() : method.localVariables) {
            Collections.addAll(used, each.start, each.end);
        }
        for (AbstractInsnNode i : method.instructions.toArray()) {
            if (i instanceof LabelNode && !used.contains(i)) {
                method.instructions.remove(i);
            }
        }
    }

    private static boolean endsThere(TryCatchBlockNode last) {
        AbstractInsnNode i = last.handler.getNext();
        while (i != null && i.getOpcode() < 0) {
            i = i.getNext();
        }
        if (i == null || i.getOpcode() != Opcodes.ATHROW) {
            return false;
        }
        while (i != null && i.getNext() != null) {
            i = i.getNext();
            if (i.getOpcode() >= 0) {
                return false;
            }
        }
        return true;
    }

    private static String text(ClassNode type) {
        StringWriter text = new StringWriter();
        type.accept(new TraceClassVisitor(null, new Textifier(), new PrintWriter(text)));
        return text.toString();
    }

    private static List<byte[]> classesOfTheJdk() throws IOException {
        List<byte[]> classes = new ArrayList<>();
        FileSystem jdk = System.getProperty("java.specification.version").equals("1.8")
                ? FileSystems.newFileSystem(
                        URI.create("jar:"
                                + Paths.get(System.getProperty("java.home"), "lib/rt.jar")
                                        .toUri()),
                        Collections.<String, Object>emptyMap())
                : FileSystems.getFileSystem(URI.create("jrt:/"));
        Path root = Files.isDirectory(jdk.getPath("/modules")) ? jdk.getPath("/modules/java.base") : jdk.getPath("/");
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String name = root.relativize(file).toString();
                if (name.endsWith(".class") && !name.equals("module-info.class") && name.hashCode() % SHARE == 0) {
                    classes.add(Files.readAllBytes(file));
                }
            }
        }
        return classes;
    }
}
