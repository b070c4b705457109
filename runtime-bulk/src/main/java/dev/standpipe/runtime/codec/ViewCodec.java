package dev.standpipe.runtime.codec;

import java.nio.ByteBuffer;

/** Through the typed views of a {@link ByteBuffer}: public API only, on every JDK. */
final class ViewCodec extends Codec {
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
        ByteBuffer buffer = ByteBuffer.wrap(bytes, at, n << type.shift);
        switch (type) {
            case BOOLEAN:
                for (int k = 0; k < n; k++) {
                    ((boolean[]) array)[from + k] = bytes[at + k] != 0;
                }
                break;
            case BYTE:
                System.arraycopy(bytes, at, array, from, n);
                break;
            case CHAR:
                buffer.asCharBuffer().get((char[]) array, from, n);
                break;
            case SHORT:
                buffer.asShortBuffer().get((short[]) array, from, n);
                break;
            case INT:
                buffer.asIntBuffer().get((int[]) array, from, n);
                break;
            case LONG:
                buffer.asLongBuffer().get((long[]) array, from, n);
                break;
            case FLOAT:
                buffer.asFloatBuffer().get((float[]) array, from, n);
                break;
            default:
                buffer.asDoubleBuffer().get((double[]) array, from, n);
        }
    }

    @Override
    public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes, at, n << type.shift);
        switch (type) {
            case BOOLEAN:
                for (int k = 0; k < n; k++) {
                    bytes[at + k] = (byte) (((boolean[]) array)[from + k] ? 1 : 0);
                }
                break;
            case BYTE:
                System.arraycopy(array, from, bytes, at, n);
                break;
            case CHAR:
                buffer.asCharBuffer().put((char[]) array, from, n);
                break;
            case SHORT:
                buffer.asShortBuffer().put((short[]) array, from, n);
                break;
            case INT:
                buffer.asIntBuffer().put((int[]) array, from, n);
                break;
            case LONG:
                buffer.asLongBuffer().put((long[]) array, from, n);
                break;
            case FLOAT:
                for (int k = 0; k < n; k++) {
                    buffer.putInt(Float.floatToIntBits(((float[]) array)[from + k]));
                }
                break;
            default:
                for (int k = 0; k < n; k++) {
                    buffer.putLong(Double.doubleToLongBits(((double[]) array)[from + k]));
                }
        }
    }

    @Override
    public boolean reachesMemory() {
        return false;
    }

    @Override
    public void decode(Element type, long address, Object array, int from, int n) {
        throw new IllegalStateException("no access to memory outside the heap");
    }

    @Override
    public void encode(Element type, Object array, int from, int n, long address) {
        throw new IllegalStateException("no access to memory outside the heap");
    }
}
