package dev.standpipe.rewrite.hoist;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.runtime.ahead.Prefetch;
import dev.standpipe.runtime.Switch;
import java.io.BufferedInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Plays methods on files, as they are and by the engine itself, which reads ahead and late as eagerly as it can. In a JVM of its own: see {@link LateFilesTest}. */
public final class LateFiles {
    private static final int[] SIZES = {1 << 16, 1 << 12, 700, 161, 160, 159, 20, 0};
    private static final int[] COUNTS = {40, 5, 16, 64, 0};
    private static final List<Path> FILES = new ArrayList<>();

    private LateFiles() {}

    /** Arguments: a folder, and how many methods are made up besides. */
    public static void main(String[] args) throws Exception {
        Prefetch.askEagerly("ahead");
        String whyNot = Switch.on();
        if (whyNot != null) {
            throw new IllegalStateException(whyNot);
        }
        Path folder = new File(args[0]).toPath();
        for (int size : SIZES) {
            byte[] bytes = new byte[size];
            for (int k = 0; k < size; k++) {
                bytes[k] = (byte) (k * 89 + (k >> 8));
            }
            FILES.add(Files.write(folder.resolve("of" + size), bytes));
        }
        // what has just been written is not read ahead
        Thread.sleep(200);
        Path made = folder.resolve("Made.java");
        Files.write(
                made, RandomWaits.program("Made", 77, Integer.parseInt(args[1])).getBytes(StandardCharsets.UTF_8));
        int played = 0;
        List<String> differences = new ArrayList<>();
        for (Setting setting : Setting.withLines()) {
            for (File source : new File[] {new File("src/test/resources/hoist/Waits.java"), made.toFile()}) {
                Collection<byte[]> classFiles =
                        setting.compiled(Collections.singletonList(source)).values();
                played += compare(
                        Lateness.defined(classFiles, file -> file),
                        Lateness.defined(
                                classFiles,
                                file -> Rewriter.standard()
                                        .readingAhead()
                                        .rewrite(file)
                                        .classFile()),
                        differences);
            }
        }
        System.out.println(played + " played, " + Prefetch.bytesUsed() + " bytes ahead or late");
        differences.forEach(System.out::println);
        System.exit(differences.isEmpty() && Prefetch.bytesUsed() > 100_000 ? 0 : 1);
    }

    private static int compare(Class<?> before, Class<?> after, List<String> differences) throws Exception {
        int played = 0;
        for (Method method : before.getDeclaredMethods()) {
            if (!Modifier.isPublic(method.getModifiers())) {
                continue;
            }
            Method rewritten = after.getMethod(method.getName(), method.getParameterTypes());
            for (Path file : FILES) {
                for (int count : COUNTS) {
                    for (int stream = 0; stream < 3; stream++) {
                        for (int most : new int[] {0, 4, 64}) {
                            String was = play(method, file, count, stream, most);
                            String is = play(rewritten, file, count, stream, most);
                            played++;
                            if (!was.equals(is)) {
                                differences.add(method + " " + count + " of " + file + " by " + stream + ", " + most
                                        + ": " + was + ", but late: " + is);
                            }
                        }
                    }
                }
            }
        }
        return played;
    }

    private static String play(Method method, Path path, int count, int stream, int most) throws Exception {
        StringBuilder log = new StringBuilder();
        int[] given = new int[most];
        Arrays.fill(given, 3);
        Object owner = method.getDeclaringClass().getDeclaredConstructor().newInstance();
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
                FileInputStream raw = new FileInputStream(file.getFD())) {
            DataInput in =
                    stream == 0 ? file : new DataInputStream(stream == 1 ? raw : new BufferedInputStream(raw, 64));
            try {
                method.invoke(owner, in, given, count, log);
            } catch (InvocationTargetException e) {
                log.append(" threw ").append(e.getCause().getClass());
            }
            return log + " at " + file.getFilePointer() + " " + Arrays.hashCode(given);
        }
    }
}
