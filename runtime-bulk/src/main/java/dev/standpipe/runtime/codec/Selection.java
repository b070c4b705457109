package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** One choice among the backends, and why it did not fall on the others. */
final class Selection {
    private static final String JAVA = "java";
    private static final String JNI = "jni";
    private static final String FFM = "ffm";
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
        Memory memory = inHand != null || !isEasyGoing() || JavaVersion.RUNNING >= 24 ? inHand : sunMemory();
        Codec codec = java(memory);
        String failure = null;
        if (wanted.equals(JNI) || wanted.equals(FFM)) {
            try {
                codec = trusted(wanted, codec, memory);
            } catch (Unavailable e) {
                failure = e.getMessage();
            }
        }
        return new Selection(codec, wanted, failure);
    }

    /** Null in an image without the module jdk.unsupported. */
    private static Memory sunMemory() {
        try {
            return new SunMemory();
        } catch (LinkageError noSuchModule) {
            return null;
        }
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
        if (!isEasyGoing()) {
            return new ViewCodec();
        }
        if (memory != null) {
            return new MemoryCodec(memory);
        }
        try {
            return (Codec) newer("VarHandleCodec").newInstance();
        } catch (ReflectiveOperationException | LinkageError e) {
            return new ViewCodec();
        }
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

    private static Codec trusted(String name, Codec java, Memory memory) throws Unavailable {
        refuse(obstacle(name));
        refuse(NativeLibrary.load());
        refuse(SelfCheck.fault(codec(name, java, 0), memory));
        return codec(name, java, NativeCodec.WORTH_IT);
    }

    private static Codec codec(String name, Codec java, int worthIt) throws Unavailable {
        if (name.equals(JNI)) {
            return new JniCodec(java, worthIt);
        }
        try {
            return (Codec) newer("FfmCodec", Codec.class, int.class).newInstance(java, worthIt);
        } catch (InvocationTargetException e) {
            throw new Unavailable("it cannot be set up: " + e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new Unavailable("it cannot be set up: " + e);
        }
    }

    /** The constructor of a class that is compiled for a newer JDK than the rest. */
    private static Constructor<?> newer(String name, Class<?>... arguments) throws ReflectiveOperationException {
        return Class.forName("dev.standpipe.runtime.codec." + name).getDeclaredConstructor(arguments);
    }

    private static void refuse(String reason) throws Unavailable {
        if (reason != null) {
            throw new Unavailable(reason);
        }
    }

    /** What keeps a backend from being used is in its message. */
    private static final class Unavailable extends Exception {
        Unavailable(String reason) {
            super(reason);
        }
    }
}
