package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.runtime.door.OpenDoor;
import dev.standpipe.runtime.jvm.JavaVersion;
import org.junit.jupiter.api.AfterEach;
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
            return new MemoryCodec(OpenDoor.memory());
        }

        /** The first ones are copied. */
        @Override
        int transfersUntilCompiled() {
            return 90_000;
        }
    }

    @Nested
    class ArraysBeyondTheCaches extends CodecContract {
        @Override
        Codec codec() {
            return new MemoryCodec(OpenDoor.memory(), 0);
        }
    }

    /** Where there is nothing else that copies, from the first transfer on. */
    @Nested
    class LoopsOfOurOwn extends CodecContract {
        @Override
        Codec codec() {
            return new MemoryCodec(new MemoryAsItIs.WithoutCopying());
        }
    }

    @Nested
    class LoopsOfOurOwnBeyondTheCaches extends CodecContract {
        @Override
        Codec codec() {
            return new MemoryCodec(new MemoryAsItIs.WithoutCopying(), 0);
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

    @Nested
    class VarHandles extends CodecContract {
        @Override
        Codec codec() {
            assumeTrue(JavaVersion.RUNNING >= 9, "needs Java 9");
            return Backends.named("VarHandleCodec");
        }
    }

    @Nested
    class LittleEndianInMemory extends CodecContract {
        @Override
        Codec codec() {
            return new TurnedCodec(new MemoryCodec(OpenDoor.memory()).turned());
        }
    }

    @Nested
    class LittleEndianViews extends CodecContract {
        @Override
        Codec codec() {
            return new TurnedCodec(new ViewCodec().turned());
        }
    }

    /** By way of JNI, at one level of the processor. */
    abstract static class Jni extends CodecContract {
        private final int level;

        Jni(int level) {
            this.level = level;
        }

        @Override
        Codec codec() {
            Backends.assumeLoaded();
            assumeTrue(JniCodec.level(level) == level, "the processor has no such vectors");
            return new JniCodec(new MemoryCodec(OpenDoor.memory()), 0);
        }

        @AfterEach
        void bestLevel() {
            if (NativeLibrary.obstacle(24) == null && NativeLibrary.load() == null) {
                assertThat(JniCodec.level(-1)).isNotNegative();
            }
        }
    }

    @Nested
    class JniWithoutVectors extends Jni {
        JniWithoutVectors() {
            super(0);
        }
    }

    @Nested
    class JniWithSsse3 extends Jni {
        JniWithSsse3() {
            super(1);
        }
    }

    @Nested
    class JniWithAvx2 extends Jni {
        JniWithAvx2() {
            super(2);
        }
    }

    @Nested
    class JniWithAvx512 extends Jni {
        JniWithAvx512() {
            super(3);
        }
    }

    @Nested
    class JniForLongTransfers extends CodecContract {
        @Override
        Codec codec() {
            Backends.assumeLoaded();
            return new JniCodec(new MemoryCodec(OpenDoor.memory()), NativeCodec.WORTH_IT);
        }
    }

    @Nested
    class Ffm extends CodecContract {
        @Override
        Codec codec() {
            assumeTrue(JavaVersion.RUNNING >= 22, "needs Java 22");
            Backends.assumeLoaded();
            return Backends.named("FfmCodec", new MemoryCodec(OpenDoor.memory()), 0);
        }
    }
}
