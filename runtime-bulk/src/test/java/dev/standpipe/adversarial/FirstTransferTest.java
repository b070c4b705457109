package dev.standpipe.adversarial;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.Standpipe;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the engine needs is there before the first transfer: a class that is initialised inside of one, at the end of a
 * stack or where the caller has no rights, is broken for good.
 */
@Tag("slow")
@Timeout(100)
class FirstTransferTest {
    /** They have no initialiser, or one that makes no more than the table of a switch. */
    private static final List<String> HARMLESS = Arrays.asList(
            "stream.Trust",
            "stream.Trust$1",
            "transfer.DataReads$1",
            "transfer.DataWrites$1",
            "transfer.Writing",
            "codec.IntVectorLane",
            "codec.IntUnrolledLane",
            "codec.IntFarLane",
            "codec.Lane$1",
            "codec.MemoryCodec$1",
            "stream.StreamKind$1$1",
            "wire.Conversion",
            "wire.Elements$1",
            "stream.RecognizedClasses");

    @TempDir
    Path dir;

    @Test
    @Tag("case-28")
    @DisplayName("28: the first transfers, and the first stream of somebody else's, find all of the engine started")
    void nothingStartsInATransfer() throws Exception {
        Fork.run("", FirstTransferTest.class, "carry", dir, open());
    }

    private static String open() {
        return System.getProperty("java.specification.version").startsWith("1.")
                ? "-Dopen=all"
                : "--add-opens=java.base/java.lang=ALL-UNNAMED";
    }

    static void carry(Path dir) throws Exception {
        int how = Format.plain(Element.INT).how;
        int[] a = new int[50];
        InputStream memory = Files.newInputStream(Files.write(dir.resolve("data"), new byte[400]));
        DataInputStream in = new DataInputStream(new BufferedInputStream(memory));
        DataInputStream unknown = new DataInputStream(new InputStream() {
            @Override
            public int read() {
                return 0;
            }
        });
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new ByteArrayOutputStream()));
        in.readInt();
        TreeSet<String> before = loaded();
        long read = Standpipe.readArray(in, a, 0, 50, how, 0);
        long written = Standpipe.writeArray(out, a, 0, 50, how, 0);
        long none = Standpipe.readArray(unknown, a, 0, 50, how, 0);
        TreeSet<String> started = loaded();
        started.removeAll(before);
        started.removeAll(HARMLESS);
        if (read != 50 || written != 50 || none != 0 || before.size() < 40 || !started.isEmpty()) {
            throw new AssertionError(read + " read, " + written + " written, " + none + " of somebody else's; of "
                    + before.size() + " classes, these were not there: " + started);
        }
    }

    /** Classes of the runtime's, by their names below its package. */
    private static TreeSet<String> loaded() throws Exception {
        Method isLoaded = ClassLoader.class.getDeclaredMethod("findLoadedClass", String.class);
        isLoaded.setAccessible(true);
        TreeSet<String> loaded = new TreeSet<>();
        for (String name : names()) {
            if (isLoaded.invoke(ClassLoader.getSystemClassLoader(), "dev.standpipe.runtime." + name) != null) {
                loaded.add(name);
            }
        }
        return loaded;
    }

    private static List<String> names() throws Exception {
        List<String> names = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path root = Paths.get(entry, "dev", "standpipe", "runtime");
            if (Files.isDirectory(root)) {
                try (Stream<Path> files = Files.walk(root)) {
                    names.addAll(files.map(file -> root.relativize(file).toString())
                            .filter(file -> file.endsWith(".class"))
                            .map(file -> file.substring(0, file.length() - 6).replace(File.separatorChar, '.'))
                            .collect(Collectors.toList()));
                }
            }
        }
        return names;
    }
}
