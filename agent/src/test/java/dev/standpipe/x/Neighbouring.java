package dev.standpipe.x;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;

/**
 * An agent of somebody else in a package that looks like Standpipe's. It changes a stream when that is loaded, and
 * then takes its transformer away, {@code again} as one that could transform again.
 */
public final class Neighbouring implements ClassFileTransformer {
    private final Instrumentation instrumentation;

    private Neighbouring(Instrumentation instrumentation) {
        this.instrumentation = instrumentation;
    }

    public static void premain(String arguments, Instrumentation instrumentation) {
        instrumentation.addTransformer(new Neighbouring(instrumentation), "again".equals(arguments));
    }

    public static void agentmain(String arguments, Instrumentation instrumentation) {
        premain(arguments, instrumentation);
        System.setProperty("neighbouring.came", "true");
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        if (!"oldstyle/Delegating$Plain".equals(name) || loaded != null) {
            return null;
        }
        instrumentation.removeTransformer(this);
        try (InputStream in = loader.getResourceAsStream("oldstyle/Delegating$Twice.class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            String text = new String(all.toByteArray(), StandardCharsets.ISO_8859_1);
            return text.replace("Delegating$Twice", "Delegating$Plain").getBytes(StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
