package dev.standpipe.rewrite.summary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.wire.Wire;
import java.io.DataInput;
import java.io.DataOutput;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

class TransfersTest {
    @Test
    void wireTypesAreThoseOfTheRuntimeInItsOrder() {
        assertThat(names(WireType.values())).isEqualTo(names(Wire.values()));
    }

    @Test
    void methodsAreAllOfDataInputAndDataOutputThatCarryOneElement() {
        Set<String> expected = Stream.concat(
                        Arrays.stream(DataInput.class.getMethods())
                                .filter(m -> m.getParameterCount() == 0
                                        && m.getReturnType().isPrimitive()),
                        Arrays.stream(DataOutput.class.getMethods())
                                .filter(m -> m.getParameterTypes()[0].isPrimitive()))
                .map(m -> m.getName() + Type.getMethodDescriptor(m))
                .collect(Collectors.toCollection(TreeSet::new));
        expected.add("read()I");
        Set<String> found = new TreeSet<>();
        for (WireType wire : WireType.values()) {
            found.add(wire.readMethod() + wire.readDescriptor());
            if (wire.writeMethod() != null) {
                found.add(wire.writeMethod() + wire.writeDescriptor());
            }
        }
        assertThat(found).isEqualTo(expected).hasSize(20);
    }

    @Test
    void theSizeIsWhatDataOutputStreamWrites() throws Exception {
        for (WireType wire : WireType.values()) {
            if (wire.writeMethod() != null) {
                java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
                Method write = Arrays.stream(DataOutput.class.getMethods())
                        .filter(m -> m.getName().equals(wire.writeMethod()) && m.getParameterTypes()[0].isPrimitive())
                        .findAny()
                        .get();
                Class<?> taken = write.getParameterTypes()[0];
                write.invoke(
                        new java.io.DataOutputStream(bytes),
                        java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(taken, 1), 0));
                assertThat(wire.size()).as(wire.words()).isEqualTo(bytes.size());
            }
        }
        assertThat(WireType.UNSIGNED_BYTE.size()).isEqualTo(1);
        assertThat(WireType.UNSIGNED_SHORT.size()).isEqualTo(2);
        assertThat(WireType.UNSIGNED_SHORT.words()).isEqualTo("unsigned short");
    }

    @Test
    void tellsTransfersFromOtherCalls() {
        Transfer read = Transfers.of(call(Opcodes.INVOKEINTERFACE, "readUnsignedByte", "()I"));
        assertThat(read.reads()).isTrue();
        assertThat(read.wire()).isEqualTo(WireType.UNSIGNED_BYTE);
        assertThat(read.superCall()).isFalse();
        Transfer written = Transfers.of(call(Opcodes.INVOKESPECIAL, "writeShort", "(I)V"));
        assertThat(written.reads()).isFalse();
        assertThat(written.wire()).isEqualTo(WireType.SHORT);
        assertThat(written.superCall()).isTrue();
        assertThat(Transfers.of(call(Opcodes.INVOKEVIRTUAL, "readInt", "()J"))).isNull();
        assertThat(Transfers.of(call(Opcodes.INVOKEVIRTUAL, "writeShort", "(S)V")))
                .isNull();
        assertThat(Transfers.of(call(Opcodes.INVOKEVIRTUAL, "readLine", "()I"))).isNull();
        assertThat(Transfers.of(call(Opcodes.INVOKESTATIC, "readInt", "()I"))).isNull();
    }

    @Test
    void aSingleByteIsOneOfAStreamOfTheJdk() {
        Transfer read =
                Transfers.of(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, "java/io/InputStream", "read", "()I", false));
        assertThat(read.wire()).isEqualTo(WireType.SINGLE_BYTE);
        assertThat(read.reads()).isTrue();
        assertThat(Transfers.of(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, "java/io/Reader", "read", "()I", false)))
                .isNull();
        assertThat(Transfers.of(new MethodInsnNode(Opcodes.INVOKESPECIAL, "java/io/InputStream", "read", "()I", false)))
                .isNull();
        assertThat(Transfers.of(call(Opcodes.INVOKEVIRTUAL, "write", "(I)V"))).isNull();
    }

    private static MethodInsnNode call(int opcode, String name, String descriptor) {
        return new MethodInsnNode(opcode, "some/Stream", name, descriptor, opcode == Opcodes.INVOKEINTERFACE);
    }

    private static String names(Enum<?>[] values) {
        return Arrays.toString(values);
    }
}
