package dev.standpipe.offline;

import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.emit.Symbols;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;

/**
 * The classes of one archive or folder, told apart by the folder in it where a class loader begins:
 * {@code WEB-INF/classes/}, {@code BOOT-INF/classes/}, or the top. What lies below {@code META-INF/versions/} belongs
 * to the folder above it.
 */
final class LoaderRoots {
    private static final String SUFFIX = ".class";
    private static final String VERSIONS = "META-INF/versions/";

    private final RewritingJob job;
    private final Set<String> names;
    private final Set<String> imported;
    private final Map<String, LoaderUnit> units = new LinkedHashMap<>();
    private final Set<String> touched = new TreeSet<>();

    /** {@code names} are those of all entries, in the order of the archive; the manifest may be null. */
    LoaderRoots(RewritingJob job, Set<String> names, Manifest manifest) {
        this.job = job;
        this.names = names;
        this.imported = manifest == null ? Collections.emptySet() : manifest.imported();
    }

    /** The new class file, or null if it stays as it is. */
    byte[] rewrite(String container, String entry, byte[] classFile) {
        if (!job.isCandidate(classFile)) {
            return null;
        }
        String where = container + entry;
        String name;
        try {
            name = new ClassReader(classFile).getClassName();
        } catch (RuntimeException unreadable) {
            job.isUnreadable(where, nameByPlace(entry), classFile);
            return null;
        }
        String root = root(entry, name);
        if (root == null || !job.isWanted(name)) {
            return null;
        }
        Rewriting rewriting = job.rewrite(unit(root), where, classFile);
        if (rewriting.changed() || rewriting.wasRewrittenBefore()) {
            touched.add(root);
        }
        return rewriting.changed() ? rewriting.classFile() : null;
    }

    /** How the class is called most likely whose file does not say it. */
    private static String nameByPlace(String entry) {
        return entry.substring(0, entry.length() - SUFFIX.length())
                .replaceFirst("^((BOOT|WEB)-INF/classes/)?(" + VERSIONS + "[0-9]+/)?", "");
    }

    /** Null for a class file under another name: no loader finds it there. */
    private static String root(String entry, String name) {
        if (!entry.endsWith(name + SUFFIX)) {
            return null;
        }
        String root = entry.substring(0, entry.length() - name.length() - SUFFIX.length());
        int versions = root.lastIndexOf(VERSIONS);
        if (versions >= 0 && root.indexOf('/', versions + VERSIONS.length()) == root.length() - 1) {
            root = root.substring(0, versions);
        }
        return root.isEmpty() || root.endsWith("/") ? root : null;
    }

    private LoaderUnit unit(String root) {
        LoaderUnit unit = units.get(root);
        if (unit == null) {
            unit = job.unit(imported);
            String there = standInAt(root);
            if (there != null) {
                unit.use(there);
            }
            units.put(root, unit);
        }
        return unit;
    }

    /** One of an earlier time; no package has a hyphen, so what is below WEB-INF or META-INF is not of this root. */
    private String standInAt(String root) {
        for (String name : names) {
            if (name.startsWith(root) && name.endsWith(Symbols.STAND_IN + SUFFIX)) {
                String standIn = name.substring(root.length(), name.length() - SUFFIX.length());
                String folder = standIn.substring(0, standIn.lastIndexOf('/') + 1);
                if (standIn.indexOf('-') < 0 && !imported.contains(folder) && standIn.equals(StandIn.in(folder))) {
                    return standIn;
                }
            }
        }
        return null;
    }

    /** A nested archive with rewritten classes has the same loader. */
    void serves(String root) {
        touched.add(root);
    }

    /** Where in this archive the loader begins that loads the nested archive, or null if that has one of its own. */
    static String rootOver(String nested) {
        for (String folder : new String[] {"BOOT-INF/", "WEB-INF/"}) {
            if (nested.startsWith(folder)) {
                return folder + "classes/";
            }
        }
        return null;
    }

    /** Whether there are rewritten classes, of now or of an earlier time. */
    boolean isTouched() {
        return !touched.isEmpty();
    }

    /** What has to be there and is not, by its place. */
    Map<String, byte[]> missing(boolean withRuntime) {
        Map<String, byte[]> missing = new LinkedHashMap<>();
        for (Map.Entry<String, LoaderUnit> root : units.entrySet()) {
            for (String standIn : root.getValue().standIns()) {
                add(missing, root.getKey() + standIn + SUFFIX, StandIn.classFile(standIn));
            }
        }
        if (withRuntime) {
            for (String root : touched) {
                add(missing, root + EmbeddedRuntime.NAME, EmbeddedRuntime.jar());
            }
        }
        return missing;
    }

    private void add(Map<String, byte[]> missing, String name, byte[] content) {
        if (!names.contains(name)) {
            missing.put(name, content);
        }
    }
}
