package dev.standpipe.x;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;

/** An agent of somebody else, that changes a class of which a loop makes objects. */
public final class Retelling implements ClassFileTransformer {
    private static final String CHANGED = "oldstyle/Records$Point";

    private Retelling() {}

    public static void premain(String arguments, Instrumentation instrumentation) {
        instrumentation.addTransformer(new Retelling(), true);
    }

    public static void agentmain(String arguments, Instrumentation instrumentation) throws Exception {
        premain(arguments, instrumentation);
        for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
            if (loaded.getName().equals(CHANGED.replace('/', '.'))) {
                instrumentation.retransformClasses(loaded);
            }
        }
        System.setProperty("retelling.came", "true");
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        if (!CHANGED.equals(name)) {
            return null;
        }
        try (InputStream in = loader.getResourceAsStream("oldstyle/Records$Looks.class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            String text = new String(all.toByteArray(), StandardCharsets.ISO_8859_1);
            // of the same length, so that nothing else in the class file changes
            return text.replace("Records$Looks", "Records$Point").getBytes(StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
