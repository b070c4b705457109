package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReceiversTest {
    private final Map<String, List<String>> classes = new HashMap<>();
    private final Receivers receivers = new Receivers(classes::get);

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
        classes.put("a/Grid", Arrays.asList("java/lang/Object", "a/Source"));
        classes.put("a/Source", Arrays.asList("java/lang/Object", "a/Readable"));
        classes.put("a/Readable", Arrays.asList("java/lang/Object", "java/io/DataInput"));
        assertThat(receivers.include("a/Grid")).isTrue();
    }

    @Test
    void aClassThatIsFullyKnownIsNotJudgedByItsName() {
        classes.put("a/DataInputForm", Collections.singletonList("java/lang/Object"));
        assertThat(receivers.include("a/DataInputForm")).isFalse();
    }

    @Test
    void aClassNotAtHandIsJudgedByItsSimpleName() {
        assertThat(receivers.include("a/LittleEndianDataInputStream")).isTrue();
        assertThat(receivers.include("a/BufferedRandomAccessFile")).isTrue();
        assertThat(receivers.include("a/DataInput/Form")).isFalse();
        assertThat(receivers.include("com/esotericsoftware/kryo/io/Input")).isFalse();
        classes.put("a/ObjectOutputter", Arrays.asList("b/Missing"));
        classes.put("a/Other", Arrays.asList("b/DataOutputMissing"));
        assertThat(receivers.include("a/ObjectOutputter")).isTrue();
        assertThat(receivers.include("a/Other")).isFalse();
    }

    @Test
    void circlesEnd() {
        classes.put("a/A", Arrays.asList("a/B"));
        classes.put("a/B", Arrays.asList("a/A"));
        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThat(receivers.include("a/A")).isFalse());
    }
}
