package dev.standpipe.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

class TrustTest {
    @Test
    void anInflaterHoldsNoArrayButTheOneThatItWasGiven() throws IOException {
        byte[] held = new byte[40];
        Inflater inflater = new Inflater();
        inflater.setInput(held);
        try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(new byte[0]), inflater)) {
            assertThat(Trust.input(in, new byte[40])).isTrue();
            assertThat(Trust.input(in, new int[10])).isTrue();
            assertThat(Trust.input(in, held)).isFalse();
        } finally {
            inflater.end();
        }
    }
}
