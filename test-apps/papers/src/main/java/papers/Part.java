package papers;

import java.io.File;
import java.io.IOException;

/** What one worker has of a file that several share: many pieces, side by side in its array. */
interface Part {
    /** Piece by piece, as a program for Unix does it. */
    void readPieces(File file) throws IOException;

    void writePieces(File file) throws IOException;

    Object array();

    /** Where the elements of the array lie in the file: a layout, of whose class the old programs know nothing. */
    Object layout();

    /** With the weight that each element has by its place in the file. */
    long sum();
}
