package dev.standpipe.cli.input;

import dev.standpipe.cli.user.ProgressBar;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.FileKind;
import dev.standpipe.file.WholeFile;
import dev.standpipe.zip.EntryNames;
import dev.standpipe.zip.UnpackLimit;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Goes through all class files of folders and archives, and of archives in archives, by several threads. What cannot be
 * read is noted and passed by.
 */
public final class ClassWalk {
    /** What is done with a class file; called by several threads. */
    public interface Visitor {
        void visit(String where, byte[] classFile);
    }

    private static final int AT_A_TIME = 256;

    /** What a class file by itself counts in the progress bar; to ask for its size would take longer. */
    private static final int USUAL_SIZE = 4096;

    private final Visitor visitor;
    private final ProgressBar progress;
    private final Queue<String> problems = new ConcurrentLinkedQueue<>();
    private final Queue<String> notes = new ConcurrentLinkedQueue<>();

    public ClassWalk(Visitor visitor, ProgressBar progress) {
        this.visitor = visitor;
        this.progress = progress;
    }

    public ClassWalk through(List<Path> inputs) {
        expect(inputs);
        ForkJoinPool workers = new ForkJoinPool(Runtime.getRuntime().availableProcessors());
        try {
            workers.invoke(all(inputs, this::input));
        } catch (OutOfMemoryError e) {
            throw new Refused("this does not fit into memory: try java -Xmx4g -jar standpipe.jar, or less at once");
        } finally {
            workers.shutdownNow();
        }
        return this;
    }

    /** What could not be read, a sentence each. */
    public List<String> problems() {
        return sorted(problems);
    }

    /** What was strange and did no harm. */
    public List<String> notes() {
        return sorted(notes);
    }

    private static List<String> sorted(Queue<String> unordered) {
        List<String> sorted = new ArrayList<>(unordered);
        Collections.sort(sorted);
        return sorted;
    }

    void problem(String sentence) {
        problems.add(sentence);
    }

    void note(String sentence) {
        notes.add(sentence);
    }

    void found(String where, byte[] classFile) {
        visitor.visit(where, classFile);
    }

    private void expect(List<Path> files) {
        for (Path file : files) {
            progress.expect(FileKind.isArchive(file.toString()) ? file.toFile().length() : USUAL_SIZE);
        }
    }

    private void input(Path input) throws IOException {
        if (!Files.isDirectory(input)) {
            file(input);
            return;
        }
        List<Path> files = new FolderScan(input, this::problem).files();
        expect(files);
        ForkJoinTask.invokeAll(inPieces("", files, this::file));
    }

    private void file(Path file) throws IOException {
        if (FileKind.isArchive(file.toString())) {
            archive(file.toFile());
        } else if (!FileKind.isClass(file.toString())) {
            problem(file + " is neither a folder nor a class file nor a .jar, .war, .ear, .zip or .jmod");
        } else {
            if (Files.size(file) > UnpackLimit.LARGEST_CLASS) {
                problem(file + " cannot be read: it is larger than any class file");
            } else {
                found(file.toString(), Files.readAllBytes(file));
            }
            progress.done(USUAL_SIZE);
        }
    }

    private void archive(File file) {
        ArchiveWalk archive = new ArchiveWalk(file.toString(), file.length(), this);
        EntryNames names = names();
        try (ZipFile zip = new ZipFile(spelled(file))) {
            List<ZipEntry> entries = new ArrayList<>();
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (isWanted(entry.getName(), names)) {
                    entries.add(entry);
                }
            }
            ForkJoinTask.invokeAll(inPieces(file + "!/", entries, entry -> {
                try (InputStream in = zip.getInputStream(entry)) {
                    archive.entry(entry.getName(), in);
                }
                progress.done(Math.max(0, entry.getCompressedSize()));
            }));
        } catch (Excess e) {
            problem(file + " is left out from there on: " + e.getMessage());
        } catch (IOException | IllegalArgumentException e) {
            problem(file + " is no readable jar: " + inWords(e));
        }
        noteWhatIsStrange(file.toString(), names);
    }

    static EntryNames names() {
        return new EntryNames(ClassWalk::isWanted);
    }

    private static boolean isWanted(String name) {
        return FileKind.isClass(name) || FileKind.isArchive(name);
    }

    /** Whether it is a class file or an archive, and no other entry had the name. */
    static boolean isWanted(String name, EntryNames names) {
        return names.add(name) && isWanted(name);
    }

    /** It does no harm to those who only read, but others may be deceived by it. */
    void noteWhatIsStrange(String where, EntryNames names) {
        if (names.outside() != null) {
            note(where + " has an entry that would be unpacked somewhere else: " + names.outside());
        }
        if (names.twice() != null) {
            note(where + " has the entry " + names.twice() + " more than once, and only one of them was read");
        }
    }

    /** Throws if the locale has not the letters of its name: by letters it would not be found. */
    private static File spelled(File file) {
        return file.toPath().toFile();
    }

    static String inWords(Exception e) {
        if (e instanceof EOFException) {
            return "it ends too early";
        }
        if (e instanceof FileSystemException || e instanceof InvalidPathException) {
            return WholeFile.inWords(e);
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    /** What is done with one thing. */
    private interface Step<T> {
        void take(T thing) throws IOException;
    }

    /** Stops all that is under way in an archive. */
    private static final class Excess extends RuntimeException {
        Excess(UnpackLimit.Exceeded cause) {
            super(cause.getMessage(), cause);
        }
    }

    private <T> RecursiveAction all(List<? extends T> things, Step<T> step) {
        return new RecursiveAction() {
            @Override
            protected void compute() {
                List<RecursiveAction> each = new ArrayList<>();
                for (T thing : things) {
                    each.add(piece("", Collections.singletonList(thing), step));
                }
                invokeAll(each);
            }
        };
    }

    private <T> List<RecursiveAction> inPieces(String before, List<? extends T> things, Step<T> step) {
        List<RecursiveAction> pieces = new ArrayList<>();
        for (int from = 0; from < things.size(); from += AT_A_TIME) {
            pieces.add(piece(before, things.subList(from, Math.min(things.size(), from + AT_A_TIME)), step));
        }
        return pieces;
    }

    private <T> RecursiveAction piece(String before, List<? extends T> things, Step<T> step) {
        return new RecursiveAction() {
            @Override
            protected void compute() {
                for (T thing : things) {
                    try {
                        step.take(thing);
                    } catch (UnpackLimit.Exceeded e) {
                        throw new Excess(e);
                    } catch (IOException | IllegalArgumentException e) {
                        problem(before + thing + " cannot be read: " + inWords(e));
                    }
                }
            }
        };
    }
}
