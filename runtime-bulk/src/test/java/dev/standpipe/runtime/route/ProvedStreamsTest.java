package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Standpipe;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Streams of libraries, by transfers and by the loop's own calls: they must not be told apart. */
class ProvedStreamsTest {
    private static final int PROGRAMS = Integer.getInteger("standpipe.streams.programs", 150);
    private final Site site = Sites.at(Sites.register());
    private final StreamProgram program = new StreamProgram(new Memory(), site.id());

    /** An array, or a buffer over something of the program's own. */
    private static final class Memory extends StreamProgram.Ends {
        @Override
        InputStream source(byte[] bytes, Random random) {
            return Stack.source(bytes, random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(700));
        }

        @Override
        OutputStream sink(ByteArrayOutputStream bytes, Random random) {
            return Stack.sink(bytes, random.nextInt(3) == 0 ? 0 : 1 + random.nextInt(700));
        }
    }

    @ParameterizedTest
    @EnumSource(Stack.class)
    void whatIsReadAndWhatIsLeftAreAsTheLoopHasThem(Stack stack) throws Exception {
        if (stack.input(Stack.source(new byte[0], 0)) == null) {
            return;
        }
        StreamProgram.await(stack.input(Stack.source(new byte[100], 1000)));
        StreamProgram.await(stack.input(Stack.source(new byte[100], 0)));
        for (int seed = 0; seed < PROGRAMS; seed++) {
            assertThat(program.read(stack, seed, true))
                    .as("%s, seed %d", stack, seed)
                    .isEqualTo(program.read(stack, seed, false));
        }
        Object in = stack.input(Stack.source(new byte[4000], 0));
        for (Format format : StreamProgram.READ) {
            Route route = Route.of(in, Op.valueOf("READ_" + format.wire), 1, 100);
            assertThat(route.whyNot()).as("%s of %s", format, in).isNull();
            assertThat(route.isRehearsed()).as("%s of %s", format, in).isTrue();
        }
    }

    /** A copy of the loop works on what is staged, and may look at a stream that has counted ahead of it. */
    @Test
    void singleBytesAreNotStaged() throws Exception {
        int moved = 0;
        for (int round = 0; round < 9; round++) {
            InputStream in = (InputStream) Stack.GUAVAS_COUNTING.input(Stack.source(new byte[4000], 0));
            StreamProgram.await(in);
            for (InputStream receiver : new InputStream[] {in, new DataInputStream(in)}) {
                assertThat(Standpipe.stage(receiver, new byte[500], 500, -1, site.id()))
                        .isZero();
            }
            moved += (int) Asked.read(in, Format.SINGLE_BYTES.how, new byte[500], 0, 500, site.id());
        }
        assertThat(moved).isPositive();
    }

    @ParameterizedTest
    @EnumSource(Stack.class)
    void whatIsWrittenIsAsTheLoopHasIt(Stack stack) throws Exception {
        if (stack.output(Stack.sink(new ByteArrayOutputStream(), 0)) == null) {
            return;
        }
        StreamProgram.await(stack.output(Stack.sink(new ByteArrayOutputStream(), 16)));
        StreamProgram.await(stack.output(Stack.sink(new ByteArrayOutputStream(), 0)));
        for (int seed = 0; seed < PROGRAMS; seed++) {
            assertThat(program.write(stack, seed, true))
                    .as("%s, seed %d", stack, seed)
                    .isEqualTo(program.write(stack, seed, false));
        }
        Object out = stack.output(Stack.sink(new ByteArrayOutputStream(), 4000));
        for (Format format : StreamProgram.WRITTEN) {
            Route route = Route.of(out, Op.valueOf("WRITE_" + format.wire), 1, 100);
            assertThat(route.whyNot()).as("%s of %s", format, out).isNull();
            assertThat(route.isRehearsed()).as("%s of %s", format, out).isTrue();
        }
    }
}
