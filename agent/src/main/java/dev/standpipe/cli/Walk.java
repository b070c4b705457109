package dev.standpipe.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/** Goes through all class files of folders and archives, and of archives in archives, by several threads. What cannot be read is noted and passed by. */
final class Walk {
    /** What is done with a class file; called by several threads. */
    interface Visitor {
        void visit(String where, byte[] classFile);
    }

    private static final int AT_A_TIME = 256;

    private final Visitor visitor;
    private final Queue<String> problems = new ConcurrentLinkedQueue<>();
    private final ExecutorService workers =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());

    private Walk(Visitor visitor) {
        this.visitor = visitor;
    }

    /** What could not be read, a sentence each. */
    static List<String> through(List<Path> inputs, Visitor visitor) {
        Walk walk = new Walk(visitor);
        try {
            for (Path input : inputs) {
                walk.input(input);
            }
        } finally {
            walk.workers.shutdownNow();
        }
        List<String> problems = new ArrayList<>(walk.problems);
        Collections.sort(problems);
        return problems;
    }

    private void input(Path input) {
        try {
            if (!Files.isDirectory(input)) {
                file(input);
                return;
            }
            List<Path> classes = new ArrayList<>();
            for (Path file : Input.filesOf(input)) {
                if (Input.isArchive(file.toString())) {
                    file(file);
                } else {
                    classes.add(file);
                }
            }
            each(classes, file -> visitor.visit(file.toString(), Files.readAllBytes(file)));
        } catch (IOException | java.io.UncheckedIOException e) {
            problems.add(input + " cannot be read: " + e.getMessage());
        }
    }

    private void file(Path file) throws IOException {
        if (Input.isClass(file.toString())) {
            visitor.visit(file.toString(), Files.readAllBytes(file));
        } else if (Input.isArchive(file.toString())) {
            archive(file);
        } else {
            problems.add(file + " is neither a folder nor a class file nor a .jar, .war, .ear or .zip");
        }
    }

    private void archive(Path file) {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            each(Collections.list(zip.entries()), entry -> {
                if (wanted(entry)) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        entry(file + "!/" + entry.getName(), in);
                    }
                }
            });
        } catch (IOException | IllegalArgumentException e) {
            problems.add(file + " is no readable jar: " + e.getMessage());
        }
    }

    private static boolean wanted(ZipEntry entry) {
        return Input.isClass(entry.getName()) || Input.isArchive(entry.getName());
    }

    private void entry(String where, InputStream in) throws IOException {
        if (Input.isClass(where)) {
            visitor.visit(where, all(in));
            return;
        }
        ZipInputStream nested = new ZipInputStream(in);
        for (ZipEntry entry = nested.getNextEntry(); entry != null; entry = nested.getNextEntry()) {
            if (wanted(entry)) {
                entry(where + "!/" + entry.getName(), nested);
            }
        }
    }

    private static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] piece = new byte[8192];
        for (int n = in.read(piece); n >= 0; n = in.read(piece)) {
            bytes.write(piece, 0, n);
        }
        return bytes.toByteArray();
    }

    /** What is done with one thing. */
    private interface Step<T> {
        void take(T thing) throws IOException;
    }

    private <T> void each(List<? extends T> things, Step<T> step) {
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int from = 0; from < things.size(); from += AT_A_TIME) {
            List<? extends T> some = things.subList(from, Math.min(things.size(), from + AT_A_TIME));
            tasks.add(() -> {
                for (T thing : some) {
                    try {
                        step.take(thing);
                    } catch (IOException | IllegalArgumentException e) {
                        problems.add(thing + " cannot be read: " + e.getMessage());
                    }
                }
                return null;
            });
        }
        try {
            for (Future<Void> done : workers.invokeAll(tasks)) {
                done.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused("interrupted");
        }
    }
}
