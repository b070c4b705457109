package dev.standpipe.benchmarks;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Contender.Family;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Job;
import dev.standpipe.benchmarks.measured.Measured;
import dev.standpipe.benchmarks.measured.Stack;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Measures one group on one JDK: a process per family, all of them alive at once, and each round lets every contender have its turn. */
final class Measurement implements Closeable {
    private final Jdk jdk;
    private final Group group;
    private final Plan plan;
    private final CProgram c;
    private final Path folder;
    private final Map<Family, Child> children = new EnumMap<>(Family.class);

    Measurement(Jdk jdk, Group group, Plan plan, CProgram c, Path folder) {
        this.jdk = jdk;
        this.group = group;
        this.plan = plan;
        this.c = c;
        this.folder = folder;
    }

    private final class Entry {
        final Contender contender;
        final long size;
        final int length;
        final int calls;
        final Child child;
        final int id;
        final long[] cpu = new long[plan.rounds()];
        final long[] elapsed = new long[plan.rounds()];
        int passes;

        Entry(Contender contender, long size) throws IOException {
            this.contender = contender;
            this.size = size;
            length = group.length(contender, size);
            calls = group.calls(contender, size);
            child = child(contender.family);
            id = child.prepare(contender.name(), length, calls);
        }

        void warm(int millis) throws IOException {
            long nanos = child.warm(id, millis);
            passes = (int) Math.max(1, plan.roundMillis(group) * 1_000_000L / Math.max(1, nanos));
        }

        void round(int r) throws IOException {
            Child.Nanos nanos = child.run(id, passes);
            cpu[r] = nanos.cpu();
            elapsed[r] = nanos.elapsed();
        }

        Figure finish() throws IOException {
            if (!child.finish(id)) {
                throw new IllegalStateException(contender + " moved something else than it should have: " + jdk + ", "
                        + group + ", " + size + " bytes");
            }
            Arrays.sort(cpu);
            Arrays.sort(elapsed);
            double p = passes;
            int last = cpu.length - 1;
            return new Figure(
                    jdk.feature(),
                    group.kind(),
                    group.stack(),
                    group.direction(),
                    group.element(),
                    size,
                    contender,
                    length,
                    calls,
                    passes,
                    cpu.length,
                    cpu[0] / p,
                    cpu[last / 2] / p,
                    cpu[last] / p,
                    elapsed[last / 2] / p);
        }
    }

    List<Figure> run() throws IOException {
        List<Figure> figures = new ArrayList<>();
        startAll();
        if (group.kind() == Group.Kind.SMALL) {
            List<Entry> all = new ArrayList<>();
            for (long size : group.sizes()) {
                all.addAll(enter(size));
            }
            // twice: the first has seen lengths only that the others then change
            for (int again = 0; again < 2; again++) {
                for (Entry entry : all) {
                    entry.warm(plan.warmMillis() / 4);
                }
            }
            compete(all, figures);
        } else {
            for (long size : group.sizes()) {
                List<Entry> entries = enter(size);
                for (Entry entry : entries) {
                    entry.warm(plan.warmMillis());
                }
                compete(entries, figures);
            }
        }
        return figures;
    }

    /** At once: while one JVM starts, so can the next. */
    private void startAll() throws IOException {
        for (long size : group.sizes()) {
            for (Contender contender : group.contenders()) {
                if (isIn(contender, size)) {
                    child(contender.family);
                }
            }
        }
    }

    private boolean isIn(Contender contender, long size) {
        boolean missing = contender.family == Family.C && c.whyNot() != null;
        return !missing && contender.canDo(group.stack(), group.element(), size, jdk.feature());
    }

    private List<Entry> enter(long size) throws IOException {
        List<Entry> entries = new ArrayList<>();
        for (Contender contender : group.contenders()) {
            if (isIn(contender, size)) {
                entries.add(new Entry(contender, size));
            }
        }
        return entries;
    }

    private void compete(List<Entry> entries, List<Figure> figures) throws IOException {
        for (int r = 0; r < plan.rounds(); r++) {
            for (int e = 0; e < entries.size(); e++) {
                // another one begins each time, so that none always follows the same neighbour
                entries.get((e + r) % entries.size()).round(r);
            }
        }
        for (Entry entry : entries) {
            figures.add(entry.finish());
        }
    }

    private Child child(Family family) throws IOException {
        Child child = children.get(family);
        if (child == null) {
            child = new Child(
                    family == Family.C
                            ? c.command(group.stack(), group.direction(), group.element(), file(family))
                            : java(family));
            children.put(family, child);
        }
        return child;
    }

    private List<String> java(Family family) throws IOException {
        // arrays of this size go straight to the old generation; a byte array stands beside them where the stack is in
        // memory
        long heap = (group.sizes().stream().mapToLong(Long::longValue).max().orElseThrow() >> 20) + 160;
        if (group.stack() == Stack.BYTES) {
            heap += 4 * (group.largestPass() >> 20);
        }
        List<String> command = new ArrayList<>(List.of(
                jdk.home().resolve("bin/java").toString(),
                "-Xms" + heap + "m",
                "-Xmx" + heap + "m",
                "-Xmn32m",
                "-XX:+UseSerialGC"));
        if (jdk.feature() >= 9 && family == Family.STANDPIPE) {
            command.add("--add-opens=java.base/java.io=ALL-UNNAMED");
        }
        if (jdk.feature() < 15) {
            // otherwise every lock of the first four seconds is dear, and the element loop is nothing but locks
            command.add("-XX:BiasedLockingStartupDelay=0");
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Measured.class.getName()));
        command.addAll(List.of(
                group.stack().name(),
                group.direction().name(),
                group.element().name(),
                file(family).toString()));
        if (family == Family.STANDPIPE) {
            command.add("engine");
        }
        if (group.kind() == Group.Kind.POLLUTED) {
            command.add("polluted");
        }
        return command;
    }

    /** All read the same file, long in the page cache; each writes its own. */
    private Path file(Family family) throws IOException {
        if (group.direction() == Direction.WRITE) {
            return folder.resolve("out-" + family);
        }
        String format = group.stack().isObject() ? ".objects" : ".data";
        Path file = folder.resolve(group.element().name().toLowerCase(Locale.ROOT) + format);
        long needed = group.largestPass();
        if (!Files.exists(file) || Files.size(file) < needed) {
            Job.generate(group.stack(), group.element(), file.toFile(), needed);
        }
        return file;
    }

    @Override
    public void close() throws IOException {
        for (Child child : children.values()) {
            child.close();
        }
        for (Family family : Family.values()) {
            Files.deleteIfExists(folder.resolve("out-" + family));
        }
    }
}
