package dev.standpipe.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wrong arguments are found out before a byte moves, on all receivers alike. */
@Tag("by-hand")
class BulkArgumentsTest {
    @TempDir
    Path dir;

    private interface Transfer {
        void array(Object array, int offset, int count) throws IOException;
    }

    private interface Whole {
        void array(Object array) throws IOException;
    }

    private final List<Transfer> parts = new ArrayList<>();
    private final List<Whole> wholes = new ArrayList<>();
    private final ByteArrayInputStream source = new ByteArrayInputStream(new byte[100]);
    private final ByteArrayOutputStream sink = new ByteArrayOutputStream();
    private BulkRandomAccessFile file;

    @BeforeEach
    void open() throws IOException {
        BulkDataInputStream in = new BulkDataInputStream(source);
        BulkDataOutputStream out = new BulkDataOutputStream(sink);
        file = new BulkRandomAccessFile(
                Files.write(dir.resolve("f"), new byte[100]).toFile(), "rw");
        parts.add(in::readArray);
        parts.add(out::writeArray);
        parts.add(file::readArray);
        parts.add(file::writeArray);
        wholes.add(in::readArray);
        wholes.add(out::writeArray);
        wholes.add(file::readArray);
        wholes.add(file::writeArray);
    }

    private void refused(Class<? extends RuntimeException> how, String why, Object array, int offset, int count)
            throws IOException {
        for (Transfer transfer : parts) {
            assertThatThrownBy(() -> transfer.array(array, offset, count))
                    .isExactlyInstanceOf(how)
                    .hasMessageContaining(why);
        }
        nothingMoved();
    }

    private void nothingMoved() throws IOException {
        assertThat(source.available()).isEqualTo(100);
        assertThat(sink.size()).isZero();
        assertThat(file.getFilePointer()).isZero();
    }

    @Test
    void null_() throws IOException {
        refused(NullPointerException.class, "null", null, 0, 0);
        for (Whole whole : wholes) {
            assertThatThrownBy(() -> whole.array(null)).isExactlyInstanceOf(NullPointerException.class);
        }
        assertThatThrownBy(() -> new BulkDataInputStream(source).readArray((int[]) null))
                .isInstanceOf(NullPointerException.class);
        nothingMoved();
    }

    @Test
    void notAnArrayOfPrimitives() throws IOException {
        Object[] wrong = {"text", 7, new int[2][2], new Integer[3], new Object[0], new String[] {"a"}};
        String[] named = {
            "java.lang.String",
            "java.lang.Integer",
            "int[][]",
            "java.lang.Integer[]",
            "java.lang.Object[]",
            "java.lang.String[]"
        };
        for (int k = 0; k < wrong.length; k++) {
            Object array = wrong[k];
            refused(
                    IllegalArgumentException.class,
                    named[k] + " cannot be transferred; an array of boolean",
                    array,
                    0,
                    0);
            for (Whole whole : wholes) {
                assertThatThrownBy(() -> whole.array(array)).isExactlyInstanceOf(IllegalArgumentException.class);
            }
        }
        nothingMoved();
    }

    @Test
    void outOfRange() throws IOException {
        int[][] ranges = {
            {-1, 1},
            {0, -1},
            {0, 4},
            {3, 1},
            {4, 0},
            {1, Integer.MAX_VALUE},
            {Integer.MAX_VALUE, 1},
            {Integer.MIN_VALUE, 0},
            {2, Integer.MIN_VALUE},
            {Integer.MAX_VALUE, Integer.MAX_VALUE}
        };
        for (Element type : Element.values()) {
            for (int[] range : ranges) {
                refused(IndexOutOfBoundsException.class, "3 elements", Loop.array(type, 3), range[0], range[1]);
            }
        }
    }

    @Test
    void aCountOfZeroTouchesNothing() throws IOException {
        file.close();
        BulkDataInputStream in = new BulkDataInputStream(null);
        BulkDataOutputStream out = new BulkDataOutputStream(null);
        for (Element type : Element.values()) {
            in.readArray(Loop.array(type, 0));
            in.readArray(Loop.array(type, 3), 3, 0);
            out.writeArray(Loop.array(type, 0));
            out.writeArray(Loop.array(type, 3), 3, 0);
            file.readArray(Loop.array(type, 3), 1, 0);
            file.writeArray(Loop.array(type, 0));
        }
        assertThat(out.size()).isZero();
    }
}
