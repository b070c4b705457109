package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import oldstyle.Ascent;
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

    /** The first class with a loop has all that rewrites loaded, and the runtime started. */
    @Test
    void isNotTheEndOfAllRewriting() throws Exception {
        Jvm.Ended ended = Jvm.watched("").with("-Xint").running(Ascent.class).end();
        assertThat(ended.out).as(ended.err).contains("oldstyle.Together");
        assertThat(ended.err)
                .contains("class oldstyle/Together stays as it is: java.lang.StackOverflowError", "are rewritten")
                .doesNotContain("rewrites nothing");
    }
}
