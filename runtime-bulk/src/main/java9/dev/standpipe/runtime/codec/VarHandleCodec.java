package dev.standpipe.runtime.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Byte arrays seen as arrays of wider elements: public API that C2 makes vector code of, for use where memory is out
 * of reach. Only where that is so: floats and doubles, for one, gain nothing and are left to the views.
 */
final class VarHandleCodec extends Codec {
    private static final VarHandle CHARS = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle SHORTS = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final Codec views = new ViewCodec();

    @Override
    public String name() {
        return "java";
    }

    @Override
    public Codec turned() {
        return LittleEndianCodec.of(this, null);
    }

    @Override
    public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        switch (type) {
            case CHAR:
                decode(bytes, at, (char[]) array, from, n);
                break;
            case SHORT:
                decode(bytes, at, (short[]) array, from, n);
                break;
            case INT:
                decode(bytes, at, (int[]) array, from, n);
                break;
            case LONG:
                decode(bytes, at, (long[]) array, from, n);
                break;
            default:
                views.decode(type, bytes, at, array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        switch (type) {
            case CHAR:
                encode((char[]) array, from, n, bytes, at);
                break;
            case SHORT:
                encode((short[]) array, from, n, bytes, at);
                break;
            case INT:
                encode((int[]) array, from, n, bytes, at);
                break;
            case LONG:
                encode((long[]) array, from, n, bytes, at);
                break;
            default:
                views.encode(type, array, from, n, bytes, at);
        }
    }

    @Override
    public boolean reachesMemory() {
        return false;
    }

    @Override
    public void decode(Element type, long address, Object array, int from, int n) {
        views.decode(type, address, array, from, n);
    }

    @Override
    public void encode(Element type, Object array, int from, int n, long address) {
        views.encode(type, array, from, n, address);
    }

    private static void decode(byte[] bytes, int at, char[] array, int from, int n) {
        for (int k = 0; k < n; k++) {
            array[from + k] = (char) CHARS.get(bytes, at + 2 * k);
        }
    }

    private static void decode(byte[] bytes, int at, short[] array, int from, int n) {
        for (int k = 0; k < n; k++) {
            array[from + k] = (short) SHORTS.get(bytes, at + 2 * k);
        }
    }

    private static void decode(byte[] bytes, int at, int[] array, int from, int n) {
        for (int k = 0; k < n; k++) {
            array[from + k] = (int) INTS.get(bytes, at + 4 * k);
        }
    }

    private static void decode(byte[] bytes, int at, long[] array, int from, int n) {
        for (int k = 0; k < n; k++) {
            array[from + k] = (long) LONGS.get(bytes, at + 8 * k);
        }
    }

    private static void encode(char[] array, int from, int n, byte[] bytes, int at) {
        for (int k = 0; k < n; k++) {
            CHARS.set(bytes, at + 2 * k, array[from + k]);
        }
    }

    private static void encode(short[] array, int from, int n, byte[] bytes, int at) {
        for (int k = 0; k < n; k++) {
            SHORTS.set(bytes, at + 2 * k, array[from + k]);
        }
    }

    private static void encode(int[] array, int from, int n, byte[] bytes, int at) {
        for (int k = 0; k < n; k++) {
            INTS.set(bytes, at + 4 * k, array[from + k]);
        }
    }

    private static void encode(long[] array, int from, int n, byte[] bytes, int at) {
        for (int k = 0; k < n; k++) {
            LONGS.set(bytes, at + 8 * k, array[from + k]);
        }
    }
}
