package dev.standpipe.runtime.codec;

/** The codec this JVM uses. */
public final class Codecs {
    private static final Codec CHOSEN = new ViewCodec();

    private Codecs() {}

    public static Codec chosen() {
        return CHOSEN;
    }
}
