package dev.standpipe.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.util.Collections;
import java.util.function.Function;

/**
 * Opens a package of the JDK to nobody but a module with one class in it, which hands on what it may do there. The agent itself is in the same module as the
 * class path of the program, and what is open to it could be told by the program.
 */
final class ModuleOpening extends ClassLoader implements Opening {
    private static final String ENTRANCE = "Entrance.class";

    ModuleOpening() {
        super(null);
    }

    @Override
    @SuppressWarnings("unchecked")
    public MethodHandles.Lookup into(Class<?> type, Instrumentation instrumentation)
            throws ReflectiveOperationException {
        instrumentation.redefineModule(
                type.getModule(),
                Collections.emptySet(),
                Collections.emptyMap(),
                Collections.singletonMap(type.getPackageName(), Collections.singleton(getUnnamedModule())),
                Collections.emptySet(),
                Collections.emptyMap());
        byte[] entrance = entrance();
        return ((Function<Class<?>, MethodHandles.Lookup>)
                        defineClass(null, entrance, 0, entrance.length, Agent.class.getProtectionDomain())
                                .getDeclaredConstructor()
                                .newInstance())
                .apply(type);
    }

    @Override
    public void define(byte[] classFile, Class<?> neighbour, Instrumentation instrumentation)
            throws ReflectiveOperationException {
        into(neighbour, instrumentation).defineClass(classFile);
    }

    private static byte[] entrance() {
        try (InputStream in = ModuleOpening.class.getResourceAsStream(ENTRANCE)) {
            if (in == null) {
                throw new IOException(
                        ENTRANCE + " is missing beside " + ModuleOpening.class.getName() + "; the jar is damaged");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
