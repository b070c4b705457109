package dev.standpipe.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.flink.core.memory.DataInputDeserializer;
import org.junit.jupiter.api.Test;

class RecognizedClassesTest {
    @Test
    void codeThatWasOnceAnotherIsNeverKnown() {
        ClassLoader loader = new ClassLoader() {};
        RecognizedClasses.seen(loader, "some/View", false);
        RecognizedClasses.seen(loader, "some/View", true);
        assertThat(RecognizedClasses.contains(loader, "some.View")).isFalse();
        assertThat(RecognizedClasses.areWithdrawn()).isFalse();
        RecognizedClasses.seen(loader, "other/View", true);
        assertThat(RecognizedClasses.contains(loader, "other.View")).isTrue();
        assertThat(RecognizedClasses.contains(null, "other.View")).isFalse();
    }

    @Test
    void othersOfThatNameAreNotConcerned() {
        RecognizedClasses.seen(new ClassLoader() {}, DataInputDeserializer.class.getName(), false);
        assertThat(RecognizedClasses.areWithdrawn()).isFalse();
        assertThat(RecognizedClasses.contains(new ClassLoader() {}, DataInputDeserializer.class.getName()))
                .isFalse();
    }
}
