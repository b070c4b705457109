package dev.standpipe.rewrite.loop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LoopForestTest {
    @Test
    void whileAsJavacLaysItOut() {
        Shape shape = Shape.of(
                "start: iconst_0",
                "istore 0",
                "head: iload 0",
                "ifge end",
                "body: iinc 0 1",
                "goto head",
                "end: return");
        Loop loop = only(shape);
        assertThat(shape.loops()).isEqualTo("head: head body");
        assertThat(shape.edges(loop.entries())).isEqualTo("start-FALL->head");
        assertThat(shape.edges(loop.backEdges())).isEqualTo("body-JUMP->head");
        assertThat(shape.edges(loop.exits())).isEqualTo("head-JUMP->end");
        assertThat(loop.atStart()).isFalse();
        assertThat(loop.contains(shape.block("start"))).isFalse();
        assertThat(loop.parent()).isNull();
    }

    @Test
    void whileAsEclipseLaysItOut() {
        Shape shape = Shape.of(
                "start: iconst_0",
                "istore 0",
                "goto test",
                "body: iinc 0 1",
                "test: iload 0",
                "iflt body",
                "end: return");
        assertThat(shape.loops()).isEqualTo("test: body test");
        assertThat(shape.edges(only(shape).entries())).isEqualTo("start-JUMP->test");
        assertThat(shape.edges(only(shape).backEdges())).isEqualTo("body-FALL->test");
        assertThat(shape.edges(only(shape).exits())).isEqualTo("test-FALL->end");
    }

    @Test
    void doWhileAtTheStartOfTheMethod() {
        Shape shape = Shape.of("body: iload 0", "ifge body", "end: return");
        assertThat(shape.loops()).isEqualTo("body: body");
        assertThat(only(shape).entries()).isEmpty();
        assertThat(only(shape).atStart()).isTrue();
    }

    @Test
    void severalBackEdgesAreOneLoop() {
        Shape shape = Shape.of(
                "head: iload 0",
                "ifeq end",
                "a: iload 0",
                "ifeq head",
                "b: iload 0",
                "ifeq head",
                "c: goto head",
                "end: return");
        assertThat(shape.loops()).isEqualTo("head: head a b c");
        assertThat(shape.edges(only(shape).backEdges())).isEqualTo("a-JUMP->head b-JUMP->head c-JUMP->head");
    }

    @Test
    void nestedAndNeighbouringLoops() {
        Shape shape = Shape.of(
                "start: nop",
                "outer: iload 0",
                "ifeq end",
                "one: iload 1",
                "ifne one",
                "two: iload 1",
                "ifne two",
                "step: goto outer",
                "end: return");
        assertThat(shape.loops())
                .isIn("two: two; one: one; outer: outer one two step", "one: one; two: two; outer: outer one two step");
        LoopForest forest = LoopForest.of(shape.flow);
        Loop outer = forest.innermost(shape.block("step"));
        assertThat(outer.inner())
                .containsExactlyInAnyOrder(forest.innermost(shape.block("one")), forest.innermost(shape.block("two")));
        assertThat(forest.innermost(shape.block("one")).parent()).isSameAs(outer);
        assertThat(outer.contains(shape.block("two"))).isTrue();
        assertThat(forest.innermost(shape.block("one")).contains(shape.block("two")))
                .isFalse();
        assertThat(forest.innermost(shape.block("start"))).isNull();
    }

    @Test
    void handlerInsideALoopBelongsToItIfItComesBack() {
        Shape shape = Shape.of(
                "start: nop",
                "head: iload 0",
                "ifeq end",
                "try: nop",
                "tried: goto head",
                "end: return",
                "back: pop",
                "goto head",
                "out: pop",
                "return",
                "catch try tried back",
                "catch try tried out");
        assertThat(shape.loops()).isEqualTo("head: head try tried back");
        assertThat(shape.edges(only(shape).exits())).isEqualTo("head-JUMP->end");
    }

    @Test
    void headThatIsAHandler() {
        Shape shape = Shape.of(
                "start: nop",
                "goto head",
                "head: pop",
                "body: nop",
                "end: return",
                "catch start head head",
                "catch body end head");
        assertThat(shape.loops()).isEqualTo("head: head body");
        assertThat(shape.edges(only(shape).entries())).isEqualTo("start-JUMP->head start-EXCEPTION->head");
        assertThat(shape.edges(only(shape).backEdges())).isEqualTo("body-EXCEPTION->head");
    }

    @Test
    void switchInsideALoop() {
        Shape shape =
                Shape.of("start: nop", "head: iload 0", "tableswitch out a head", "a: nop", "goto head", "out: return");
        assertThat(shape.loops()).isEqualTo("head: head a");
        assertThat(shape.edges(only(shape).backEdges())).isEqualTo("head-SWITCH->head a-JUMP->head");
        assertThat(shape.edges(only(shape).exits())).isEqualTo("head-SWITCH->out");
    }

    @Test
    void loopWithoutExit() {
        Shape shape = Shape.of("start: nop", "head: nop", "goto head");
        assertThat(shape.loops()).isEqualTo("head: head");
        assertThat(only(shape).exits()).isEmpty();
    }

    @Test
    void unreachableLoopsAreNone() {
        Shape shape = Shape.of("start: return", "dead: goto dead", "alive: goto dead");
        assertThat(shape.loops()).isEmpty();
    }

    @Test
    void cycleWithTwoWaysInIsNoLoop() {
        Shape shape = Shape.of("start: iload 0", "ifeq b", "a: nop", "b: iload 1", "ifeq a", "end: return");
        LoopForest forest = LoopForest.of(shape.flow);
        assertThat(forest.loops()).isEmpty();
        assertThat(forest.irreducible(shape.block("a"))).isTrue();
        assertThat(forest.irreducible(shape.block("b"))).isTrue();
        assertThat(forest.irreducible(shape.block("start"))).isFalse();
        assertThat(forest.irreducible(shape.block("end"))).isFalse();
    }

    @Test
    void naturalLoopInsideATangleIsOne() {
        Shape shape =
                Shape.of("start: iload 0", "ifeq b", "a: iload 1", "ifeq a", "b: iload 1", "ifeq a", "end: return");
        LoopForest forest = LoopForest.of(shape.flow);
        assertThat(shape.loops()).isEqualTo("a: a");
        assertThat(forest.irreducible(shape.block("a"))).isFalse();
        assertThat(forest.irreducible(shape.block("b"))).isTrue();
    }

    private static Loop only(Shape shape) {
        LoopForest forest = LoopForest.of(shape.flow);
        assertThat(forest.loops()).hasSize(1);
        return forest.loops().get(0);
    }
}
