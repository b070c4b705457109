package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.door.OpenDoor;
import dev.standpipe.runtime.jvm.JavaVersion;
import org.junit.jupiter.api.Test;

class SelectionTest {
    @Test
    void autoIsJavaAndTellsWhyNotTheOthers() {
        Selection selection = Selection.of("auto", OpenDoor.memory());
        assertThat(selection.codec).isInstanceOf(MemoryCodec.class);
        assertThat(selection.backends()).extracting(b -> b.name).containsExactly("java", "jni", "ffm");
        assertThat(selection.backends()).extracting(b -> b.used).containsExactly(true, false, false);
        assertThat(selection.backends().get(0).whyNot).isNull();
        assertThat(selection.backends())
                .filteredOn(b -> !b.used)
                .allSatisfy(b -> assertThat(b.whyNot).isNotEmpty());
    }

    @Test
    void javaDoesWithoutMemory() {
        Codec codec = Selection.of("java", null).codec;
        assertThat(codec.name()).isEqualTo("java");
        assertThat(codec.reachesMemory()).isEqualTo(JavaVersion.RUNNING < 24);
        assertThat(codec).isNotInstanceOf(ViewCodec.class);
    }

    @Test
    void whatReachesMemoryStays() {
        Codec first = Codecs.withMemory(OpenDoor.memory());
        assertThat(Codecs.withMemory(OpenDoor.memory())).isSameAs(first);
        assertThat(Codecs.chosen()).isSameAs(first);
    }

    @Test
    void aNativeBackendIsUsedWhereItIsAskedForAndThere() {
        Backends.assumeLoaded();
        Selection selection = Selection.of("jni", OpenDoor.memory());
        assertThat(selection.codec.name()).isEqualTo("jni");
        assertThat(selection.backends().get(0).whyNot).isEqualTo("the backend asked for is jni");
    }

    @Test
    void ffmTellsItsAge() {
        assumeTrue(JavaVersion.RUNNING < 22, "this JDK has it");
        Selection selection = Selection.of("ffm", OpenDoor.memory());
        assertThat(selection.codec.name()).isEqualTo("java");
        assertThat(selection.backends().get(2).whyNot).isEqualTo("it needs Java 22 or later");
    }

    @Test
    void ffmIsUsedWhereItIsAskedForAndThere() {
        assumeTrue(JavaVersion.RUNNING >= 22, "it needs Java 22 or later");
        Backends.assumeLoaded();
        assertThat(Selection.of("ffm", OpenDoor.memory()).codec.name()).isEqualTo("ffm");
    }

    @Test
    void theSelfCheckPassesACodecThatIsRight() {
        assertThat(SelfCheck.fault(new MemoryCodec(OpenDoor.memory()), OpenDoor.memory()))
                .isNull();
    }

    @Test
    void theSelfCheckSeesOneWrongBit() {
        for (Element type : Element.values()) {
            assertThat(SelfCheck.fault(new Wrong(type, true), null))
                    .isEqualTo("it fails its self-check for " + type + " at byte 0");
            assertThat(SelfCheck.fault(new Wrong(type, false), null))
                    .isEqualTo("it fails its self-check for " + type + " at byte 0");
        }
    }

    /** Right but for one bit of one type, and that in transfers of 67 elements only. */
    private static final class Wrong extends Codec {
        private final Codec right = new ViewCodec();
        private final Element type;
        private final boolean decoding;

        Wrong(Element type, boolean decoding) {
            this.type = type;
            this.decoding = decoding;
        }

        @Override
        public String name() {
            return "wrong";
        }

        @Override
        public Codec turned() {
            return right.turned();
        }

        @Override
        public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
            if (decoding && type == this.type && n == 67) {
                byte[] bent = bytes.clone();
                int last = at + (n << type.shift) - 1;
                bent[last] = (byte)
                        (type == Element.BOOLEAN && bent[last] == 0 ? 1 : type == Element.BOOLEAN ? 0 : bent[last] ^ 1);
                right.decode(type, bent, at, array, from, n);
            } else {
                right.decode(type, bytes, at, array, from, n);
            }
        }

        @Override
        public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
            right.encode(type, array, from, n, bytes, at);
            if (!decoding && type == this.type && n == 67) {
                bytes[at] ^= 1;
            }
        }

        @Override
        public boolean reachesMemory() {
            return false;
        }

        @Override
        public void decode(Element type, long address, Object array, int from, int n) {
            right.decode(type, address, array, from, n);
        }

        @Override
        public void encode(Element type, Object array, int from, int n, long address) {
            right.encode(type, array, from, n, address);
        }
    }
}
