package oldstyle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the rewritten code, as the tests of a project do. */
class CellsTest {
    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsRead() throws IOException {
        File file = folder.resolve("cells").toFile();
        Cells.write(file, new int[] {1, -2, 3});
        assertEquals(12, file.length());
        int[] read = new int[3];
        Cells.read(file, read);
        assertArrayEquals(new int[] {1, -2, 3}, read);
        int[] more = new int[4];
        assertThrows(EOFException.class, () -> Cells.read(file, more));
        assertArrayEquals(new int[] {1, -2, 3, 0}, more);
    }
}
