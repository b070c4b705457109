package dev.standpipe.rewrite.loop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LivenessTest {
    @Test
    void aLocalIsLiveUntilItsLastReadAndNotBeforeItIsWritten() {
        Shape shape = Shape.of("a: iconst_0", "istore 0", "b: iload 0", "ifeq d", "c: iinc 0 1", "d: return");
        assertThat(live(shape, "a")).isEqualTo("{}");
        assertThat(live(shape, "b")).isEqualTo("{0}");
        assertThat(live(shape, "c")).isEqualTo("{0}");
        assertThat(live(shape, "d")).isEqualTo("{}");
    }

    @Test
    void whatTheNextRoundReadsIsLiveAtTheEndOfThisOne() {
        Shape shape = Shape.of(
                "start: nop",
                "head: iload 0",
                "ifeq end",
                "body: iload 1",
                "istore 2",
                "iload 2",
                "istore 0",
                "back: goto head",
                "end: return");
        assertThat(live(shape, "start")).isEqualTo("{0, 1}");
        assertThat(live(shape, "back")).isEqualTo("{0, 1}");
        assertThat(live(shape, "end")).isEqualTo("{}");
    }

    @Test
    void bothSlotsOfALongCount() {
        Shape shape = Shape.of("a: nop", "b: lload 3", "lstore 5", "c: lload 5", "dstore 3", "return");
        assertThat(live(shape, "a")).isEqualTo("{3, 4}");
        assertThat(live(shape, "c")).isEqualTo("{5, 6}");
    }

    @Test
    void aStoreDoesNotHideTheOldValueFromAHandler() {
        Shape shape = Shape.of("a: iconst_0", "istore 0", "b: return", "h: pop", "iload 0", "ireturn", "catch a b h");
        assertThat(live(shape, "a")).isEqualTo("{0}");
        assertThat(live(shape, "b")).isEqualTo("{}");
        assertThat(Liveness.of(shape.flow).into(shape.block("h")).toString()).isEqualTo("{0}");
    }

    private static String live(Shape shape, String label) {
        return Liveness.of(shape.flow).before(shape.at(label)).toString();
    }
}
