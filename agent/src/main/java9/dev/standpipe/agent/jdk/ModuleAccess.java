package dev.standpipe.agent.jdk;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.lang.module.ModuleReader;
import java.lang.module.ResolvedModule;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Opens a package of the JDK to a module with one class in it and to no other; that class hands on what it may do
 * there. The agent itself is in the same module as the class path of the program, and what is open to it could be told
 * by the program.
 */
final class ModuleAccess extends ClassLoader implements JdkAccess {
    private static final String LOOKUP = "PrivateLookup.class";
    private static final String INSIDES = "jdk.internal.misc";

    ModuleAccess() {
        super(null);
    }

    @Override
    @SuppressWarnings("unchecked")
    public MethodHandles.Lookup into(Class<?> type, Instrumentation instrumentation)
            throws ReflectiveOperationException {
        open(type.getModule(), type.getPackageName(), instrumentation);
        return ((Function<Class<?>, MethodHandles.Lookup>) object(lookup())).apply(type);
    }

    @Override
    @SuppressWarnings("unchecked")
    public BiConsumer<ProtectionDomain, byte[]> worker(Instrumentation instrumentation, byte[] classFile)
            throws ReflectiveOperationException {
        open(Object.class.getModule(), INSIDES, instrumentation);
        return (BiConsumer<ProtectionDomain, byte[]>) object(classFile);
    }

    private void open(Module module, String name, Instrumentation instrumentation) {
        instrumentation.redefineModule(
                module,
                Collections.emptySet(),
                Collections.emptyMap(),
                Collections.singletonMap(name, Collections.singleton(getUnnamedModule())),
                Collections.emptySet(),
                Collections.emptyMap());
    }

    private Object object(byte[] classFile) throws ReflectiveOperationException {
        return defineClass(null, classFile, 0, classFile.length, JdkAccess.class.getProtectionDomain())
                .getDeclaredConstructor()
                .newInstance();
    }

    @Override
    public void define(Class<?> neighbour, Instrumentation instrumentation, byte[]... classFiles)
            throws ReflectiveOperationException {
        MethodHandles.Lookup beside = into(neighbour, instrumentation);
        for (byte[] classFile : classFiles) {
            beside.defineClass(classFile);
        }
    }

    /** No method says so, but a reader of such a module is of a class of its own. */
    @Override
    public boolean isPatched() {
        for (ResolvedModule module : ModuleLayer.boot().configuration().modules()) {
            if (module.name().startsWith("java.")) {
                try (ModuleReader reader = module.reference().open()) {
                    if (reader.getClass().getName().contains("Patched")) {
                        return true;
                    }
                } catch (IOException e) {
                    return true;
                }
            }
        }
        return false;
    }

    private static byte[] lookup() {
        try (InputStream in = ModuleAccess.class.getResourceAsStream(LOOKUP)) {
            if (in == null) {
                throw new IOException(
                        LOOKUP + " is missing beside " + ModuleAccess.class.getName() + "; the jar is damaged");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
