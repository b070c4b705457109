package dev.standpipe.runtime.codec;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** The kernels in C by way of the foreign function interface, with the arrays where they are. */
@SuppressWarnings("restricted")
final class FfmCodec extends NativeCodec {
    private static final MethodHandle MOVE;
    private static final MethodHandle LEVEL;

    static {
        SymbolLookup library = SymbolLookup.loaderLookup();
        MOVE = Linker.nativeLinker()
                .downcallHandle(
                        library.find("standpipe_move").orElseThrow(),
                        FunctionDescriptor.ofVoid(
                                ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG),
                        Linker.Option.critical(true));
        LEVEL = Linker.nativeLinker()
                .downcallHandle(
                        library.find("standpipe_level").orElseThrow(),
                        FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    }

    FfmCodec(Codec java, int worthIt) {
        super(java, worthIt);
    }

    @Override
    public String name() {
        return "ffm";
    }

    @Override
    boolean move(int kind, Object from, long fromOffset, Object to, long toOffset, int n) {
        if (from instanceof boolean[] || to instanceof boolean[]) {
            return false;
        }
        try {
            MOVE.invokeExact(kind, segment(from, fromOffset), segment(to, toOffset), (long) n);
            return true;
        } catch (Throwable e) {
            throw new LinkageError("standpipe_move", e);
        }
    }

    /** As {@link JniCodec#level}. */
    static int level(int wanted) {
        try {
            return (int) LEVEL.invokeExact(wanted);
        } catch (Throwable e) {
            throw new LinkageError("standpipe_level", e);
        }
    }

    private static MemorySegment segment(Object array, long offset) {
        if (array == null) {
            return MemorySegment.ofAddress(offset);
        }
        MemorySegment whole;
        if (array instanceof byte[] a) {
            whole = MemorySegment.ofArray(a);
        } else if (array instanceof char[] a) {
            whole = MemorySegment.ofArray(a);
        } else if (array instanceof short[] a) {
            whole = MemorySegment.ofArray(a);
        } else if (array instanceof int[] a) {
            whole = MemorySegment.ofArray(a);
        } else if (array instanceof long[] a) {
            whole = MemorySegment.ofArray(a);
        } else if (array instanceof float[] a) {
            whole = MemorySegment.ofArray(a);
        } else {
            whole = MemorySegment.ofArray((double[]) array);
        }
        return whole.asSlice(offset);
    }
}
