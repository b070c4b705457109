package dev.standpipe.rewrite.proof;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** All that a program can see of a loop over rows. */
final class RowsOutcome {
    private static final long CLOSED = -1;

    private final String thrown;
    private final int end;
    private final long position;
    private final Object array;

    private RowsOutcome(String thrown, int end, long position, Object array) {
        this.thrown = thrown;
        this.end = end;
        this.position = position;
        this.array = array;
    }

    /** Of the loop over these rows, by a file that stands at that position before. */
    static RowsOutcome of(Method loop, RandomAccessFile file, long[] places, int[] rows, int length, long from)
            throws Exception {
        Object array = Array.newInstance(loop.getParameterTypes()[3].getComponentType(), length);
        int[] end = new int[1];
        boolean open = file.getChannel().isOpen();
        if (open) {
            file.seek(from);
        }
        String thrown = "";
        try {
            loop.invoke(null, file, places, rows.clone(), array, end);
        } catch (InvocationTargetException e) {
            // of an index that is often wrong, compiled code says no more than that
            Throwable cause = e.getCause();
            thrown = cause instanceof IOException
                    ? cause + " in " + place(cause)
                    : cause.getClass().getName();
        }
        return new RowsOutcome(thrown, end[0], open ? file.getFilePointer() : CLOSED, array);
    }

    /** The line of the loop. */
    private static String place(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (frame.getClassName().equals("RowLoops")) {
                return frame.toString();
            }
        }
        return "";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RowsOutcome
                && thrown.equals(((RowsOutcome) other).thrown)
                && end == ((RowsOutcome) other).end
                && position == ((RowsOutcome) other).position
                && Arrays.deepEquals(new Object[] {bits()}, new Object[] {((RowsOutcome) other).bits()});
    }

    @Override
    public int hashCode() {
        return end;
    }

    /** One NaN is not like another. */
    private Object bits() {
        if (array instanceof float[]) {
            float[] floats = (float[]) array;
            int[] bits = new int[floats.length];
            Arrays.setAll(bits, i -> Float.floatToRawIntBits(floats[i]));
            return bits;
        }
        if (array instanceof double[]) {
            double[] doubles = (double[]) array;
            long[] bits = new long[doubles.length];
            Arrays.setAll(bits, i -> Double.doubleToRawLongBits(doubles[i]));
            return bits;
        }
        return array;
    }

    @Override
    public String toString() {
        String all = Arrays.deepToString(new Object[] {bits()});
        return thrown + " to " + end + " at " + position + " " + all;
    }
}
