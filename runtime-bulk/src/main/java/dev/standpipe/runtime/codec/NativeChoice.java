package dev.standpipe.runtime.codec;

import java.lang.reflect.InvocationTargetException;

/** A native backend, if it can be trusted. */
final class NativeChoice {
    final Codec codec;

    /** Why it is Java's after all, or null. */
    final String failure;

    private NativeChoice(Codec codec, String failure) {
        this.codec = codec;
        this.failure = failure;
    }

    /** {@code obstacle} is what is known to be in its way, or null. */
    static NativeChoice of(String name, Codec java, Memory memory, String obstacle) {
        try {
            return new NativeChoice(trusted(name, java, memory, obstacle), null);
        } catch (Unavailable e) {
            return new NativeChoice(java, e.getMessage());
        }
    }

    private static Codec trusted(String name, Codec java, Memory memory, String obstacle) throws Unavailable {
        refuse(obstacle);
        refuse(NativeLibrary.load());
        refuse(SelfCheck.fault(codec(name, java, 0), memory));
        return codec(name, java, NativeCodec.WORTH_IT);
    }

    private static Codec codec(String name, Codec java, int worthIt) throws Unavailable {
        if (name.equals(Selection.JNI)) {
            return new JniCodec(java, worthIt);
        }
        try {
            return (Codec)
                    PublicAccess.newer("FfmCodec", Codec.class, int.class).newInstance(java, worthIt);
        } catch (InvocationTargetException e) {
            throw new Unavailable("it cannot be set up: " + e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new Unavailable("it cannot be set up: " + e);
        }
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
