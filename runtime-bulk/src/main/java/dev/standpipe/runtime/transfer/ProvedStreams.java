package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.door.DoorwayMemory;
import dev.standpipe.runtime.wire.Transcoder;

/** What carries elements through streams that were proved. Made when the first of a class that is unknown is met. */
final class ProvedStreams {
    private static final DoorwayMemory MEMORY = new DoorwayMemory(Door.JDK);
    private static final Codec CODEC = Codecs.withMemory(MEMORY);
    private static final Transcoder BIG_ENDIAN = new Transcoder(CODEC);
    private static final Transcoder LITTLE_ENDIAN = new Transcoder(Codecs.littleEndian(CODEC, MEMORY));

    // By their parent's type: else the verifier of whoever names them would load both.
    static final Routed READS = new RoutedReads(BIG_ENDIAN, LITTLE_ENDIAN);
    static final Routed WRITES = new RoutedWrites(BIG_ENDIAN, LITTLE_ENDIAN);

    private ProvedStreams() {}
}
