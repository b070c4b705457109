package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import oldstyle.Steep;
import org.junit.jupiter.api.Test;

/** A class that cannot be initialised, for want of stack, never can again. */
class StackEndIT {
    @Test
    void doesNoLastingHarm() throws Exception {
        Jvm.Ended plain = Jvm.plain().with("-Xint").running(Steep.class).end();
        assertThat(plain.out).contains("later");
        Jvm.Ended ended =
                Jvm.watched("log=quiet").with("-Xint").running(Steep.class).end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.code).isZero();
    }
}
