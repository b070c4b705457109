package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * One choice among the backends, and why it did not fall on the others. Those that are rarely chosen are made by
 * classes of their own, so that the verifier loads none of them here.
 */
final class Selection {
    private static final String JAVA = "java";
    static final String JNI = "jni";
    static final String FFM = "ffm";
    static final List<String> BACKENDS = Collections.unmodifiableList(Arrays.asList(JAVA, JNI, FFM));

    private static final int FFM_SINCE = 22;
    private static final int JNI_WARNS_SINCE = 24;

    /** Where a long can be loaded from any address, and has its lowest byte first. */
    private static final List<String> EASY_GOING = Arrays.asList("amd64", "x86_64", "aarch64");

    final Codec codec;
    private final String wanted;
    private final String failure;

    private Selection(Codec codec, String wanted, String failure) {
        this.codec = codec;
        this.wanted = wanted;
        this.failure = failure;
    }

    /**
     * For the backend {@code wanted}, with the memory that is {@code inHand} or, when it is null, with what this JVM
     * gives to everybody.
     */
    static Selection of(String wanted, Memory inHand) {
        Memory memory = inHand != null || !isEasyGoing() || JavaVersion.RUNNING >= 24 ? inHand : PublicAccess.memory();
        Codec codec = java(memory);
        String failure = null;
        if (wanted.equals(JNI) || wanted.equals(FFM)) {
            NativeChoice choice = NativeChoice.of(wanted, codec, memory, obstacle(wanted));
            codec = choice.codec;
            failure = choice.failure;
        }
        return new Selection(codec, wanted, failure);
    }

    /** Looked into when somebody asks, and not while a program starts. */
    List<Backend> backends() {
        List<Backend> backends = new ArrayList<>();
        for (String name : BACKENDS) {
            String whyNot = name.equals(codec.name()) ? null : name.equals(wanted) ? failure : whyNot(name, wanted);
            backends.add(new Backend(name, whyNot));
        }
        return backends;
    }

    private static boolean isEasyGoing() {
        return EASY_GOING.contains(System.getProperty("os.arch"));
    }

    private static Codec java(Memory memory) {
        return memory != null && isEasyGoing() ? new MemoryCodec(memory) : PublicAccess.codec(isEasyGoing());
    }

    private static String whyNot(String name, String wanted) {
        String obstacle = name.equals(JAVA) ? null : obstacle(name);
        if (obstacle != null) {
            return obstacle;
        }
        return BACKENDS.contains(wanted)
                ? "the backend asked for is " + wanted
                : "auto is java, which starts at once and loads no native code";
    }

    /** What keeps a native backend from being used, as far as that can be told without loading anything. */
    private static String obstacle(String name) {
        if (name.equals(FFM) && JavaVersion.RUNNING < FFM_SINCE) {
            return "it needs Java " + FFM_SINCE + " or later";
        }
        return NativeLibrary.obstacle(name.equals(FFM) ? FFM_SINCE : JNI_WARNS_SINCE);
    }
}
