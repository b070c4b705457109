package dev.standpipe.agent.jdk;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandles;
import java.security.ProtectionDomain;
import java.util.function.BiConsumer;

/** A way to the packages of the JDK that are not open to everybody. */
public interface JdkAccess {
    /** Everything that a class of the JDK may do itself. */
    MethodHandles.Lookup into(Class<?> type, Instrumentation instrumentation) throws ReflectiveOperationException;

    /** Beside that class, in this order. */
    void define(Class<?> neighbour, Instrumentation instrumentation, byte[]... classFiles)
            throws ReflectiveOperationException;

    /** Whether a module of the JDK that has packages named java has got classes from elsewhere, by --patch-module. */
    boolean isPatched();

    /** Makes an object of that class, which may use what only the JDK may, such as its {@code Unsafe}. */
    BiConsumer<ProtectionDomain, byte[]> worker(Instrumentation instrumentation, byte[] classFile)
            throws ReflectiveOperationException;

    /** Null up to Java 8, where all packages are open. */
    static JdkAccess ofThisJava() throws ReflectiveOperationException {
        return JavaVersion.RUNNING < 9
                ? null
                : (JdkAccess) Class.forName("dev.standpipe.agent.jdk.ModuleAccess")
                        .getDeclaredConstructor()
                        .newInstance();
    }
}
