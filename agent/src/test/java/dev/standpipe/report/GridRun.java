package dev.standpipe.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.options.Setting;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.route.Proofs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import sample.Grid;

/** Rewrites {@link Grid}, lets its loops move elements, and makes the report of that. */
public final class GridRun {
    static final List<Setting> SETTINGS = Arrays.asList(
            new Setting("enabled", "true", "default"), new Setting("report", "out.html", "agent argument"));
    public static final int LOADED = 5_000;
    public static final int SAVED = 40_000;
    public static final int SUMMED = 300;

    private final Observations observations = Observations.live();
    private final Class<?> grid;

    private GridRun() throws IOException {
        assertThat(Switch.on()).isNull();
        byte[] original = bytes();
        observations.classSeen();
        observations.classSeen();
        Rewriting rewriting =
                Rewriter.standard().numberedBy(observations::found).rewrite(original);
        observations.classScanned(rewriting.findings());
        observations.classRewritten();
        observations.transformNanos(7_000_000);
        grid = new Loader(rewriting.classFile()).loadClass();
    }

    /**
     * Loads 5,000 ints from bytes, and as many through a stream of the application, which has to be left to the loop;
     * saves 40,000 doubles to a file and sums 300 longs.
     */
    public static Report report() throws Exception {
        byte[] ints = new byte[4 * LOADED];
        meetUnknown(ints);
        GridRun run = new GridRun();
        run.load(new ByteArrayInputStream(ints));
        run.load(new Unknown(ints));
        Path file = Files.createTempFile("grid", ".bin");
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            run.grid
                    .getMethod("save", DataOutput.class, double[].class)
                    .invoke(null, new DataOutputStream(out), new double[SAVED]);
        }
        assertThat(Files.size(file)).isEqualTo(8 * SAVED);
        try (FileInputStream in = new FileInputStream(file.toFile())) {
            run.grid.getMethod("sum", DataInput.class, int.class).invoke(null, new DataInputStream(in), SUMMED);
        }
        Files.delete(file);
        return run.observations.snapshot(SETTINGS);
    }

    /** Until it is known that nothing is known of it, which is looked into beside the program. */
    private static void meetUnknown(byte[] ints) throws Exception {
        GridRun before = new GridRun();
        for (int k = 0; k < 10_000 && Proofs.areWorthIt(new Unknown(ints), true); k++) {
            before.load(new Unknown(ints));
            Thread.sleep(1);
        }
    }

    /** As a scan does it: nothing is changed, nothing runs. */
    public static Report dryReport() throws IOException {
        Observations dry = Observations.dry();
        dry.classSeen();
        dry.classScanned(
                Rewriter.standard().numberedBy(dry::found).rewrite(bytes()).findings());
        return dry.snapshot(Arrays.asList(new Setting("dryrun", "true", "command line")));
    }

    private void load(InputStream in) throws Exception {
        int[] cells = new int[LOADED];
        grid.getMethod("load", DataInput.class, int[].class).invoke(null, new DataInputStream(in), cells);
    }

    static byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (InputStream in = Grid.class.getResourceAsStream("Grid.class")) {
            for (int b = in.read(); b >= 0; b = in.read()) {
                bytes.write(b);
            }
        }
        return bytes.toByteArray();
    }

    /** A stream of the application; what others may change at any time is not looked through. */
    public static final class Unknown extends InputStream {
        private final byte[] bytes;
        private volatile int at;

        Unknown(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return at < bytes.length ? bytes[at++] & 0xFF : -1;
        }
    }

    private static final class Loader extends ClassLoader {
        private final byte[] classFile;

        Loader(byte[] classFile) {
            super(GridRun.class.getClassLoader());
            this.classFile = classFile;
        }

        Class<?> loadClass() {
            return defineClass(Grid.class.getName(), classFile, 0, classFile.length);
        }
    }
}
