package dev.standpipe.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.benchmarks.measured.Contender;
import dev.standpipe.benchmarks.measured.Direction;
import dev.standpipe.benchmarks.measured.Job;
import dev.standpipe.benchmarks.measured.Program;
import dev.standpipe.benchmarks.measured.Stack;
import dev.standpipe.benchmarks.measured.Values;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Sites;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever competes has done the whole job, and the one that should be fast has really gone the fast way. */
@Tag("slow")
class ContenderTest {
    private static final Element[] ELEMENTS = {Element.BYTE, Element.SHORT, Element.INT, Element.LONG, Element.DOUBLE};

    /** Less than a step of any kind, a little more than a chunk of 64 KiB, and of 1 MiB. */
    private static final int[] BYTES = {8, 24, 65_536 + 8, (1 << 20) + 16};

    private static final int CALLS = 2;

    @TempDir
    Path folder;

    @BeforeAll
    static void linkEngine() {
        assertThat(Switch.on()).isNull();
    }

    static Stream<Arguments> jobs() {
        return Stream.of(Stack.values())
                .flatMap(stack -> Stream.of(Direction.values())
                        .flatMap(direction ->
                                Stream.of(ELEMENTS).map(element -> Arguments.of(stack, direction, element))));
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void movesEveryElement(Stack stack, Direction direction, Element element) throws IOException {
        for (int bytes : BYTES) {
            // element by element, a megabyte of system calls is too slow for a test
            boolean small = bytes <= 1 << 16 || !stack.isUnbuffered();
            for (Contender contender : Contender.values()) {
                boolean java = contender.family != Contender.Family.C;
                if (java
                        && (small || contender != Contender.LOOP)
                        && contender.canDo(
                                stack, element, bytes, Runtime.version().feature())) {
                    check(contender, stack, direction, element, bytes >> element.shift);
                }
            }
        }
    }

    private void check(Contender contender, Stack stack, Direction direction, Element element, int length)
            throws IOException {
        String what = contender + " of " + length;
        boolean reads = direction == Direction.READ;
        File file = folder.resolve(contender + "-" + length).toFile();
        if (reads) {
            Job.generate(stack, element, file, (long) CALLS * length << element.shift);
        }
        Object array = Values.array(element, 0, length);
        Job job = new Job(stack, direction, element, file, array, length, CALLS);
        if (reads) {
            Values.clear(array);
        }
        long moved = Sites.at(0).elements();
        try (Program program = contender.enter(job)) {
            program.rewind();
            program.run(CALLS);
        }
        // few elements are left to the loop, and short arrays in an object stream
        boolean worthIt = length << element.shift > BYTES[0] && length >= (stack.isObject() ? 160 : 8);
        if (contender == Contender.PREFIX && worthIt) {
            assertThat(Sites.at(0).elements() - moved).as(what).isGreaterThan(0);
        }
        assertThat(job.moved()).as(what).isEqualTo(job.expected());
        if (reads) {
            assertThat(array).as(what).isEqualTo(Values.array(element, (long) length * (CALLS - 1), length));
        } else {
            try (InputStream output = job.output()) {
                assertThat(output.readAllBytes()).as(what).isEqualTo(wire(array, length));
            }
        }
    }

    /** What DataOutputStream makes of the array, {@link #CALLS} times. */
    private static byte[] wire(Object array, int length) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int c = 0; c < CALLS; c++) {
            for (int i = 0; i < length; i++) {
                switch (Element.of(array)) {
                    case BYTE -> out.writeByte(Array.getByte(array, i));
                    case SHORT -> out.writeShort(Array.getShort(array, i));
                    case INT -> out.writeInt(Array.getInt(array, i));
                    case LONG -> out.writeLong(Array.getLong(array, i));
                    default -> out.writeDouble(Array.getDouble(array, i));
                }
            }
        }
        return bytes.toByteArray();
    }
}
