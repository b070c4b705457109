package dev.standpipe.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParameterTypesTest {
    @Test
    void areAsInASourceFile() {
        assertThat(ParameterTypes.of("()V")).isEqualTo("()");
        assertThat(ParameterTypes.of("(Ljava/io/DataInput;[[IJ)V")).isEqualTo("(DataInput, int[][], long)");
        assertThat(ParameterTypes.of("(Ljava/util/Map$Entry;ZBCSFD)I"))
                .isEqualTo("(Map.Entry, boolean, byte, char, short, float, double)");
        assertThat(ParameterTypes.of("nonsense")).isEqualTo("nonsense");
        assertThat(ParameterTypes.of("(Lx)V")).isEqualTo("(x)V)");
    }
}
