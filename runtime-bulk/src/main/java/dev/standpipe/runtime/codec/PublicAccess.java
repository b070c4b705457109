package dev.standpipe.runtime.codec;

import java.lang.reflect.Constructor;

/** What there is without the doorway. */
final class PublicAccess {
    private PublicAccess() {}

    /** Null in an image without the module jdk.unsupported. */
    static Memory memory() {
        try {
            return new SunMemory();
        } catch (LinkageError noSuchModule) {
            return null;
        }
    }

    static Codec codec(boolean easyGoing) {
        try {
            return easyGoing ? (Codec) newer("VarHandleCodec").newInstance() : new ViewCodec();
        } catch (ReflectiveOperationException | LinkageError e) {
            return new ViewCodec();
        }
    }

    /** The constructor of a class that is compiled for a newer JDK than the rest. */
    static Constructor<?> newer(String name, Class<?>... arguments) throws ReflectiveOperationException {
        return Class.forName("dev.standpipe.runtime.codec." + name).getDeclaredConstructor(arguments);
    }
}
