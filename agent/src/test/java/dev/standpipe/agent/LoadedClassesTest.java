package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.options.Options;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import oldstyle.Program;
import oldstyle.Together;
import org.junit.jupiter.api.Test;

/** A JVM with two classes, of which one has a loader that knows nothing of resources. */
class LoadedClassesTest {
    private final List<Class<?>> transformed = new ArrayList<>();

    private Object answer(String question, Object[] arguments) {
        switch (question) {
            case "getAllLoadedClasses":
                return new Class<?>[] {new Careless().define(), Together.class};
            case "retransformClasses":
                return transformed.addAll(Arrays.asList((Class<?>[]) arguments[0])) ? null : null;
            default:
                return true;
        }
    }

    @Test
    void aLoaderThatFailsKeepsNobodyElseFromBeingLookedAt() {
        AgentSession session = new AgentSession(Options.of(""), new Log(true, false), null, true);
        Transformer transformer = new Transformer(session);
        Instrumentation jvm = (Instrumentation) Proxy.newProxyInstance(
                LoadedClassesTest.class.getClassLoader(),
                new Class<?>[] {Instrumentation.class},
                (self, method, arguments) -> answer(method.getName(), arguments));
        assertThat(LoadedClasses.transform(jvm, transformer)).isEqualTo(2);
        assertThat(transformed).containsExactly(Together.class);
        assertThat(session.failures()).isEqualTo(1);
    }

    private static final class Careless extends ClassLoader {
        @Override
        public URL getResource(String name) {
            throw new AssertionError("there are no resources");
        }

        Class<?> define() {
            String name = Program.class.getName();
            byte[] classFile = ClassFiles.read(Program.class.getClassLoader(), name.replace('.', '/'));
            return defineClass(name, classFile, 0, classFile.length);
        }
    }
}
