package dev.standpipe.offline;

import dev.standpipe.options.Patterns;
import dev.standpipe.options.Setting;
import dev.standpipe.report.Observations;
import dev.standpipe.report.Report;
import dev.standpipe.report.WholeFile;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Rewrites what a build has made: class files, folders of them, jars, wars, ears, and archives in archives. Not for several threads. */
public final class Offline {
    private final Observations observations = Observations.dry();
    private final Inventory inventory = new Inventory();
    private Patterns includes = Patterns.of("*");
    private Patterns excludes = Patterns.of("");
    private List<String> rules = new ArrayList<>();
    private List<String> disabled = new ArrayList<>();
    private boolean stripSignatures;
    private boolean embedRuntime;
    private boolean addOpens;
    private Pace pace = Pace.UNTOLD;

    /** Only these classes, as in the agent's option {@code includes}. */
    public Offline includes(String patterns) {
        includes = Patterns.of(patterns);
        return this;
    }

    /** Not these classes, as in the agent's option {@code excludes}. */
    public Offline excludes(String patterns) {
        excludes = Patterns.of(patterns);
        return this;
    }

    /** Only these rules, with : between; none named: all. */
    public Offline rules(String ids) throws OfflineException {
        rules = known(ids);
        return this;
    }

    /** Not these rules, with : between. */
    public Offline disable(String ids) throws OfflineException {
        disabled = known(ids);
        return this;
    }

    private static List<String> known(String ids) throws OfflineException {
        List<String> known = new ArrayList<>();
        for (Rule rule : Rules.all()) {
            known.add(rule.id());
        }
        List<String> named = Patterns.split(ids, ':');
        for (String name : named) {
            if (!known.contains(name)) {
                throw new OfflineException("there is no rule \"" + name + "\"; there are " + String.join(", ", known));
            }
        }
        return named;
    }

    /** Rewrites signed archives too, and takes their signatures away; otherwise they are refused. */
    public Offline stripSignatures(boolean strip) {
        stripSignatures = strip;
        return this;
    }

    /** Adds the runtime, so that it needs not be on the class path. */
    public Offline embedRuntime(boolean embed) {
        embedRuntime = embed;
        return this;
    }

    /** Lets {@code java -jar} on Java 9 and later open package java.io to the runtime, by a line of the manifest. */
    public Offline addOpens(boolean add) {
        addOpens = add;
        return this;
    }

    public Offline watchedBy(Pace pace) {
        this.pace = pace;
        return this;
    }

    /** Says where more classes are that those to be rewritten know. What cannot be read is passed by. */
    public Offline classPath(Collection<Path> places) {
        for (Path place : places) {
            Census.tryToTake(inventory, place);
        }
        return this;
    }

    /** Writes {@code out}, which may be {@code in}; a folder that exists is added to. If it throws, there is nothing new at {@code out}. */
    public Outcome rewrite(Path in, Path out) throws OfflineException {
        return run(in, out);
    }

    /** Says what {@link #rewrite} would do, and writes nothing. */
    public Outcome check(Path in) throws OfflineException {
        return run(in, null);
    }

    private Outcome run(Path in, Path out) throws OfflineException {
        try {
            Path from = in.toRealPath();
            Census.take(inventory, from);
            Rewriter rewriter = Rewriter.standard()
                    .with(inventory)
                    .applying(id -> (rules.isEmpty() || rules.contains(id)) && !disabled.contains(id));
            Job job = new Job(rewriter, includes, excludes, embedRuntime, observations);
            if (!Files.isDirectory(from)) {
                throw new OfflineException(in + " is no folder, and nothing else can be rewritten yet");
            }
            return job.outcome(new Folder(from, job).rewrite(out));
        } catch (OfflineException e) {
            throw e;
        } catch (FileSystemException e) {
            throw new OfflineException(WholeFile.inWords(e));
        } catch (IOException e) {
            throw new OfflineException(in + " cannot be rewritten: " + e.getMessage(), e);
        }
    }

    /** Of everything so far. */
    public Report report(List<Setting> settings) {
        return observations.snapshot(settings);
    }
}
