package dev.standpipe.rewrite.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.rewrite.Assembly;
import dev.standpipe.rewrite.work.TooMuchWork;
import dev.standpipe.rewrite.work.Work;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Shapes that fill a method, each bad for some simpler algorithm. The bound is generous: quadratic work takes far
 * longer.
 */
class LargeMethodTest {
    private static final int BLOCKS = 10_000;

    @Test
    void branchesInARow() {
        analyse(0, lines -> {
            for (int i = 0; i < BLOCKS; i++) {
                lines.add("b" + i + ": iload " + i % 40);
                lines.add("ifeq " + (i + 2 < BLOCKS ? "b" + (i + 2) : "end"));
            }
        });
    }

    @Test
    void oneHandlerOverAll() {
        analyse(0, lines -> {
            for (int i = 0; i < BLOCKS; i++) {
                lines.add("b" + i + ": iload " + i % 40);
                lines.add("ifeq " + (i % 2 == 0 ? "end" : "b" + Math.min(i + 3, BLOCKS)));
            }
            lines.add("b" + BLOCKS + ": pop");
            lines.add("catch b0 b" + BLOCKS + " b" + BLOCKS);
        });
    }

    @Test
    void loopsInLoops() {
        LoopForest forest = analyse(BLOCKS / 2, lines -> {
            for (int i = 0; i < BLOCKS / 2; i++) {
                lines.add("b" + i + ": nop");
            }
            for (int i = BLOCKS / 2; i < BLOCKS; i++) {
                lines.add("b" + i + ": iload 0");
                lines.add("ifeq b" + (BLOCKS - 1 - i));
            }
        });
        assertThat(forest.loops().get(0).parent()).isSameAs(forest.loops().get(1));
    }

    @Test
    void loopsInARow() {
        analyse(BLOCKS, lines -> {
            for (int i = 0; i < BLOCKS; i++) {
                lines.add("b" + i + ": iload 0");
                lines.add("ifeq b" + i);
            }
        });
    }

    @Test
    void jumpsIntoEachStepOfALadder() {
        analyse(0, lines -> {
            lines.add("iload 0");
            lines.add(everyBlock());
            for (int i = 0; i < BLOCKS; i++) {
                lines.add("b" + i + ": iload 0");
                lines.add("ifeq " + (i > 0 ? "b" + (i - 1) : "end"));
            }
        });
    }

    @Test
    void anInterpreter() {
        analyse(1, lines -> {
            lines.add("nop");
            lines.add("head: iload 0");
            lines.add(everyBlock());
            for (int i = 0; i < BLOCKS; i++) {
                lines.add("b" + i + ": istore " + i % 200);
                lines.add("goto head");
            }
        });
    }

    @Test
    void moreHandlersThanAnyCompilerWritesAreTooMuchWork() {
        List<String> lines = new ArrayList<>();
        lines.add("from: nop");
        for (int i = 0; i < BLOCKS; i++) {
            lines.add("iload 0");
            lines.add("ifeq b" + i);
            lines.add("b" + i + ": nop");
            if (i % 10 == 0) {
                lines.add("catch from end end");
            }
        }
        lines.add("end: return");
        assertThatThrownBy(() -> ControlFlow.of(Assembly.of("()V", lines).method(), new Work(Work.FOR_ONE_CLASS)))
                .isInstanceOf(TooMuchWork.class);
    }

    @Test
    void moreLocalsThanAnyCompilerWritesAreTooMuchWork() {
        List<String> lines = new ArrayList<>();
        lines.add("istore 60000");
        for (int i = 0; i < BLOCKS; i++) {
            lines.add("iload 0");
            lines.add("ifeq b" + i);
            lines.add("b" + i + ": nop");
        }
        lines.add("end: return");
        ControlFlow flow = ControlFlow.of(Assembly.of("()V", lines).method(), new Work(Work.FOR_ONE_CLASS));
        assertThatThrownBy(() -> Liveness.of(flow)).isInstanceOf(TooMuchWork.class);
    }

    private static String everyBlock() {
        StringBuilder cases = new StringBuilder("tableswitch end");
        for (int i = 0; i < BLOCKS; i++) {
            cases.append(" b").append(i);
        }
        return cases.toString();
    }

    private static LoopForest analyse(int loops, Consumer<List<String>> body) {
        List<String> lines = new ArrayList<>();
        body.accept(lines);
        lines.add("end: return");
        Shape shape = Shape.of(lines);
        LoopForest forest = Assertions.assertTimeout(Duration.ofSeconds(2), () -> {
            ControlFlow flow = ControlFlow.of(shape.flow.method(), new Work(Work.FOR_ONE_CLASS));
            Liveness.of(flow);
            return LoopForest.of(flow);
        });
        assertThat(shape.flow.blocks().size()).isBetween(BLOCKS, BLOCKS + 3);
        assertThat(forest.loops()).hasSize(loops);
        return forest;
    }
}
