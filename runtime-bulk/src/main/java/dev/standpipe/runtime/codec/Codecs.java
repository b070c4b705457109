package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.link.JavaVersion;
import java.util.Arrays;
import java.util.List;

/** The codec this JVM uses. */
public final class Codecs {
    /** Where a long can be loaded from any address, and has its lowest byte first. */
    private static final List<String> EASY_GOING = Arrays.asList("amd64", "x86_64", "aarch64");

    private static volatile Codec chosen;

    private Codecs() {}

    /** The best one for whoever has what this JVM gives to everybody, or better once {@link #withMemory} was called. */
    public static Codec chosen() {
        Codec codec = chosen;
        return codec != null ? codec : withMemory(null);
    }

    /** The best one for whoever has {@code memory} in hand; from now on it is the one that is {@link #chosen}. */
    public static synchronized Codec withMemory(Memory memory) {
        return chosen = java(memory);
    }

    private static Codec java(Memory memory) {
        if (!EASY_GOING.contains(System.getProperty("os.arch"))) {
            return new ViewCodec();
        }
        if (memory != null) {
            return new MemoryCodec(memory);
        }
        return JavaVersion.RUNNING < 24 ? new MemoryCodec(new SunMemory()) : new ViewCodec();
    }
}
