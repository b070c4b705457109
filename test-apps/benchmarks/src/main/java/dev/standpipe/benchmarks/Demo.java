package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** {@code standpipe demo}: what an old program's array I/O costs, beside the bulk classes, on generated data; well under a minute. */
public final class Demo {
    /** Where each element is a system call, a small array is slow enough. */
    private static final int UNBUFFERED = 1 << 20;

    private static final int BUFFERED = 32 << 20;
    private static final int WARM_MILLIS = 500;
    private static final int ROUNDS = 3;
    private static final List<Contender> PROGRAMS = List.of(Contender.LOOP, Contender.BULK);

    private final Style style;
    private final Jdk jdk;

    private Demo(Style style, Jdk jdk) {
        this.style = style;
        this.jdk = jdk;
    }

    /** Arguments: the root of the repository, and {@code --color} or nothing. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0], "test-apps/benchmarks/target/demo");
        Files.createDirectories(folder);
        try {
            Style style = new Style(args.length > 1 && args[1].equals("--color"));
            new Demo(style, Jdk.at(Path.of(System.getProperty("java.home")))).run(folder);
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    Files.delete(file);
                }
            }
        }
    }

    private void run(Path folder) throws IOException {
        System.out.println(style.bold("Arrays of int through java.io: one element at a time, and in bulk"));
        System.out.println();
        System.out.println("  the old program   for (int i = 0; i < a.length; i++) a[i] = in.readInt();");
        System.out.println("  the bulk classes  new BulkDataInputStream(in).readArray(a);");
        System.out.println();
        System.out.println("Java " + jdk.version() + ", " + cores() + " processors, warm page cache,");
        System.out.println(
                "each program in a fresh JVM; processor time with all system calls, medians of " + ROUNDS + ".");
        table(Direction.READ, folder);
        table(Direction.WRITE, folder);
        System.out.println();
        System.out.println("Each program's result was compared with the data: all equal.");
    }

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    private void table(Direction direction, Path folder) throws IOException {
        boolean reads = direction == Direction.READ;
        System.out.println();
        System.out.println(style.bold(
                String.format("%-33s%7s  %17s  %17s", reads ? "Reading" : "Writing", "", "one at a time", "in bulk")));
        System.out.println(style.dim(String.format(
                "%-33s%7s  %8s%9s  %8s%9s%9s", "", "data", "seconds", "MB/s", "seconds", "MB/s", "ratio")));
        for (Stack stack : Stack.values()) {
            if (!stack.isObject()) {
                System.out.println(row(stack, direction, folder));
            }
        }
    }

    private String row(Stack stack, Direction direction, Path folder) throws IOException {
        int bytes = stack.isUnbuffered() ? UNBUFFERED : BUFFERED;
        List<Double> seconds = new ArrayList<>();
        Group group = new Group(Group.Kind.WHOLE, stack, direction, Element.INT, List.of((long) bytes), PROGRAMS);
        try (Measurement measurement =
                new Measurement(jdk, group, new Plan(List.of(group), ROUNDS, WARM_MILLIS, 0), CProgram.NONE, folder)) {
            for (Figure figure : measurement.run()) {
                seconds.add(figure.median() / 1e9);
            }
        }
        double loop = seconds.get(0);
        double bulk = seconds.get(1);
        return String.format(
                Locale.ROOT,
                "%-33s%7s  %8.4f%9.1f  %8.4f%9.1f%s",
                stack.brief(direction),
                Plan.bytes(bytes),
                loop,
                bytes / 1e6 / loop,
                bulk,
                bytes / 1e6 / bulk,
                style.good(String.format(Locale.ROOT, "%8.0fx", loop / bulk)));
    }
}
