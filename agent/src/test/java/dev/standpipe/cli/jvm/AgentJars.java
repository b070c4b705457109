package dev.standpipe.cli.jvm;

import dev.standpipe.agent.Jvm;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/** Makes jars of agents of somebody else. */
public final class AgentJars {
    private AgentJars() {}

    /** Of that one class. */
    public static Path of(Class<?> agent, Path jar) throws Exception {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Premain-Class", agent.getName());
        attributes.putValue("Agent-Class", agent.getName());
        attributes.putValue("Can-Retransform-Classes", "true");
        String entry = agent.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                InputStream in = agent.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new ZipEntry(entry));
            byte[] all = new byte[8192];
            for (int n = in.read(all); n >= 0; n = in.read(all)) {
                out.write(all, 0, n);
            }
        }
        return jar;
    }

    /** Brings the agent to a program that waits for it, and returns what that says from its first line on. */
    public static String attach(Jvm jvm, Class<?> main, Path jar, String options, int rounds) throws Exception {
        try (Neighbour neighbour = Neighbour.started(jvm, main, "wait", String.valueOf(rounds))) {
            AttachApi.Connection connection = AttachApi.find().connect(neighbour.pid);
            try {
                connection.load(jar.toString(), options);
            } finally {
                connection.close();
            }
            return neighbour.saidFirst() + "\n" + neighbour.next() + "\n";
        }
    }
}
