package dev.standpipe.offline;

import dev.standpipe.file.FileKind;
import dev.standpipe.file.WholeFile;
import dev.standpipe.options.Patterns;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Observations;
import dev.standpipe.report.Report;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.rule.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Rewrites what a build has made: class files, folders of them, jars, wars, ears, and archives in archives. Not for
 * several threads.
 */
public final class Offline {
    private final Observations observations = Observations.dry();
    private final ClassInventory inventory = new ClassInventory();
    private final OfflineOptions options = new OfflineOptions();
    private final Set<Path> known = new HashSet<>();

    /** Only these classes, as in the agent's option {@code includes}. */
    public Offline includes(String patterns) {
        options.includes = Patterns.of(patterns);
        return this;
    }

    /** Not these classes, as in the agent's option {@code excludes}. */
    public Offline excludes(String patterns) {
        options.excludes = Patterns.of(patterns);
        return this;
    }

    /** Only these rules, separated by colons; none named: all. */
    public Offline rules(String ids) throws OfflineException {
        options.rules = known(ids);
        return this;
    }

    /** Not these rules, separated by colons. */
    public Offline disable(String ids) throws OfflineException {
        options.disabled = known(ids);
        return this;
    }

    private static List<String> known(String ids) throws OfflineException {
        List<String> named = Patterns.split(ids, ':');
        for (String name : named) {
            String complaint = Rules.complaint(name);
            if (complaint != null) {
                throw new OfflineException(complaint);
            }
        }
        return named;
    }

    /** Rewrites signed archives too, and takes their signatures away; otherwise they are refused. */
    public Offline stripSignatures(boolean strip) {
        options.stripSignatures = strip;
        return this;
    }

    /** Adds the runtime, so that it needs not be on the class path. */
    public Offline embedRuntime(boolean embed) {
        options.embedRuntime = embed;
        return this;
    }

    /** Lets {@code java -jar} on Java 9 and later open package java.io to the runtime, by a line of the manifest. */
    public Offline addOpens(boolean add) {
        options.addOpens = add;
        return this;
    }

    public Offline watchedBy(ProgressListener progress) {
        options.progress = progress;
        return this;
    }

    /** Says where more classes are that those to be rewritten know. What cannot be read is passed by. */
    public Offline classPath(Collection<Path> places) throws OfflineException {
        try (Spool spool = new Spool()) {
            for (Path place : places) {
                try {
                    know(place.toRealPath(), spool);
                } catch (IOException unreadable) {
                    // a receiver may be guessed by its name
                }
            }
        } catch (IOException e) {
            throw failed("the class path cannot be looked at", e);
        }
        return this;
    }

    private void know(Path place, Spool spool) throws IOException {
        if (!known.contains(place)) {
            options.progress.expect(FolderTree.size(place));
            new InventoryTaking(inventory, spool, options.progress).take(place);
            known.add(place);
        }
    }

    /**
     * Writes {@code out}, which may be {@code in}; a folder that exists is added to. If it throws, there is nothing new
     * at {@code out}.
     */
    public Outcome rewrite(Path in, Path out) throws OfflineException {
        return run(in, out);
    }

    /** Says what {@link #rewrite} would do, and writes nothing. */
    public Outcome check(Path in) throws OfflineException {
        return run(in, null);
    }

    private Outcome run(Path in, Path out) throws OfflineException {
        try (Spool spool = new Spool()) {
            Path from = in.toRealPath();
            know(from, spool);
            options.progress.expect(FolderTree.size(from));
            Rewriter rewriter = Rewriter.standard().with(inventory).applying(options::applies);
            RewritingJob job = new RewritingJob(rewriter, options, spool);
            if (Files.isDirectory(from)) {
                return job.outcome(folder(from, out, job), observations);
            }
            Path to = out != null && Files.isDirectory(out) ? out.resolve(from.getFileName()) : out;
            return job.outcome(
                    FileKind.isClass(from.toString()) ? classFile(from, to, job) : archive(in, from, to, job),
                    observations);
        } catch (IOException | InvalidPathException e) {
            throw failed(in + (out == null ? " cannot be read" : " cannot be rewritten to " + out), e);
        }
    }

    private static boolean folder(Path from, Path out, RewritingJob job) throws IOException {
        if (out != null && !Files.isDirectory(out) && Files.exists(out)) {
            throw new OfflineException(out + " is no folder, and " + from + " is one. Name a folder to write to");
        }
        Path to = out == null ? from : out.toAbsolutePath().normalize();
        if (!to.equals(from) && (to.startsWith(from) || from.startsWith(to))) {
            throw new OfflineException(from + " and " + to + " lie in one another. Name a folder beside it");
        }
        RewrittenFolder folder = new RewrittenFolder(from, job);
        if (out != null) {
            folder.write(out);
        }
        return folder.isDifferent();
    }

    private static boolean classFile(Path from, Path to, RewritingJob job) throws IOException {
        RewrittenClassFile file = new RewrittenClassFile(from, job);
        if (to != null) {
            file.write(to);
        }
        return file.isDifferent();
    }

    private static boolean archive(Path in, Path from, Path to, RewritingJob job) throws IOException {
        try (ArchiveFile archive = new ArchiveFile(from, in.toString(), job)) {
            if (to != null) {
                archive.write(to);
            }
            return archive.isDifferent();
        }
    }

    private static OfflineException failed(String what, Exception e) {
        return e instanceof OfflineException
                ? (OfflineException) e
                : new OfflineException(what + ": " + WholeFile.inWords(e), e);
    }

    /** Of everything so far. */
    public Report report(List<Setting> settings) {
        return observations.snapshot(settings);
    }
}
