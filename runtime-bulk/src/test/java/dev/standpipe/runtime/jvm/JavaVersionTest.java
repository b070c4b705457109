package dev.standpipe.runtime.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavaVersionTest {
    @Test
    void readsTheReleaseFromItsSpecification() {
        assertThat(JavaVersion.feature("1.8")).isEqualTo(8);
        assertThat(JavaVersion.feature("27")).isEqualTo(27);
        assertThat(JavaVersion.running(null)).as("without properties").isEqualTo(JavaVersion.RUNNING);
    }

    @Test
    void knowsWhichMachineJdksUsuallyHave() {
        assertThat(JavaVersion.isHotSpot("OpenJDK 64-Bit Server VM")).isTrue();
        assertThat(JavaVersion.isHotSpot("Java HotSpot(TM) 64-Bit Server VM")).isTrue();
        assertThat(JavaVersion.isHotSpot("Eclipse OpenJ9 VM")).isFalse();
        assertThat(JavaVersion.isHotSpot("IBM J9 VM")).isFalse();
        assertThat(JavaVersion.isHotSpot(null)).as("without properties").isFalse();
    }
}
