package dev.standpipe.runtime.codec;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.link.JavaVersion;
import org.junit.jupiter.api.Nested;

/** One contract, and every codec there is held to it. */
class CodecsByContractTest {
    @Nested
    class Views extends CodecContract {
        @Override
        Codec codec() {
            return new ViewCodec();
        }
    }

    @Nested
    class DoorwayToMemory extends CodecContract {
        @Override
        Codec codec() {
            return new MemoryCodec(Doorway.MEMORY);
        }
    }

    @Nested
    class SunsMemory extends CodecContract {
        @Override
        Codec codec() {
            assumeTrue(JavaVersion.RUNNING < 24, "the JDK warns of sun.misc.Unsafe");
            return new MemoryCodec(new SunMemory());
        }
    }
}
