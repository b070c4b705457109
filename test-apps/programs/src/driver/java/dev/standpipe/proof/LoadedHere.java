package dev.standpipe.proof;

import dev.standpipe.rewrite.PromisedMethods;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.QuietMethods;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;

/** What code classes have, as the agent would tell the runtime. */
final class LoadedHere implements LoadedCode, QuietMethods {
    @Override
    public byte[] classFile(String name, Class<?> type) {
        ClassLoader its = type == null ? null : type.getClassLoader();
        ClassLoader loader = its == null ? ClassLoader.getSystemClassLoader() : its;
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in == null ? -1 : in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            return all.size() == 0 ? null : all.toByteArray();
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public boolean areQuiet(Class<?> type, Collection<String> methods, Class<?> caller) {
        byte[] classFile = type.getClassLoader() instanceof Defining
                ? ((Defining) type.getClassLoader()).classFile(type.getName())
                : null;
        return classFile != null
                && PromisedMethods.areKept(classFile, methods, caller.getName().replace('.', '/'));
    }
}
