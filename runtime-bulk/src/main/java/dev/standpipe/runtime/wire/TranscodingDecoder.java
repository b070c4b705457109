package dev.standpipe.runtime.wire;

import dev.standpipe.runtime.codec.Decoder;

/** The way by the transcoder, for what has to be converted, or has no nearer one. */
final class TranscodingDecoder extends Decoder {
    private final Transcoder transcoder;
    private final Format format;
    private final Conversion conversion;

    private TranscodingDecoder(Transcoder transcoder, Format format) {
        this.transcoder = transcoder;
        this.format = format;
        this.conversion = Conversion.ofReads(format, Integer.MAX_VALUE);
    }

    /** By its parent's type: else the verifier of whoever calls would load this class. */
    static Decoder of(Transcoder transcoder, Format format) {
        return new TranscodingDecoder(transcoder, format);
    }

    @Override
    public void decode(byte[] bytes, int at, Object array, int from, int n) {
        transcoder.decode(format, conversion, bytes, at, array, from, n);
    }
}
