package dev.standpipe.agent;

import dev.standpipe.runtime.link.JavaVersion;
import java.lang.instrument.Instrumentation;

/** A way to a package of the JDK that is not open to everybody. */
interface Opening {
    void open(String packageName, Instrumentation instrumentation);

    /** Up to Java 8 all packages are open. */
    static void to(String packageName, Instrumentation instrumentation) throws ReflectiveOperationException {
        if (JavaVersion.RUNNING >= 9) {
            ((Opening) Class.forName("dev.standpipe.agent.ModuleOpening")
                            .getDeclaredConstructor()
                            .newInstance())
                    .open(packageName, instrumentation);
        }
    }
}
