package dev.standpipe.runtime.proof;

/** Where the code of classes comes from, as it was loaded. */
public interface LoadedCode {
    /**
     * The class file of the class with this name, with slashes; null where it cannot be had or trusted. {@code type} is
     * that class, so that no loader needs to be asked for it, or null where there is only a file of it.
     */
    byte[] classFile(String name, Class<?> type);

    /** Whether streams of this kind may be carried at all; {@link StreamProof#kind} says what kinds there are. */
    default boolean wants(String kind) {
        return true;
    }
}
