package dev.standpipe.gaps;

import gaps.Suite;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Where the build has put what the programs need. */
final class Places {
    private static final Path CLASSES = of(Suite.class);
    private static final Path TARGET = CLASSES.getParent();
    private static final Path ROOT = TARGET.resolve("../../..").normalize();

    static final Path AGENT = Path.of(System.getProperty("agent.jar", ROOT + "/agent/target/standpipe.jar"))
            .normalize();

    private static final String LEGACY =
            ROOT + "/test-apps/legacy/target/classes" + File.pathSeparator + ROOT + "/test-apps/legacy/target/lib/*";

    private static final String FUZZ =
            ROOT + "/runtime-bulk/target/test-classes" + File.pathSeparator + ROOT + "/runtime-bulk/target/classes";

    private Places() {}

    private static Path of(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (java.net.URISyntaxException x) {
            throw new IllegalStateException(x);
        }
    }

    static Path runs(int release) {
        return TARGET.resolve("runs/jdk-" + release);
    }

    static String classPath() {
        return CLASSES + File.pathSeparator + asm() + File.pathSeparator + LEGACY + File.pathSeparator + FUZZ;
    }

    private static Path asm() {
        return of(org.objectweb.asm.ClassReader.class);
    }

    /** A jar that names an agent; its class is on the class path. */
    static synchronized Path agent(Class<?> agent) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        for (String kind : new String[] {"Premain-Class", "Agent-Class"}) {
            attributes.put(new Attributes.Name(kind), agent.getName());
        }
        for (String right : new String[] {"Can-Redefine-Classes", "Can-Retransform-Classes"}) {
            attributes.put(new Attributes.Name(right), "true");
        }
        Path jar = TARGET.resolve(agent.getSimpleName() + ".jar");
        if (!Files.exists(jar)) {
            new JarOutputStream(Files.newOutputStream(jar), manifest).close();
        }
        return jar;
    }
}
