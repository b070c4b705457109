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
}
