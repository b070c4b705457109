package dev.standpipe.offline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/** A class file that was named by itself. */
final class RewrittenClassFile {
    private final Path from;
    private final RewritingJob job;
    /** Where it would lie in a folder of classes. */
    private final String entry;

    private final byte[] before;
    private final byte[] after;
    private final Map<String, byte[]> missing;

    RewrittenClassFile(Path from, RewritingJob job) throws IOException {
        this.from = from;
        this.job = job;
        before = Files.readAllBytes(from);
        job.options().progress.done(before.length);
        entry = entry();
        Set<String> names = new LinkedHashSet<>();
        String standIn = StandIn.in(entry.substring(0, entry.lastIndexOf('/') + 1)) + ".class";
        if (Files.exists(from.resolveSibling(simple(standIn)))) {
            names.add(standIn);
        }
        LoaderRoots roots = new LoaderRoots(job, names, null);
        after = roots.rewrite(from.getParent() + "/", entry, before);
        missing = roots.missing(job.options().embedRuntime);
        if (after != null && job.options().addOpens) {
            job.tell(from + " is a class file by itself, with no manifest for an Add-Opens");
        }
    }

    private String entry() {
        try {
            return new ClassReader(before).getClassName() + ".class";
        } catch (RuntimeException unreadable) {
            return from.getFileName().toString();
        }
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    boolean isDifferent() {
        return after != null || !missing.isEmpty();
    }

    void write(Path to) throws IOException {
        for (Map.Entry<String, byte[]> file : missing.entrySet()) {
            Replacement.write(job.spool().keep(file.getValue()), place(file.getKey(), to), null);
        }
        if (after != null || !Files.exists(to) || !Files.isSameFile(from, to)) {
            Replacement.write(job.spool().keep(after == null ? before : after), to, from);
        }
    }

    /** The stand-in lies beside the class, the runtime where the packages begin. */
    private Path place(String name, Path to) throws OfflineException {
        if (!name.equals(EmbeddedRuntime.NAME)) {
            return FileNames.path(to.toAbsolutePath().getParent(), simple(name));
        }
        Path file = to.toAbsolutePath().normalize();
        Path root = file;
        for (int i = entry.split("/").length; i > 0 && root != null; i--) {
            root = root.getParent();
        }
        if (root == null || !FileNames.of(root, file).equals(entry)) {
            throw new OfflineException(
                    "the runtime cannot be added to a class file by itself. Write it to the folder of its package, "
                            + entry + ", or rewrite the whole folder of classes");
        }
        return root.resolve(name);
    }
}
