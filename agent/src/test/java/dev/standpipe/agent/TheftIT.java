package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import oldstyle.Tampered;
import org.junit.jupiter.api.Test;

/** Nobody takes the report of tampered data from the loop that met it. */
class TheftIT {
    private static final int READS = Integer.getInteger("theft.reads", 30_000);

    @Test
    void everyReadOfTamperedDataIsReported() throws Exception {
        Jvm.Ended plain = Jvm.plain().running(Tampered.class, READS).end();
        assertThat(plain.out).isEqualTo("{javax.crypto.AEADBadTagException=" + READS + "}\n");
        Jvm.Ended watched = Jvm.helped("").running(Tampered.class, READS).end();
        assertThat(watched.out).as(watched.err).isEqualTo(plain.out);
    }
}
