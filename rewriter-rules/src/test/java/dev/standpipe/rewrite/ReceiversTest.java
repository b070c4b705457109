package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.standpipe.rewrite.work.Work;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class ReceiversTest {
    private final Map<String, Outline> classes = new HashMap<>();
    private final Receivers receivers =
            new Receivers(name -> classes.getOrDefault(name, Outline.NONE), new Work(Work.FOR_ONE_CLASS));

    private void put(String name, String above, String... interfaces) {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V1_8, 0, name, null, above, interfaces);
        classes.put(name, Outline.of(new ClassReader(type.toByteArray())));
    }

    @Test
    void theStreamsOfTheJdkAre() {
        for (String name : new String[] {
            "DataInput",
            "DataOutput",
            "DataInputStream",
            "DataOutputStream",
            "RandomAccessFile",
            "ObjectInput",
            "ObjectInputStream",
            "ObjectOutput",
            "ObjectOutputStream"
        }) {
            assertThat(receivers.include("java/io/" + name)).as(name).isTrue();
        }
    }

    @Test
    void subtypesAreHoweverFarBeneath() {
        put("a/Grid", "java/lang/Object", "a/Source");
        put("a/Source", "java/lang/Object", "a/Readable");
        put("a/Readable", "java/lang/Object", "java/io/DataInput");
        assertThat(receivers.include("a/Grid")).isTrue();
    }

    @Test
    void aClassThatIsFullyKnownIsNotJudgedByItsName() {
        put("a/DataInputForm", "java/lang/Object");
        assertThat(receivers.include("a/DataInputForm")).isFalse();
    }

    @Test
    void aClassNotAtHandIsJudgedByItsSimpleName() {
        assertThat(receivers.include("a/LittleEndianDataInputStream")).isTrue();
        assertThat(receivers.include("a/BufferedRandomAccessFile")).isTrue();
        assertThat(receivers.include("a/DataInput/Form")).isFalse();
        assertThat(receivers.include("com/esotericsoftware/kryo/io/Input")).isFalse();
        put("a/ObjectOutputter", "b/Missing");
        put("a/Other", "b/DataOutputMissing");
        assertThat(receivers.include("a/ObjectOutputter")).isTrue();
        assertThat(receivers.include("a/Other")).isFalse();
    }

    @Test
    void circlesEnd() {
        put("a/A", "a/B");
        put("a/B", "a/A");
        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThat(receivers.include("a/A")).isFalse());
    }
}
