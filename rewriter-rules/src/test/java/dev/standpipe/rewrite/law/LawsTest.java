package dev.standpipe.rewrite.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A rewriting made by hand keeps all laws, and each way to spoil it breaks the law that is meant to notice. */
class LawsTest {
    private static final Set<String> TOUCHED = Collections.singleton("fill(Ljava/io/DataInput;[I)I");

    static final class Sample {
        int fill(DataInput in, int[] a) throws IOException {
            int i = 0;
            try {
                for (; i < a.length; i++) {
                    a[i] = in.readInt();
                }
            } catch (EOFException e) {
                return -i;
            }
            return i;
        }

        int other(int n) {
            return n > 0 ? n : -n;
        }
    }

    @Test
    void aPrefixKeepsThem() throws IOException {
        assertThat(spoiled(code -> {})).isEmpty();
    }

    @Test
    void aPrefixThatBranchesToTheHeadKeepsThem() throws IOException {
        assertThat(spoiled(code -> {
                    InsnList guard = new InsnList();
                    guard.add(new VarInsnNode(Opcodes.ALOAD, 2));
                    guard.add(new JumpInsnNode(Opcodes.IFNULL, head(code)));
                    code.instructions.insertBefore(doorway(code).getPrevious().getPrevious(), guard);
                }))
                .isEmpty();
    }

    @Test
    void anInstructionLess() throws IOException {
        assertBroken(Law.INSTRUCTIONS, code -> code.instructions.remove(find(code, Opcodes.INEG)));
    }

    @Test
    void anotherStep() throws IOException {
        assertBroken(Law.INSTRUCTIONS, code -> ((IincInsnNode) find(code, Opcodes.IINC)).incr = 2);
    }

    @Test
    void twoInstructionsSwapped() throws IOException {
        assertBroken(Law.INSTRUCTIONS, code -> {
            AbstractInsnNode store = find(code, Opcodes.IASTORE);
            AbstractInsnNode step = find(code, Opcodes.IINC);
            code.instructions.remove(step);
            code.instructions.insertBefore(store, step);
        });
    }

    @Test
    void aJumpIntoTheMiddleOfThePrefix() throws IOException {
        assertBroken(Law.JUMPS, code -> {
            LabelNode middle = new LabelNode();
            code.instructions.insertBefore(doorway(code), middle);
            ((JumpInsnNode) find(code, Opcodes.GOTO)).label = middle;
        });
    }

    @Test
    void twoJumpsThatLeadWhereTheOtherDid() throws IOException {
        assertBroken(Law.JUMPS, code -> {
            JumpInsnNode leave = (JumpInsnNode) find(code, Opcodes.IF_ICMPGE);
            JumpInsnNode again = (JumpInsnNode) find(code, Opcodes.GOTO);
            LabelNode head = again.label;
            again.label = leave.label;
            leave.label = head;
        });
    }

    @Test
    void aHandlerThatCoversMore() throws IOException {
        assertBroken(Law.HANDLERS, code -> {
            LabelNode start = new LabelNode();
            code.instructions.insert(start);
            code.tryCatchBlocks.get(0).start = start;
        });
    }

    @Test
    void aHandlerThatMovesOverInsertedCodeOnlyIsFine() throws IOException {
        assertThat(spoiled(code -> {
                    LabelNode start = new LabelNode();
                    code.instructions.insertBefore(doorway(code), start);
                    code.tryCatchBlocks.get(0).start = start;
                }))
                .isEmpty();
    }

    @Test
    void aHandlerLess() throws IOException {
        assertBroken(Law.HANDLERS, code -> code.tryCatchBlocks.clear());
    }

    @Test
    void aFrameThatSaysLess() throws IOException {
        assertBroken(
                Law.FRAMES,
                code -> frame(code).local =
                        Collections.singletonList(frame(code).local.get(0)));
    }

    @Test
    void aFrameMore() throws IOException {
        assertBroken(
                Law.FRAMES,
                code -> code.instructions.insertBefore(
                        find(code, Opcodes.IASTORE), new FrameNode(Opcodes.F_NEW, 0, new Object[0], 0, new Object[0])));
    }

    @Test
    void aLineThatRunsOn() throws IOException {
        assertBroken(Law.LINES, code -> {
            LabelNode label = new LabelNode();
            code.instructions.insertBefore(find(code, Opcodes.IF_ICMPGE), label);
            code.instructions.insert(label, new LineNumberNode(1, label));
        });
    }

    @Test
    void aNameThatBeginsLater() throws IOException {
        assertBroken(Law.LOCALS, code -> {
            LabelNode later = new LabelNode();
            code.instructions.insertBefore(find(code, Opcodes.IASTORE), later);
            code.localVariables.get(0).start = later;
        });
    }

    @Test
    void anInsertionWithoutTheDoorway() throws IOException {
        assertBroken(
                Law.INSERTED_CODE,
                code -> code.instructions.insertBefore(find(code, Opcodes.IASTORE), new InsnNode(Opcodes.NOP)));
    }

    @Test
    void anInsertionThatCallsSomethingElse() throws IOException {
        assertBroken(
                Law.INSERTED_CODE,
                code -> code.instructions.insert(
                        doorway(code),
                        new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Thread", "yield", "()V", false)));
    }

    @Test
    void anInsertionThatReadsOnceMore() throws IOException {
        assertBroken(Law.INSERTED_CODE, code -> {
            InsnList twice = new InsnList();
            twice.add(new VarInsnNode(Opcodes.ALOAD, 1));
            twice.add(new MethodInsnNode(Opcodes.INVOKEINTERFACE, "java/io/DataInput", "readInt", "()I", true));
            twice.add(new InsnNode(Opcodes.POP));
            code.instructions.insert(doorway(code).getNext().getNext(), twice);
        });
    }

    @Test
    void aMethodThatWasNotToBeTouched() throws IOException {
        assertThat(laws(Laws.insertOnly(original(), rewritten(code -> {}), Collections.emptySet())))
                .contains(Law.UNTOUCHED_METHODS);
    }

    @Test
    void anotherConstantPool() throws IOException {
        ClassWriter anew = new ClassWriter(0);
        new ClassReader(rewritten(code -> {})).accept(anew, 0);
        assertThat(laws(Laws.insertOnly(original(), anew.toByteArray(), TOUCHED)))
                .contains(Law.UNTOUCHED_METHODS);
    }

    @Test
    void aConstantThatIsThereTwiceIsNoExcuseForAnotherMethod() throws IOException {
        byte[] twice = withConstantTwice(original());
        ClassNode node = new ClassNode();
        ClassReader reader = new ClassReader(twice);
        reader.accept(node, 0);
        MethodNode other = node.methods.stream()
                .filter(m -> m.name.equals("other"))
                .findFirst()
                .get();
        assertThat(Laws.insertOnly(twice, written(reader, node), TOUCHED)).isEmpty();
        other.instructions.insertBefore(find(other, Opcodes.INEG), new InsnNode(Opcodes.NOP));
        assertThat(laws(Laws.insertOnly(twice, written(reader, node), TOUCHED))).contains(Law.UNTOUCHED_METHODS);
        other.instructions.remove(find(other, Opcodes.INEG));
        assertThat(laws(Laws.insertOnly(twice, written(reader, node), TOUCHED))).contains(Law.INSTRUCTIONS);
    }

    /** Writes all methods anew, since they come from no reader. */
    private static byte[] written(ClassReader reader, ClassNode node) {
        ClassWriter writer = new ClassWriter(reader, 0);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** Its name once more, at the end of the pool. */
    private static byte[] withConstantTwice(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        byte[] name = "other".getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(classFile, 0, 8);
        bytes.write(reader.getItemCount() + 1 >> 8);
        bytes.write(reader.getItemCount() + 1);
        bytes.write(classFile, 10, reader.header - 10);
        bytes.write(1);
        bytes.write(0);
        bytes.write(name.length);
        bytes.write(name, 0, name.length);
        bytes.write(classFile, reader.header, classFile.length - reader.header);
        return bytes.toByteArray();
    }

    @Test
    void aFieldMore() throws IOException {
        ClassReader reader = new ClassReader(rewritten(code -> {}));
        ClassNode node = new ClassNode();
        reader.accept(node, 0);
        node.fields.add(new FieldNode(Opcodes.ACC_PRIVATE, "more", "I", null, null));
        ClassWriter writer = new ClassWriter(reader, 0);
        node.accept(writer);
        assertThat(laws(Laws.insertOnly(original(), writer.toByteArray(), TOUCHED)))
                .contains(Law.REST_OF_CLASS);
    }

    @Test
    void aClassWithoutLoopsIsTheSameBytes() throws IOException {
        assertThat(Laws.breaches(Rewriter.standard(), bytes(Breach.class))).isEmpty();
    }

    /**
     * Equal instructions before the loop and at the end of the prefix: only one way to tell them apart keeps the jumps.
     */
    @Test
    void ofEqualInstructionsTheRightOnesAreTheInsertedOnes() throws IOException {
        assertThat(spoiled(code -> {
                    InsnList like = new InsnList();
                    like.add(new InsnNode(Opcodes.ICONST_0));
                    like.add(new VarInsnNode(Opcodes.ISTORE, 3));
                    code.instructions.insert(last(code), like);
                }))
                .isEmpty();
    }

    private static void assertBroken(Law law, Consumer<MethodNode> spoil) throws IOException {
        assertThat(laws(spoiled(spoil))).contains(law);
    }

    private static List<Breach> spoiled(Consumer<MethodNode> spoil) throws IOException {
        return Laws.insertOnly(original(), rewritten(spoil), TOUCHED);
    }

    private static Set<Law> laws(List<Breach> breaches) {
        return breaches.stream().map(Breach::law).collect(Collectors.toSet());
    }

    private static byte[] original() throws IOException {
        return bytes(Sample.class);
    }

    /** With a prefix before the loop, then spoiled. */
    private static byte[] rewritten(Consumer<MethodNode> spoil) throws IOException {
        ClassReader reader = new ClassReader(original());
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
                        if (!TOUCHED.contains(name + descriptor)) {
                            return next;
                        }
                        return new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions) {
                            @Override
                            public void visitEnd() {
                                prefix(this);
                                spoil.accept(this);
                                accept(next);
                            }
                        };
                    }
                },
                ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    private static void prefix(MethodNode code) {
        InsnList prefix = new InsnList();
        prefix.add(new VarInsnNode(Opcodes.ALOAD, 1));
        prefix.add(new VarInsnNode(Opcodes.ALOAD, 2));
        prefix.add(new MethodInsnNode(
                Opcodes.INVOKESTATIC, "java/io/Standpipe", "move", "(Ljava/lang/Object;[I)J", false));
        prefix.add(new InsnNode(Opcodes.L2I));
        prefix.add(new VarInsnNode(Opcodes.ISTORE, 3));
        code.instructions.insertBefore(head(code), prefix);
        code.maxStack = Math.max(code.maxStack, 4);
    }

    private static LabelNode head(MethodNode code) {
        return ((JumpInsnNode) find(code, Opcodes.GOTO)).label;
    }

    private static AbstractInsnNode doorway(MethodNode code) {
        return find(code, Opcodes.INVOKESTATIC);
    }

    /** The last instruction of the prefix. */
    private static AbstractInsnNode last(MethodNode code) {
        return doorway(code).getNext().getNext();
    }

    private static FrameNode frame(MethodNode code) {
        AbstractInsnNode node = head(code);
        while (!(node instanceof FrameNode)) {
            node = node.getNext();
        }
        return (FrameNode) node;
    }

    private static AbstractInsnNode find(MethodNode code, int opcode) {
        for (AbstractInsnNode node : code.instructions) {
            if (node.getOpcode() == opcode) {
                return node;
            }
        }
        throw new AssertionError("no such instruction");
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        try (InputStream in =
                type.getResourceAsStream(type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                bytes.write(b);
            }
            return bytes.toByteArray();
        }
    }
}
