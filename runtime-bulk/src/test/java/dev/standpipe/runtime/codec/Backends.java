package dev.standpipe.runtime.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.reflect.Constructor;

/** Codecs of newer JDKs, by name since the tests are Java 8. */
final class Backends {
    private Backends() {}

    static void assumeLoaded() {
        String obstacle = NativeLibrary.obstacle(24);
        assumeTrue(obstacle == null, obstacle);
        assertThat(NativeLibrary.load()).isNull();
    }

    static Codec named(String name, Object... arguments) {
        try {
            for (Constructor<?> constructor :
                    Class.forName("dev.standpipe.runtime.codec." + name).getDeclaredConstructors()) {
                if (constructor.getParameterCount() == arguments.length) {
                    return (Codec) constructor.newInstance(arguments);
                }
            }
            throw new AssertionError(name);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
