package dev.standpipe.io.collective;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PieceRowsTest {
    private static final int CASES = 200_000;

    /** Offset and length of each. */
    private final List<Long> told = new ArrayList<>();

    private static PieceRows rows(List<Long> pieces) {
        PieceRows rows = new PieceRows();
        for (int k = 0; k < pieces.size(); k += 2) {
            rows.piece(pieces.get(k), pieces.get(k + 1));
        }
        return rows;
    }

    private static List<Long> pieces(PieceRows rows) {
        List<Long> pieces = new ArrayList<>();
        for (long start : rows.starts()) {
            for (int k = 0; k < rows.inRow(); k++) {
                pieces.add(start + k * rows.distance());
                pieces.add(rows.length());
            }
        }
        return pieces;
    }

    private void tell(long offset, long length) {
        told.add(offset);
        told.add(length);
    }

    /** Whatever is called rows is what was told, and rows are called that. */
    @Test
    void areWhatWasTold() {
        int regular = 0;
        for (int seed = 0; seed < CASES; seed++) {
            told.clear();
            boolean isRegular = tellSome(new Random(seed * 0x9E3779B97F4A7C15L));
            PieceRows rows = rows(told);
            if (rows.areRows()) {
                assertThat(pieces(rows)).as("seed " + seed).isEqualTo(told);
            }
            assertThat(!isRegular || rows.areRows()).as("seed " + seed).isTrue();
            regular += rows.areRows() ? 1 : 0;
        }
        assertThat(regular).isBetween(CASES / 10, CASES - CASES / 10);
    }

    private boolean tellSome(Random random) {
        int count = 1 + random.nextInt(4);
        int inRow = 1 + random.nextInt(4);
        long distance = 1 + random.nextInt(3);
        long gap = distance * (inRow - 1) + 1 + random.nextInt(4);
        int flaw = random.nextBoolean() ? -1 : random.nextInt(count * inRow);
        int kind = random.nextInt(3);
        long moved = 0;
        for (int k = 0; k < count * inRow; k++) {
            if (k == flaw && kind == 0) {
                continue;
            }
            moved += k == flaw && kind == 1 ? 1 : 0;
            tell(k / inRow * gap + k % inRow * distance + moved, k == flaw && kind == 2 ? 2 : 1);
        }
        if (told.isEmpty()) {
            tell(0, 1);
        }
        return flaw < 0 && inRow > 1;
    }

    @Test
    void aSingleOneMayBeAllThereIs() {
        tell(0, 8);
        assertThat(rows(told).isOnePiece(8)).isTrue();
        assertThat(rows(told).isOnePiece(9)).isFalse();
        tell(8, 8);
        assertThat(rows(told).isOnePiece(16)).isFalse();
        told.clear();
        tell(1, 7);
        assertThat(rows(told).isOnePiece(7)).isFalse();
    }
}
