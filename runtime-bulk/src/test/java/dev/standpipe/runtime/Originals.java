package dev.standpipe.runtime;

import java.lang.reflect.Method;

/** The methods that mutants have put something else in the place of. */
public final class Originals {
    private Originals() {}

    public static Object call(Object engine, String name, Object... args) throws Exception {
        return callOf(engine.getClass(), engine, name, args);
    }

    public static Object callOf(Class<?> type, Object engine, String name, Object... args) throws Exception {
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals("original_" + name)) {
                method.setAccessible(true);
                return method.invoke(engine, args);
            }
        }
        throw new NoSuchMethodException(name);
    }

    public static Object field(Object owner, String name) throws Exception {
        java.lang.reflect.Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(owner);
    }
}
