package dev.standpipe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Job;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The driver, the processes it starts and the C program, on a job of no size. */
@Tag("slow")
class MeasurementTest {
    private static final long SIZE = 1 << 20;
    private static final int ROUNDS = 2;

    @TempDir
    Path folder;

    private final Jdk jdk = Jdk.at(Path.of(System.getProperty("java.home")));

    private List<Figure> measure(Group group) throws IOException {
        try (Measurement measurement =
                new Measurement(jdk, group, new Plan(List.of(group), ROUNDS, 1, 1), CProgram.build(folder), folder)) {
            return measurement.run();
        }
    }

    private static Group group(Group.Kind kind, Stack stack, Direction direction, long... sizes) {
        return new Group(
                kind,
                stack,
                direction,
                Element.INT,
                java.util.Arrays.stream(sizes).boxed().toList(),
                List.of(Contender.values()));
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void everyContenderIsMeasuredAndChecked(Direction direction) throws IOException {
        List<Figure> figures = measure(group(Group.Kind.CLEAN, Stack.BUFFERED, direction, SIZE));
        assertThat(figures)
                .extracting(Figure::contender)
                .contains(
                        Contender.LOOP,
                        Contender.PREFIX,
                        Contender.BULK,
                        Contender.CHUNK,
                        Contender.HANDLE,
                        Contender.CHANNEL,
                        Contender.MAPPED);
        assertThat(figures).allSatisfy(figure -> {
            assertThat(figure.min()).isPositive().isLessThanOrEqualTo(figure.median());
            assertThat(figure.median()).isLessThanOrEqualTo(figure.max());
            assertThat(figure.rounds()).isEqualTo(ROUNDS);
        });
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void pollutedProfileIsMeasured(Direction direction) throws IOException {
        assertThat(measure(group(Group.Kind.POLLUTED, Stack.BUFFERED, direction, SIZE)))
                .isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void smallTransfersShareAProcess(Direction direction) throws IOException {
        assertThat(measure(group(Group.Kind.SMALL, Stack.BYTES, direction, 0, 4, 12)))
                .filteredOn(figure -> figure.contender() == Contender.LOOP)
                .extracting(Figure::length)
                .containsExactly(0, 1, 3);
    }

    @Test
    void wrongDataAreNoticed() throws IOException {
        Path file = folder.resolve("int.data");
        Job.generate(Stack.BUFFERED, Element.INT, file.toFile(), SIZE);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 1]++;
        Files.write(file, bytes);
        assertThatThrownBy(() -> measure(group(Group.Kind.CLEAN, Stack.BUFFERED, Direction.READ, SIZE)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("moved something else");
    }

    @ParameterizedTest
    @EnumSource(
            value = Element.class,
            names = {"BYTE", "SHORT", "INT", "LONG", "DOUBLE"})
    void cDoesTheSameJob(Element element) throws IOException {
        CProgram c = CProgram.build(folder);
        assumeTrue(c.whyNot() == null, c.whyNot());
        int length = (int) (SIZE >> element.shift) + 3;
        for (Direction direction : Direction.values()) {
            for (Stack stack : List.of(Stack.RAF, Stack.BYTES)) {
                Path file = folder.resolve(element + "-" + direction);
                if (direction == Direction.READ) {
                    Job.generate(stack, element, file.toFile(), 2L * length << element.shift);
                }
                try (Child child = new Child(c.command(stack, direction, element, file))) {
                    int id = child.prepare(Contender.C_1M.name(), length, 2);
                    assertThat(child.run(id, 1).cpu()).isPositive();
                    assertThat(child.finish(id)).as("%s %s", direction, stack).isTrue();
                }
            }
        }
    }

    @Test
    void cNoticesWrongData() throws IOException {
        CProgram c = CProgram.build(folder);
        assumeTrue(c.whyNot() == null, c.whyNot());
        Path file = Files.write(folder.resolve("zeros"), new byte[(int) SIZE]);
        try (Child child = new Child(c.command(Stack.RAF, Direction.READ, Element.INT, file))) {
            assertThat(child.finish(child.prepare(Contender.C_64K.name(), (int) (SIZE >> 2), 1)))
                    .isFalse();
        }
    }
}
