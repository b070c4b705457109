package dev.standpipe.agent;

import dev.standpipe.agent.jdk.JdkAccess;
import dev.standpipe.cache.Stamp;
import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;

/**
 * All that a verdict depends on beside classes, as text: the agent, the JDK and the options. Taken when the agent
 * starts: later another jar may lie where the one that runs was found, and the program may have changed the properties.
 */
final class CacheKey {
    /** What the loaders tell of the JDK's classes follows from these, and from {@link #CLASSES}. */
    private static final String[] JDK = {
        "java.home", "java.runtime.version", "java.vm.name", "java.vm.version", "java.vendor", "os.arch"
    };

    /** Where a JDK has its classes: up to Java 8, and from then on. */
    private static final String[] CLASSES = {"lib/rt.jar", "lib/modules"};

    private static final Option[] OPTIONS = {Option.RULES, Option.DISABLE, Option.PREFETCH};

    private final String text;

    /** Why there is none, or null. */
    private final Exception problem;

    private CacheKey(String text, Exception problem) {
        this.text = text;
        this.problem = problem;
    }

    /** Null where no cache is wanted. */
    static CacheKey of(Options options) {
        if (options.cache().isEmpty() || options.dryrun()) {
            return null;
        }
        try {
            return new CacheKey(text(options), null);
        } catch (IOException | URISyntaxException | RuntimeException e) {
            return new CacheKey(null, e);
        }
    }

    private static String text(Options options) throws IOException, URISyntaxException {
        File jar = new File(
                Agent.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        StringBuilder key = new StringBuilder(Stamp.ofArchive(jar));
        for (String property : JDK) {
            add(System.getProperty(property), key);
        }
        for (String name : CLASSES) {
            File classes = new File(System.getProperty("java.home"), name);
            add(classes.length() + " " + classes.lastModified(), key);
        }
        for (Option option : OPTIONS) {
            add(options.setting(option).value(), key);
        }
        add(String.valueOf(options.countsEntries()), key);
        return key.toString();
    }

    /** With its length, so that no two of them can be taken for two others. */
    private static void add(String value, StringBuilder key) {
        String text = String.valueOf(value);
        key.append('\n').append(text.length()).append(' ').append(text);
    }

    /** What in this JVM keeps verdicts of other runs from being of use, in the second half of a sentence, or null. */
    static String obstacle() throws ReflectiveOperationException {
        if (System.getProperty("java.nio.file.spi.DefaultFileSystemProvider") != null) {
            // it would start before the program wants it to
            return "the program brings a file system of its own";
        }
        JdkAccess access = JdkAccess.ofThisJava();
        boolean changed = access == null ? isPrepended() : access.isPatched();
        return changed ? "the program changes classes of the JDK" : null;
    }

    /** Up to Java 8: whether other classes come before those of the JDK; what comes after them replaces none. */
    private static boolean isPrepended() {
        String home = System.getProperty("java.home") + File.separator;
        boolean own = false;
        boolean others = false;
        for (String place : System.getProperty("sun.boot.class.path").split(File.pathSeparator)) {
            boolean ofTheJdk = place.startsWith(home);
            if (ofTheJdk && others) {
                return true;
            }
            own |= ofTheJdk;
            others |= !ofTheJdk;
        }
        return !own;
    }

    String text() throws IOException {
        if (problem != null) {
            throw new IOException(problem);
        }
        return text;
    }
}
