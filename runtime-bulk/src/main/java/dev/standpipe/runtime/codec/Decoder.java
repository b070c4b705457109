package dev.standpipe.runtime.codec;

/** Decodes short pieces in one format: whoever has many of them finds the way once, and C2 compiles it once. */
public abstract class Decoder {
    /** From {@code bytes[at…]} to {@code array[from…]}; types and bounds were checked. */
    public abstract void decode(byte[] bytes, int at, Object array, int from, int n);
}
