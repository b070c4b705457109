package dev.standpipe.runtime.proof;

/** The classes that the JVM has, seen from one class of streams. None is loaded, and no loader of the program asked. */
public interface LoadedClasses {
    Class<?> stream();

    /** What the JVM takes this name for in the code of that class; null where it does not know yet. */
    Class<?> named(String name, Class<?> by);

    /** Whether a field is found by its name alone, and not by asking for the types of all that its class has. */
    boolean findFieldsByName();

    /** Whether the JVM asks no loader of the program if it is asked for the class of that name once more. */
    boolean isSettled(String name, Class<?> by);
}
