package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Sites;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes that are there for the first time when a loop makes an object of them: each play has new ones. */
class FirstMadeTest {
    private static final int ROUNDS = 9000;
    private static final byte[] BYTES = new byte[8 * ROUNDS];

    static {
        for (int k = 0; k < BYTES.length; k++) {
            BYTES[k] = (byte) (k * 37 ^ k >> 5);
        }
    }

    @Test
    void initializersSeeWhatTheyWouldHaveSeen(@TempDir Path folder) throws Exception {
        assertThat(Switch.on()).isNull();
        LoadedByTests.use();
        Path file = Files.write(folder.resolve("bytes"), BYTES);
        for (Setting setting : Setting.all()) {
            Map<String, byte[]> compiled =
                    setting.compiled(Collections.singletonList(new File("src/test/resources/first/FirstMade.java")));
            Map<String, byte[]> rewritten = new HashMap<>();
            List<Integer> sites = new ArrayList<>();
            for (Map.Entry<String, byte[]> type : compiled.entrySet()) {
                List<Object> result = new Rewritten().apply(type.getValue(), compiled);
                rewritten.put(type.getKey(), (byte[]) result.get(0));
                @SuppressWarnings("unchecked")
                Map<String, List<Integer>> of = (Map<String, List<Integer>>) result.get(2);
                of.values().forEach(sites::addAll);
            }
            Set<String> moved = new TreeSet<>();
            for (Method loop : defined(compiled).getDeclaredMethods()) {
                if (loop.getParameterCount() != 2) {
                    continue;
                }
                for (int kind = 0; kind < 3; kind++) {
                    String of = loop.getName() + " by " + setting + " over " + kind;
                    List<String> expected = played(compiled, loop.getName(), kind, file);
                    assertThat(played(rewritten, loop.getName(), kind, file))
                            .as(of)
                            .isEqualTo(expected);
                }
                if (isMoved(rewritten, loop.getName(), sites, file)) {
                    moved.add(loop.getName());
                }
            }
            // one cannot be used, and what the other adds to may be another list
            assertThat(moved)
                    .containsExactly(
                            "called",
                            "ending",
                            "endingByLocal",
                            "looking",
                            "lookingLate",
                            "making",
                            "makingFirst",
                            "reading");
        }
    }

    private static long elements(List<Integer> sites) {
        return sites.stream().mapToLong(site -> Sites.at(site).elements()).sum();
    }

    /** The answer may take longer than a loop. */
    private static boolean isMoved(Map<String, byte[]> classes, String loop, List<Integer> sites, Path file)
            throws Exception {
        Class<?> type = defined(classes);
        long before = elements(sites);
        for (int time = 0; time < 20 && elements(sites) == before; time++) {
            play(type, loop, 1, file, new ArrayList<>());
            Thread.sleep(time);
        }
        return elements(sites) > before;
    }

    /** Twice with the same classes. */
    private static List<String> played(Map<String, byte[]> classes, String loop, int kind, Path file) throws Exception {
        Class<?> type = defined(classes);
        List<String> seen = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            play(type, loop, kind, file, seen);
        }
        return seen;
    }

    private static void play(Class<?> type, String loop, int kind, Path file, List<String> seen) throws Exception {
        if (kind == 2) {
            try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
                play(type, loop, in, seen);
                seen.add("at " + in.getFilePointer());
            }
        } else {
            InputStream leaf = new ByteArrayInputStream(BYTES);
            DataInputStream in = new DataInputStream(kind == 0 ? leaf : new BufferedInputStream(leaf, 4096));
            play(type, loop, in, seen);
            seen.add("left " + in.available());
        }
    }

    private static void play(Class<?> type, String loop, DataInput in, List<String> seen)
            throws ReflectiveOperationException, IOException {
        StringBuilder text = new StringBuilder();
        field(type, "stream").set(null, in);
        field(type, "seen").set(null, text);
        Object loops = type.getConstructor().newInstance();
        try {
            type.getMethod(loop, DataInput.class, int.class).invoke(loops, in, ROUNDS);
        } catch (InvocationTargetException e) {
            seen.add(e.getCause() + " "
                    + Arrays.asList(e.getCause().getStackTrace()).get(0));
        }
        seen.add(text.toString());
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private static Class<?> defined(Map<String, byte[]> classes) throws ClassNotFoundException {
        return new Loops.Defining(classes).loadClass("FirstMade");
    }
}
