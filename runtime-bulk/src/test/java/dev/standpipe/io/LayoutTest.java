package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LayoutTest {
    private static final Layout INT = Layout.of(int.class);

    @Test
    void aColumnIsAVector() throws IOException {
        Layout column = INT.vector(3, 1, 5);
        assertThat(pieces(column)).containsExactly("0+4", "20+4", "40+4");
        assertThat(column.extent()).isEqualTo(44);
        assertThat(column.elements()).isEqualTo(3);
        assertThat(column.elementType()).isEqualTo(int.class);
        assertThat(column).hasToString("3 ints in 44 bytes");
    }

    @Test
    void aBlockIsASubarray() throws IOException {
        Layout block = INT.subarray(new int[] {3, 4, 5}, new int[] {2, 1, 3}, new int[] {1, 2, 1});
        assertThat(pieces(block)).containsExactly("124+12", "204+12");
        assertThat(block.extent()).isEqualTo(240);
        assertThat(pieces(block.contiguous(2))).containsExactly("124+12", "204+12", "364+12", "444+12");
        assertThat(pieces(INT.subarray(new int[] {3, 4}, new int[] {2, 4}, new int[] {1, 0})))
                .containsExactly("16+32");
    }

    @Test
    void aFieldOfRecordsIsResized() throws IOException {
        assertThat(pieces(Layout.of(float.class).at(12).resized(64).contiguous(3)))
                .containsExactly("12+4", "76+4", "140+4");
    }

    @Test
    void listsKeepTheirOrderAndWhatTouchesIsOnePiece() throws IOException {
        assertThat(pieces(INT.indexed(2, 7, 0, 2))).containsExactly("28+8", "0+16");
        assertThat(pieces(INT.indexed(new int[] {1, 0, 3}, new long[] {4, 9, 0})))
                .containsExactly("16+4", "0+12");
        assertThat(INT.indexed(new int[] {1, 0, 3}, new long[] {4, 9, 0}).extent())
                .isEqualTo(36);
        assertThat(INT.indexed(1, new long[] {1, 1}).inFileOrder().isAscending).isFalse();
        assertThat(INT.indexed(1, new long[] {1, 0}).inFileOrder().isAscending).isTrue();
    }

    @Test
    void regularLayoutsTakeNoMemoryForTheirPieces() throws IOException {
        Layout huge = Layout.of(double.class).vector(1 << 30, 1, 2).contiguous(1 << 20);
        assertThat(huge.elements()).isEqualTo(1L << 50);
        assertThat(huge.inFileOrder().isAscending).isTrue();
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThatThrownBy(() -> Layout.of(void.class)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Layout.of(String.class)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(Layout::union).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Layout.union(INT, Layout.of(float.class)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("int and one of float");
        assertThatThrownBy(() -> INT.contiguous(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.vector(-1, 1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.vector(1, -1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.vector(1, 1, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.indexed(1, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.indexed(new int[1], new long[2])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.at(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.resized(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.subarray(new int[0], new int[0], new int[0]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> INT.subarray(new int[] {4}, new int[] {2}, new int[] {3}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("in dimension 0 the block has 2 elements from 3 on, but the array has 4");
    }

    @Test
    void noFileIsLongerThanAnOffset() {
        Layout far = INT.resized(Long.MAX_VALUE / 2);
        assertThatThrownBy(() -> far.contiguous(4)).hasMessage("no file is so long");
        assertThatThrownBy(() -> far.vector(2, 1, 3)).hasMessage("no file is so long");
        assertThatThrownBy(() -> far.indexed(1, 4)).hasMessage("no file is so long");
        assertThatThrownBy(() -> INT.at(Long.MAX_VALUE)).hasMessage("no file is so long");
        Layout shrunk = INT.at(Long.MAX_VALUE - 4).resized(8);
        assertThatThrownBy(() -> shrunk.contiguous(3)).hasMessage("no file is so long");
        assertThatThrownBy(() -> shrunk.indexed(1, 1)).hasMessage("no file is so long");
        assertThatThrownBy(() -> shrunk.at(8)).hasMessage("no file is so long");
    }

    @Test
    void anyNestingIsWhatOneByOneGives() throws IOException {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed * 0x9E3779B97F4A7C15L);
            Element type = Element.values()[random.nextInt(8)];
            LayoutModel model = LayoutModel.random(type, random);
            String what = "seed " + seed + ": " + model;
            List<Long> offsets = new ArrayList<>();
            long[] end = {-1};
            model.layout.forEachPiece((offset, bytes) -> {
                assertThat(offset).as(what).isNotEqualTo(end[0]);
                end[0] = offset + bytes;
                for (long k = 0; k < bytes; k += type.size) {
                    offsets.add(offset + k);
                }
            });
            assertThat(offsets.stream().mapToLong(x -> x).toArray()).as(what).isEqualTo(model.offsets);
            assertThat(model.layout.elements()).as(what).isEqualTo(model.offsets.length);
            assertThat(model.layout.extent()).as(what).isEqualTo(model.extent);
            assertThat(!model.layout.inFileOrder().isAscending).as(what).isEqualTo(model.overlaps());
        }
    }

    private static List<String> pieces(Layout layout) throws IOException {
        List<String> all = new ArrayList<>();
        layout.forEachPiece((offset, bytes) -> all.add(offset + "+" + bytes));
        return all;
    }
}
