package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import oldstyle.Telling;
import org.junit.jupiter.api.Test;

/** A stream of the program's own, of which the code is known, sees all of what the loop hands over. */
class CalledMethodsIT {
    @Test
    void streamsAreToldWhatTheLoopTellsThem() throws Exception {
        Jvm.Ended plain = Jvm.plain().running(Telling.class).end();
        Jvm.Ended helped = Jvm.helped("").running(Telling.class).end();
        assertThat(plain.out).as(plain.err).matches("-?\\d+\\R");
        assertThat(helped.out).as(helped.err).isEqualTo(plain.out);
        assertThat(helped.err)
                .containsPattern("[0-9.]+ (KiB|MiB) .*moved")
                .doesNotContain("did something else than its code says");
    }
}
