package dev.standpipe.agent;

import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.net.URISyntaxException;
import java.security.ProtectionDomain;
import java.util.Enumeration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Takes what only the agent uses out of its jar, packed. The class path needs three times as long for each class, and
 * the program's first loop waits for two hundred. The runtime stays where the program may have it too.
 */
final class AgentClassLoader extends ClassLoader {
    private static final String OURS = "dev.standpipe.";
    private static final String OURS_AS_FILES = "dev/standpipe/";
    private static final String PACKS = OURS_AS_FILES + "agent/";
    private static final String HOME = "dev.standpipe.agent.jdk.JvmsOwnLoader$Finder";

    private static final String RUNTIME = "runtime.";

    /** What the agent needs of it before it is known whether the program has a loop. */
    private static final String[] BEFORE_ANY_LOOP = {RUNTIME + "jvm.", RUNTIME + "file.Windows"};

    /** And what before that loop has carried enough. */
    private static final String[] BEFORE_ANY_TRANSFER = {RUNTIME + "count.", RUNTIME + "link.", RUNTIME + "Switch"};

    /** What both loaders are to mean the same by: packages, and single classes. */
    private static final String[] SHARED = {
        RUNTIME,
        "io.",
        "agent.Agent",
        "agent.AttachHandler",
        "agent.AgentClassLoader",
        "agent.RewriterClasses",
        "agent.RuntimeClasses"
    };

    static {
        registerAsParallelCapable();
    }

    private final ZipFile jar;
    private final Instrumentation instrumentation;
    /** At first how many there are, then the hash of each name, ascending, and the place of its class file. */
    private final byte[] packed;

    private final ClassLoader classPath = Agent.class.getClassLoader();
    /** Null where the class path is a loader that defines none, which it need not before Java 9. */
    private final Package sample = Agent.class.getPackage();

    private final ProtectionDomain domain = Agent.class.getProtectionDomain();
    private RewriterClasses rewriter;
    /** More than 0 once it has; an AtomicBoolean would start the JDK's variable handles. */
    private final AtomicInteger broughtDoorway = new AtomicInteger();

    private final AtomicInteger broughtEngine = new AtomicInteger();

    private BiConsumer<ProtectionDomain, byte[]> home;

    /**
     * With no parent: what is the JDK's comes from the JDK, for a class path loader of the program's own may be locked
     * by a thread that waits for this one.
     */
    private AgentClassLoader(ZipFile jar, Instrumentation instrumentation) throws IOException {
        super(null);
        this.jar = jar;
        this.instrumentation = instrumentation;
        this.packed = pack("agent");
    }

    /** Where the agent is not in a jar, the loader that it has. */
    static ClassLoader ofTheAgent(Instrumentation instrumentation) throws IOException {
        ZipFile jar;
        try {
            jar = new ZipFile(new File(Agent.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI()));
        } catch (IOException | URISyntaxException | RuntimeException noJar) {
            return Agent.class.getClassLoader();
        }
        AgentClassLoader loader = new AgentClassLoader(jar, instrumentation);
        if (Agent.isOnAClassPathOfTheProgramsOwn()) {
            loader.fetchShared();
        }
        return loader;
    }

    /**
     * Has the class path load all that it shares with the agent: afterwards the JVM knows these classes and asks no
     * loader for them.
     */
    private void fetchShared() {
        for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
            String file = entries.nextElement().getName();
            if (file.startsWith(OURS_AS_FILES) && file.endsWith(".class")) {
                String name =
                        file.substring(0, file.length() - ".class".length()).replace('/', '.');
                if (isShared(name)) {
                    fetch(name);
                }
            }
        }
    }

    private void fetch(String name) {
        try {
            Class.forName(name, false, this);
        } catch (ClassNotFoundException | LinkageError notForThisJava) {
            // it will not be needed
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OURS)) {
            return super.loadClass(name, resolve);
        }
        if (name.startsWith(RewriterClasses.PACKAGE)) {
            rewriter().bring(name);
            return super.loadClass(name, resolve);
        }
        if (isShared(name)) {
            // nobody waits for whoever brings it: he may wait for a lock of the class path's
            if (isOfALoop(name) && broughtDoorway.getAndIncrement() == 0) {
                RuntimeClasses.bring("doorway", this, classPath, domain);
            }
            if (isOfALoop(name) && !isAny(BEFORE_ANY_TRANSFER, name) && broughtEngine.getAndIncrement() == 0) {
                RuntimeClasses.bring("engine", this, classPath, domain);
            }
            return classPath.loadClass(name);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    private static boolean isOfALoop(String name) {
        return name.startsWith(RUNTIME, OURS.length()) && !isAny(BEFORE_ANY_LOOP, name);
    }

    private static boolean isAny(String[] starts, String name) {
        for (String start : starts) {
            if (name.startsWith(start, OURS.length())) {
                return true;
            }
        }
        return false;
    }

    private synchronized RewriterClasses rewriter() {
        if (rewriter == null) {
            rewriter = new RewriterClasses(this);
        }
        return rewriter;
    }

    private static boolean isShared(String name) {
        for (String shared : SHARED) {
            boolean matches = shared.endsWith(".")
                    ? name.startsWith(shared, OURS.length())
                    : name.length() == OURS.length() + shared.length() && name.endsWith(shared);
            if (matches) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        int place = place(name.hashCode());
        if (place == 0) {
            throw new ClassNotFoundException(name);
        }
        definePackage(name.substring(0, name.lastIndexOf('.')));
        return define(name, packed, place);
    }

    /** Or 0. A map would have to be made first. */
    private int place(int hash) {
        int from = 0;
        int to = int4(packed, 0);
        while (from < to) {
            int middle = from + to >>> 1;
            int at = Integer.BYTES * (1 + 2 * middle);
            int found = int4(packed, at);
            if (found == hash) {
                return int4(packed, at + Integer.BYTES);
            }
            if (found < hash) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return 0;
    }

    private static int int4(byte[] bytes, int at) {
        return bytes[at] << 24 | (bytes[at + 1] & 0xFF) << 16 | (bytes[at + 2] & 0xFF) << 8 | bytes[at + 3] & 0xFF;
    }

    /** The class file that is there, after its length. */
    Class<?> define(String name, byte[] classFiles, int place) {
        return defineClass(name, classFiles, place + Integer.BYTES, int4(classFiles, place), domain);
    }

    /** Or the classes would not know which version they are of, and on Java 8 not even their package. */
    private void definePackage(String name) {
        synchronized (jar) {
            if (getPackage(name) == null) {
                if (sample == null) {
                    definePackage(name, null, null, null, null, null, null, null);
                    return;
                }
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

    /** A file of packed classes. */
    byte[] pack(String name) throws IOException {
        String file = PACKS + name + ".classes";
        ZipEntry entry = jar.getEntry(file);
        if (entry == null) {
            throw new IOException(file + " is missing; the jar is damaged");
        }
        byte[] bytes = new byte[(int) entry.getSize()];
        try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
            in.readFully(bytes);
        }
        return bytes;
    }

    /**
     * Has the JVM take a pack of classes for its own, or the class path that the domain is of. Throws whatever keeps it
     * from that.
     */
    void give(byte[] classFiles, ProtectionDomain to) throws ReflectiveOperationException {
        home().accept(to, classFiles);
    }

    @SuppressWarnings("unchecked")
    private synchronized BiConsumer<ProtectionDomain, byte[]> home() throws ReflectiveOperationException {
        if (home == null) {
            home = ((Function<Instrumentation, BiConsumer<ProtectionDomain, byte[]>>)
                            loadClass(HOME).getDeclaredConstructor().newInstance())
                    .apply(instrumentation);
        }
        return home;
    }

    /** Not by an URL: that takes milliseconds. */
    @Override
    public InputStream getResourceAsStream(String name) {
        ZipEntry entry = name.startsWith(OURS_AS_FILES) ? jar.getEntry(name) : null;
        try {
            return entry == null ? classPath.getResourceAsStream(name) : jar.getInputStream(entry);
        } catch (IOException damaged) {
            return null;
        }
    }
}
