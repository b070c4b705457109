package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.summary.Transfers;
import dev.standpipe.rewrite.summary.WireType;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

class PrefilterTest {
    private int classes;
    private int maybes;

    @Test
    void saysMaybeForEachTransferAndNoForOthers() {
        for (String method :
                ("readBoolean()Z readByte()B readUnsignedByte()I readChar()C readShort()S readUnsignedShort()I "
                                + "readInt()I readLong()J readFloat()F readDouble()D "
                                + "writeBoolean(Z)V writeByte(I)V writeChar(I)V writeShort(I)V "
                                + "writeInt(I)V writeLong(J)V writeFloat(F)V writeDouble(D)V")
                        .split(" ")) {
            assertThat(Prefilter.maybe(calling(method))).as(method).isTrue();
        }
        for (String method :
                "readInt(I)I readInt()J readInts()I readIn()I xreadInt()I writeInt(J)V readLine()I".split(" ")) {
            assertThat(Prefilter.maybe(calling(method))).as(method).isFalse();
        }
    }

    @Test
    void knowsEveryTransfer() {
        for (WireType wire : WireType.values()) {
            boolean single = wire == WireType.SINGLE_BYTE;
            String in = single ? "java/io/InputStream" : "some/Input";
            assertThat(Prefilter.maybe(calling(in, wire.readMethod() + wire.readDescriptor())))
                    .as("read %s", wire)
                    .isTrue();
            if (wire.writeMethod() != null) {
                String out = single ? "java/io/OutputStream" : "some/Output";
                assertThat(Prefilter.maybe(calling(out, wire.writeMethod() + wire.writeDescriptor())))
                        .as("write %s", wire)
                        .isTrue();
            }
        }
    }

    @Test
    void asksWhoseReadItIs() {
        for (String stream : Transfers.byteStreams()) {
            assertThat(Prefilter.maybe(calling(stream, "read()I"))).as(stream).isTrue();
            assertThat(Prefilter.maybe(calling(stream, "write(I)V"))).as(stream).isTrue();
        }
        for (String other : "java/io/Reader java/io/Writer org/some/InputStream A".split(" ")) {
            assertThat(Prefilter.maybe(calling(other, "read()I"))).as(other).isFalse();
            assertThat(Prefilter.maybe(calling(other, "write(I)V"))).as(other).isFalse();
        }
    }

    @Test
    void aNameAloneIsNoCall() {
        ClassWriter declares = new ClassWriter(0);
        declares.visit(Opcodes.V1_8, Opcodes.ACC_ABSTRACT, "A", null, "java/lang/Object", null);
        declares.visitMethod(Opcodes.ACC_ABSTRACT, "readInt", "()I", null, null).visitEnd();
        declares.newNameType("readInt", "()I");
        declares.newField("A", "readInt", "()I");
        assertThat(Prefilter.maybe(declares.toByteArray())).isFalse();
    }

    @Test
    void longsAndDoublesTakeTwoEntries() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, 0, "A", null, "java/lang/Object", null);
        writer.newConst(1L);
        writer.newConst(1.0);
        writer.newMethod("A", "readInt", "()I", false);
        assertThat(Prefilter.maybe(writer.toByteArray())).isTrue();
    }

    @Test
    @Tag("once")
    void saysOfRealClassesWhatTheirCodeSays() throws IOException {
        ClassPath.classFiles("", classFile -> {
            boolean transfers = calls(classFile);
            assertThat(Prefilter.maybe(classFile) || !transfers)
                    .as(new ClassReader(classFile).getClassName())
                    .isTrue();
            classes++;
            maybes += Prefilter.maybe(classFile) ? 1 : 0;
        });
        assertThat(classes).isGreaterThan(1000);
        assertThat(maybes).isBetween(1, classes / 50);
    }

    @Test
    void whatIsCutOffIsAMaybe() {
        byte[] no = calling("readLine()I");
        byte[] yes = calling("readInt()I");
        int pool = new ClassReader(no).header;
        for (int length = 0; length < pool; length++) {
            assertThat(Prefilter.maybe(Arrays.copyOf(no, length)))
                    .as("the first " + length)
                    .isTrue();
        }
        for (int length = 0; length < yes.length; length++) {
            assertThat(Prefilter.maybe(Arrays.copyOf(yes, length)))
                    .as("the first " + length)
                    .isTrue();
        }
    }

    @Test
    void whatIsNoClassFileOrHasNoSuchConstantsIsAMaybe() {
        for (int at : new int[] {0, 3, 10}) {
            byte[] no = calling("readLine()I");
            no[at] = 2;
            assertThat(Prefilter.maybe(no)).as("byte " + at).isTrue();
        }
    }

    @Test
    void corruptBytesDoNoHarm() throws IOException {
        byte[] classFile = ClassPath.of(PrefilterTest.class);
        for (int at = 0; at < classFile.length; at++) {
            for (int with : new int[] {0, 1, 0x7F, 0x80, 0xFF}) {
                byte[] corrupt = classFile.clone();
                corrupt[at] = (byte) with;
                Prefilter.maybe(corrupt);
            }
        }
    }

    static int sum(DataInput in, DataOutput out) throws IOException {
        out.writeLong(1L);
        return in.readInt();
    }

    private static byte[] calling(String method) {
        return calling("java/io/DataInput", method);
    }

    private static byte[] calling(String owner, String method) {
        int bracket = method.indexOf('(');
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V1_8, 0, "A", null, "java/lang/Object", null);
        writer.newMethod(owner, method.substring(0, bracket), method.substring(bracket), bracket % 2 == 0);
        return writer.toByteArray();
    }

    private static boolean calls(byte[] classFile) {
        boolean[] found = {false};
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(int a, String n, String d, String s, String[] e) {
                                return new MethodVisitor(Opcodes.ASM9) {
                                    @Override
                                    public void visitMethodInsn(
                                            int op, String owner, String name, String desc, boolean i) {
                                        found[0] |= Transfers.of(new MethodInsnNode(op, owner, name, desc, i)) != null;
                                    }
                                };
                            }
                        },
                        ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return found[0];
    }
}
