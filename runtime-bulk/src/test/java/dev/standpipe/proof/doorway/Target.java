package dev.standpipe.proof.doorway;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** A method that code of the application can call. */
final class Target {
    final String name;
    final Class<?>[] parameters;
    private final Method method;
    private final Object owner;
    private final AtomicLong calls = new AtomicLong();

    private Target(Method method, Object owner) {
        this.method = method;
        this.owner = owner;
        this.name = method.getName();
        this.parameters = method.getParameterTypes();
    }

    /** All public and protected static methods of a class, whichever there will be. */
    static List<Target> staticsOf(Class<?> type) {
        List<Target> targets = new ArrayList<>();
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers())
                    && (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0) {
                if (!Modifier.isPublic(method.getModifiers()) || !Modifier.isPublic(type.getModifiers())) {
                    method.setAccessible(true);
                }
                targets.add(new Target(method, null));
            }
        }
        targets.sort(Comparator.comparing(Target::toString));
        return targets;
    }

    /** The method of this name of an object. */
    static Target of(Object owner, Class<?> type, String name) {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name)) {
                return new Target(method, owner);
            }
        }
        throw new IllegalArgumentException(type + " has no " + name);
    }

    Object call(Object[] arguments) throws Throwable {
        calls.lazySet(calls.get() + 1);
        try {
            return method.invoke(owner, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } catch (IllegalArgumentException | IllegalAccessException e) {
            throw new AssertionError(this + " cannot be called with " + Arrays.toString(arguments), e);
        }
    }

    /** Nearly: threads lose some of each other's. */
    long calls() {
        return calls.get();
    }

    @Override
    public String toString() {
        return method.getDeclaringClass().getSimpleName() + "." + name + Arrays.toString(parameters);
    }
}
