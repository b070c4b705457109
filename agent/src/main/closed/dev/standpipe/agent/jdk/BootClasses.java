package dev.standpipe.agent.jdk;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import jdk.internal.misc.Unsafe;

/** Has the JVM take class files for its own; each comes after its length. Needs a door to the JDK's insides. */
public final class BootClasses implements Consumer<byte[]> {
    private final Unsafe unsafe;

    public BootClasses() throws ReflectiveOperationException {
        this.unsafe = unsafe();
    }

    /** On Java 8, where it has another name, it is not handed to us, but neither is it hidden. */
    private static Unsafe unsafe() throws ReflectiveOperationException {
        try {
            return Unsafe.getUnsafe();
        } catch (SecurityException onlyToTheJdk) {
            Field own = Unsafe.class.getDeclaredField("theUnsafe");
            own.setAccessible(true);
            return (Unsafe) own.get(null);
        }
    }

    @Override
    public void accept(byte[] classFiles) {
        ByteBuffer rest = ByteBuffer.wrap(classFiles);
        while (rest.hasRemaining()) {
            int length = rest.getInt();
            int place = rest.position();
            unsafe.defineClass(null, classFiles, place, length, null, null);
            rest.position(place + length);
        }
    }
}
