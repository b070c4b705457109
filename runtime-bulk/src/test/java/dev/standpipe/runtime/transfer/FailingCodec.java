package dev.standpipe.runtime.transfer;

import dev.standpipe.runtime.codec.Codec;
import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.door.OpenDoor;
import java.util.concurrent.atomic.AtomicInteger;

/** The n-th piece outside the heap is one too many. */
final class FailingCodec extends Codec {
    private final Codec sound;
    private final Error error;
    private final AtomicInteger left;

    FailingCodec(int nth, Error error) {
        this(Codecs.withMemory(OpenDoor.memory()), error, new AtomicInteger(nth));
    }

    private FailingCodec(Codec sound, Error error, AtomicInteger left) {
        this.sound = sound;
        this.error = error;
        this.left = left;
    }

    private void count() {
        if (left.decrementAndGet() == 0) {
            error.fillInStackTrace();
            throw error;
        }
    }

    @Override
    public String name() {
        return sound.name();
    }

    @Override
    public Codec turned() {
        return new FailingCodec(sound.turned(), error, left);
    }

    @Override
    public void decode(Element type, byte[] bytes, int at, Object array, int from, int n) {
        sound.decode(type, bytes, at, array, from, n);
    }

    @Override
    public void encode(Element type, Object array, int from, int n, byte[] bytes, int at) {
        sound.encode(type, array, from, n, bytes, at);
    }

    @Override
    public boolean reachesMemory() {
        return true;
    }

    @Override
    public void decode(Element type, long address, Object array, int from, int n) {
        count();
        sound.decode(type, address, array, from, n);
    }

    @Override
    public void encode(Element type, Object array, int from, int n, long address) {
        count();
        sound.encode(type, array, from, n, address);
    }
}
