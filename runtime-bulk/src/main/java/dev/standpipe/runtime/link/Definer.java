package dev.standpipe.runtime.link;

import java.io.IOException;

/** A way to define a class into the JDK. */
interface Definer {
    void define(String name, byte[] classFile) throws ReflectiveOperationException, IOException;
}
