package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.LoadedClasses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.HashSet;
import java.util.Set;

/** The JVM is asked what it has; it runs no code of a class loader for that. */
final class ClassesAtHand implements LoadedClasses {
    private static final MethodHandle FIND = find();

    private final Class<?> stream;

    /** Null of the JDK's. Later there may be code that must not ask for it. */
    private final ClassLoader loader;

    private final Set<String> missing = new HashSet<>();

    ClassesAtHand(Class<?> stream) {
        this.stream = stream;
        this.loader = stream.getClassLoader();
    }

    private static MethodHandle find() {
        try {
            return MethodHandles.lookup()
                    .unreflect(
                            Door.JDK.accessible(ClassLoader.class.getDeclaredMethod("findLoadedClass", String.class)));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("ClassLoader.findLoadedClass", e);
        }
    }

    @Override
    public Class<?> stream() {
        return stream;
    }

    @Override
    public Class<?> named(String name, Class<?> by) {
        ClassLoader its = by.getClassLoader();
        Class<?> found = its == null || name.startsWith("java/") ? ofTheJdk(name) : null;
        found = found == null && its != null ? found(name, its) : found;
        return found == null ? missing(name) : found;
    }

    private Class<?> missing(String name) {
        missing.add(name);
        return null;
    }

    private static Class<?> ofTheJdk(String name) {
        try {
            return Class.forName(name.replace('/', '.'), false, null);
        } catch (ClassNotFoundException | LinkageError notThere) {
            return null;
        }
    }

    /** What the loader of a class has under this name already, for that class; null where it would be asked. */
    static Class<?> foundBy(Class<?> type, String name) {
        ClassLoader its = type.getClassLoader();
        return its == null ? null : found(name, its);
    }

    private static Class<?> found(String name, ClassLoader loader) {
        try {
            return (Class<?>) FIND.invokeExact(loader, name.replace('/', '.'));
        } catch (Throwable notToBeKnown) {
            return null;
        }
    }

    @Override
    public boolean findFieldsByName() {
        return Slot.FINDS_FIELDS_BY_NAME;
    }

    @Override
    public boolean isSettled(String name, Class<?> by) {
        ClassLoader its = by.getClassLoader();
        boolean isSettled = its == null
                || found(name, its) != null
                || name.startsWith("java/") && isJdks(its) && ofTheJdk(name) != null;
        return isSettled || missing(name) != null;
    }

    /** Whether it asks nobody but loaders of the JDK's. */
    private static boolean isJdks(ClassLoader nearest) {
        for (ClassLoader at = nearest; at != null; at = at.getParent()) {
            if (at.getClass().getClassLoader() != null) {
                return false;
            }
        }
        return true;
    }

    /** Whether one that was missing has been loaded since. */
    boolean areMore() {
        for (String name : missing) {
            if (loader != null && found(name, loader) != null) {
                return true;
            }
        }
        return false;
    }
}
