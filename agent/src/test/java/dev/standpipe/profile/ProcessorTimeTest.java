package dev.standpipe.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ProcessorTimeTest {
    @Test
    void namesOfProcessesMayHoldAnything() {
        String told = "4711 (a b) S 1 (x) R 1 4711 4711 0 -1 4194304 9 8 7 6 120 34 5 5 20 0";
        assertThat(ProcessorTime.nanos(told)).isEqualTo(1_540_000_000L);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void goesOnWhileThereIsWorkOnly() throws InterruptedException {
        long before = ProcessorTime.nanos();
        long end = System.nanoTime() + 300_000_000;
        long sum = 0;
        while (System.nanoTime() < end) {
            sum++;
        }
        assertThat(sum).isPositive();
        assertThat(ProcessorTime.nanos() - before).isGreaterThanOrEqualTo(20_000_000);
    }
}
