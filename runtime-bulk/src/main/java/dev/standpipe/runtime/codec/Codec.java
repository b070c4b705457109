package dev.standpipe.runtime.codec;

/**
 * Bytes to primitives and back, big-endian, exactly as the methods of {@code DataInput} and {@code DataOutput} do it
 * one element at a time: booleans are read as {@code != 0}, floats keep the payload of a NaN when read and lose it
 * when written.
 *
 * <p>Callers have checked types and bounds. Every element is stored once, whole and with its final value, for another
 * thread may be looking.
 */
public abstract class Codec {
    /** {@code java}, {@code jni} or {@code ffm}. */
    public abstract String name();

    /** What the first use of a type takes: in the middle of a transfer there may be no room for it. */
    public void prepareFor(Element type) {}

    /** The same with the bytes of each value the other way round. Callers keep it. */
    public abstract Codec turned();

    /** Decodes {@code n} elements from {@code bytes[at…]} to {@code array[from…]}. */
    public abstract void decode(Element type, byte[] bytes, int at, Object array, int from, int n);

    /** Encodes {@code n} elements of {@code array[from…]} to {@code bytes[at…]}. */
    public abstract void encode(Element type, Object array, int from, int n, byte[] bytes, int at);

    /** For pieces of one type, of which none is large; null where nothing is nearer than {@link #decode}. */
    public Decoder decoder(Element type) {
        return null;
    }

    /** Whether the two methods below work: without access to memory outside the heap there are no addresses. */
    public abstract boolean reachesMemory();

    /** Decodes {@code n} elements from memory at {@code address} to {@code array[from…]}. */
    public abstract void decode(Element type, long address, Object array, int from, int n);

    /** Encodes {@code n} elements of {@code array[from…]} to memory at {@code address}. */
    public abstract void encode(Element type, Object array, int from, int n, long address);
}
