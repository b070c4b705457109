package dev.standpipe.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AmountsTest {
    @Test
    void counts() {
        assertThat(Amounts.count(0)).isEqualTo("0");
        assertThat(Amounts.count(999)).isEqualTo("999");
        assertThat(Amounts.count(1_000)).isEqualTo("1,000");
        assertThat(Amounts.count(Long.MAX_VALUE)).isEqualTo("9,223,372,036,854,775,807");
        assertThat(Amounts.count(1, "loop", "loops")).isEqualTo("1 loop");
        assertThat(Amounts.count(0, "loop", "loops")).isEqualTo("0 loops");
    }

    @Test
    void bytes() {
        assertThat(Amounts.bytes(1)).isEqualTo("1 byte");
        assertThat(Amounts.bytes(1023)).isEqualTo("1,023 bytes");
        assertThat(Amounts.bytes(1024)).isEqualTo("1.00 KiB");
        assertThat(Amounts.bytes(10_239)).isEqualTo("10.0 KiB");
        assertThat(Amounts.bytes(1_048_575)).isEqualTo("1,024 KiB");
        assertThat(Amounts.bytes(1_288_490_189)).isEqualTo("1.20 GiB");
        assertThat(Amounts.bytes(Long.MAX_VALUE)).isEqualTo("8.00 EiB");
    }

    @Test
    void times() {
        assertThat(Amounts.nanos(0)).isEqualTo("0 s");
        assertThat(Amounts.nanos(1_500)).isEqualTo("1.50 µs");
        assertThat(Amounts.nanos(9_996_000)).isEqualTo("10.0 ms");
        assertThat(Amounts.nanos(3_600_000_000_000L)).isEqualTo("3,600 s");
    }
}
