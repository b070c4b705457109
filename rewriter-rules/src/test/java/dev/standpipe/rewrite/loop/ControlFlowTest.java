package dev.standpipe.rewrite.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.rewrite.Assembly;
import dev.standpipe.rewrite.work.Work;
import org.junit.jupiter.api.Test;

class ControlFlowTest {
    @Test
    void endsABlockAtEachJumpAndBeforeEachTarget() {
        Shape shape = Shape.of("a: iconst_0", "ifeq c", "b: nop", "c: nop", "goto e", "d: nop", "e: return");
        assertThat(shape.names(shape.flow.blocks())).isEqualTo("a b c d e");
        assertThat(shape.edges(shape.block("a").out())).isEqualTo("a-FALL->b a-JUMP->c");
        assertThat(shape.edges(shape.block("c").in())).isEqualTo("a-JUMP->c b-FALL->c");
        assertThat(shape.edges(shape.block("c").out())).isEqualTo("c-JUMP->e");
        assertThat(shape.edges(shape.block("e").out())).isEmpty();
        assertThat(shape.block("a").out().get(1).conditional()).isTrue();
        assertThat(shape.block("a").out().get(0).conditional()).isFalse();
        assertThat(shape.block("c").out().get(0).conditional()).isFalse();
        assertThat(shape.block("c").out().get(0).by()).isSameAs(shape.flow.end(shape.block("c")));
    }

    @Test
    void givesLabelsToTheInstructionThatFollows() {
        Shape shape = Shape.of("a: goto c", "b:", "c:", "nop", "return", "d:");
        assertThat(shape.flow.blocks()).hasSize(2);
        assertThat(shape.block("b")).isSameAs(shape.block("c")).isSameAs(shape.block("d"));
        assertThat(shape.block("c").first()).isEqualTo(shape.at("b"));
        assertThat(shape.block("c").last()).isEqualTo(shape.flow.code().length - 1);
        assertThat(shape.flow.end(shape.block("c"))).isSameAs(shape.flow.code()[shape.at("d") - 1]);
    }

    @Test
    void endsBlocksWhereCoverageChangesAndLeadsEachCoveredBlockToTheHandler() {
        Shape shape = Shape.of("a: nop", "b: nop", "c: nop", "d: return", "h: athrow", "catch b d h", "catch c d h");
        assertThat(shape.names(shape.flow.blocks())).isEqualTo("a b c d h");
        assertThat(shape.edges(shape.block("h").in())).isEqualTo("b-EXCEPTION->h c-EXCEPTION->h");
        assertThat(shape.flow.handlersAt(shape.at("a"))).isEmpty();
        assertThat(shape.flow.handlersAt(shape.at("b")))
                .containsExactly(shape.flow.method().tryCatchBlocks.get(0));
        assertThat(shape.flow.handlersAt(shape.at("c") + 1))
                .containsExactlyElementsOf(shape.flow.method().tryCatchBlocks);
        assertThat(shape.flow.handlersAt(shape.at("d"))).isEmpty();
    }

    @Test
    void drawsOneEdgeFromASwitchToEachBlock() {
        Shape shape = Shape.of("a: iconst_0", "tableswitch d b c b", "b: nop", "c: nop", "d: return");
        assertThat(shape.edges(shape.block("a").out())).isEqualTo("a-SWITCH->b a-SWITCH->c a-SWITCH->d");
    }

    @Test
    void drawsNoEdgesFromWhereNobodyComes() {
        Shape shape = Shape.of("a: return", "dead: nop", "deader: goto a");
        assertThat(shape.names(shape.flow.blocks())).isEqualTo("a dead");
        assertThat(shape.flow.reachable(shape.block("a"))).isTrue();
        assertThat(shape.flow.reachable(shape.block("dead"))).isFalse();
        assertThat(shape.block("a").in()).isEmpty();
        assertThat(shape.block("dead").out()).isEmpty();
    }

    @Test
    void reachesHandlersThroughTheirRanges() {
        Shape shape = Shape.of(
                "a: nop",
                "b: return",
                "h: athrow",
                "dead: nop",
                "return",
                "i: athrow",
                "catch a b h",
                "catch dead i i");
        assertThat(shape.flow.reachable(shape.block("h"))).isTrue();
        assertThat(shape.flow.reachable(shape.block("i"))).isFalse();
    }

    @Test
    void hasNoBlocksWithoutCode() {
        assertThat(Shape.of().flow.blocks()).isEmpty();
        assertThat(LoopForest.of(Shape.of().flow).loops()).isEmpty();
    }

    @Test
    void saysWhatIsWrongWithCodeThatRunsOffItsEnd() {
        assertThatThrownBy(() -> ControlFlow.of(Assembly.of("()V", "nop").method(), new Work(Work.FOR_ONE_CLASS)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the code of assembled()V runs off its end");
        assertThatThrownBy(() ->
                        ControlFlow.of(Assembly.of("()V", "goto end", "end:").method(), new Work(Work.FOR_ONE_CLASS)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the code of assembled()V jumps to its end");
    }
}
