package dev.standpipe.rewrite.proof;

import dev.standpipe.rewrite.PromisedMethods;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.QuietMethods;
import dev.standpipe.runtime.route.ClassFileSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;

/** Tells the runtime, in the agent's place, what code classes have: what their loader has as resources. */
public final class LoadedByTests implements LoadedCode, QuietMethods {
    private LoadedByTests() {}

    /** For all tests of this JVM. */
    public static void use() {
        ClassFileSource.use(() -> new LoadedByTests());
    }

    @Override
    public byte[] classFile(String name, Class<?> type) {
        ClassLoader loader = type == null ? null : type.getClassLoader();
        try (InputStream in = loader == null
                ? ClassLoader.getSystemResourceAsStream(name + ".class")
                : loader.getResourceAsStream(name + ".class")) {
            if (in == null) {
                return null;
            }
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            byte[] some = new byte[8192];
            for (int n = in.read(some); n >= 0; n = in.read(some)) {
                all.write(some, 0, n);
            }
            return all.toByteArray();
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public boolean areQuiet(Class<?> type, Collection<String> methods, Class<?> caller) {
        byte[] classFile = classFile(type.getName(), type);
        return classFile != null && PromisedMethods.areKept(classFile, methods, caller.getName());
    }
}
