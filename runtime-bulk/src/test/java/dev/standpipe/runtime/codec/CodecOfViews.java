package dev.standpipe.runtime.codec;

/** For tests of other packages. */
public final class CodecOfViews {
    private CodecOfViews() {}

    public static Codec make() {
        return new ViewCodec();
    }
}
