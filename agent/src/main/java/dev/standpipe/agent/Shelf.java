package dev.standpipe.agent;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.security.ProtectionDomain;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Takes what only the agent uses straight out of its jar. The class path needs three times as long for each class, and the program's first loop waits for two
 * hundred. The runtime stays where the program may have it too.
 */
final class Shelf extends ClassLoader {
    private static final String OURS = "dev.standpipe.";
    private static final String OURS_AS_FILES = "dev/standpipe/";

    /** What both loaders are to mean the same by. */
    private static final String[] SHARED = {"runtime.", "io.", "agent.Agent", "agent.Attendant", "agent.Shelf"};

    static {
        registerAsParallelCapable();
    }

    private final ZipFile jar;
    private final Package sample = Agent.class.getPackage();
    private final ProtectionDomain domain = Agent.class.getProtectionDomain();

    private Shelf(ZipFile jar) {
        super(Agent.class.getClassLoader());
        this.jar = jar;
    }

    /** Where the agent is not in a jar, the loader that it has. */
    static ClassLoader ofTheAgent() {
        try {
            return new Shelf(new ZipFile(new File(Agent.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI())));
        } catch (IOException | URISyntaxException | RuntimeException noJar) {
            return Agent.class.getClassLoader();
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!isForTheAgent(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    private static boolean isForTheAgent(String name) {
        if (!name.startsWith(OURS)) {
            return false;
        }
        for (String shared : SHARED) {
            if (name.startsWith(shared, OURS.length())) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        ZipEntry entry = jar.getEntry(name.replace('.', '/') + ".class");
        if (entry == null) {
            throw new ClassNotFoundException(name);
        }
        byte[] classFile = new byte[(int) entry.getSize()];
        try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
            in.readFully(classFile);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
        definePackage(name.substring(0, name.lastIndexOf('.')));
        return defineClass(name, classFile, 0, classFile.length, domain);
    }

    /** Or the classes would not know which version they are of, and on Java 8 not even their package. */
    private void definePackage(String name) {
        synchronized (jar) {
            if (getPackage(name) == null) {
                definePackage(
                        name,
                        sample.getSpecificationTitle(),
                        sample.getSpecificationVersion(),
                        sample.getSpecificationVendor(),
                        sample.getImplementationTitle(),
                        sample.getImplementationVersion(),
                        sample.getImplementationVendor(),
                        null);
            }
        }
    }

    /** Not by an URL: that takes milliseconds. */
    @Override
    public InputStream getResourceAsStream(String name) {
        ZipEntry entry = name.startsWith(OURS_AS_FILES) ? jar.getEntry(name) : null;
        try {
            return entry == null ? super.getResourceAsStream(name) : jar.getInputStream(entry);
        } catch (IOException damaged) {
            return null;
        }
    }
}
