package dev.standpipe.runtime.proof;

/** A class, by the name that code gives it and as the JVM has it. */
public final class ClassName {
    /** With slashes. */
    public final String name;

    /** Null where there is only a file of it. */
    public final Class<?> loaded;

    ClassName(String name, Class<?> loaded) {
        this.name = name;
        this.loaded = loaded;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ClassName
                && ((ClassName) other).name.equals(name)
                && ((ClassName) other).loaded == loaded;
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
