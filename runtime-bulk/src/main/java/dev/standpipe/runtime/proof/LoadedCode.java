package dev.standpipe.runtime.proof;

/** Where the code of classes comes from, as it was loaded. */
public interface LoadedCode {
    /** The class file of a class that {@code by} has the JVM resolve, or null where it cannot be had or trusted. */
    byte[] classFile(String name, Class<?> by);
}
