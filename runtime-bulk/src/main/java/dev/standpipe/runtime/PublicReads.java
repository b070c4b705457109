package dev.standpipe.runtime;

import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.wire.Conversion;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Transcoder;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import java.util.function.ToLongFunction;

/**
 * Reads of a {@link RandomAccessFile} for where package {@code java.io} is closed: it alone can be put back, by public
 * methods, to where the loop would have it. Whatever is in the way of that, the end of the file too, is left to the
 * loop. Writes are not, for a file that was opened {@code "rws"} looks like any other.
 *
 * <p>A function of the values of a call, in its order: so whoever is of another class loader can call it.
 */
public final class PublicReads implements ToLongFunction<Object[]> {
    private static final long INDEX = 0xFFFFFFFFL;

    public PublicReads() {
        Switch.servesWithoutDoorway();
    }

    @Override
    public long applyAsLong(Object[] call) {
        Object file = call[0];
        int i = (Integer) call[2];
        Format format;
        try {
            format = Format.of((Integer) call[4]);
        } catch (VirtualMachineError | LinkageError noRoom) {
            return i & INDEX;
        }
        Object a = call[1];
        if (Switch.isHeld()
                || file == null
                || file.getClass() != RandomAccessFile.class
                || i < 0
                || format == null
                || a.getClass() != format.array.arrayType) {
            return i & INDEX;
        }
        int end = Math.min((Integer) call[3], Array.getLength(a));
        return read((RandomAccessFile) file, format, a, i, end) & INDEX;
    }

    /** Nothing is thrown: what fails here fails in the loop too, and there it is thrown. */
    private static int read(RandomAccessFile file, Format format, Object a, int from, int end) {
        int i = from;
        byte[] scratch = null;
        try {
            long at = file.getFilePointer();
            long there = (file.length() - at) >> format.shift;
            int to = (int) Math.min(end, from + Math.max(there, 0));
            Transcoder transcoder = new Transcoder(Codecs.chosen());
            transcoder.prepareFor(format);
            Conversion conversion = Conversion.ofReads(format, to - from);
            scratch = Scratch.borrow((long) (to - from) << format.shift);
            while (i < to) {
                int want = (int) Math.min((long) (to - i) << format.shift, scratch.length & -format.size);
                int stored = i;
                int n = file.read(scratch, 0, want);
                try {
                    int whole = Math.max(n, 0) >> format.shift;
                    transcoder.decode(format, conversion, scratch, 0, a, i, whole);
                    stored += whole;
                } finally {
                    if (stored - i << format.shift != n) {
                        file.seek(at + ((long) (stored - from) << format.shift));
                    }
                }
                i = stored;
                if (n != want) {
                    break;
                }
            }
        } catch (IOException | RuntimeException | Error theLoopMeetsItToo) {
            return i;
        } finally {
            if (scratch != null) {
                Scratch.giveBack(scratch);
            }
        }
        return i;
    }
}
