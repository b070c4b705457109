package dev.standpipe.rewrite.catalogue;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Calls every method of the apps that can be called with what {@link Props} makes, on several occasions, and writes
 * down all that can be seen.
 */
final class Performance extends ClassLoader {
    private final Map<String, byte[]> classes;
    private final List<String> journal = new ArrayList<>();

    Performance(Map<String, byte[]> classes) {
        super(Performance.class.getClassLoader());
        this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    /** The lines, each for one call. */
    List<String> journal() throws Exception {
        for (String name : classes.keySet()) {
            Class<?> type = loadClass(name);
            if (!type.isInterface() && !Modifier.isAbstract(type.getModifiers())) {
                play(type);
            }
        }
        return journal;
    }

    private void play(Class<?> type) throws Exception {
        Method[] methods = type.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method method : methods) {
            if (!method.isSynthetic()
                    && !Modifier.isPrivate(method.getModifiers())
                    && Arrays.stream(method.getParameterTypes()).allMatch(Props::canMake)) {
                for (Props.Occasion occasion : Props.OCCASIONS) {
                    play(type, method, occasion);
                }
            }
        }
    }

    private void play(Class<?> type, Method method, Props.Occasion occasion) throws Exception {
        Object on = null;
        if (!Modifier.isStatic(method.getModifiers())) {
            Constructor<?>[] constructors = type.getDeclaredConstructors();
            if (constructors.length != 1 || constructors[0].getParameterTypes().length != 0) {
                return;
            }
            constructors[0].setAccessible(true);
            on = constructors[0].newInstance();
        }
        method.setAccessible(true);
        try (Props props = new Props(occasion)) {
            Object[] arguments = props.make(method.getParameterTypes());
            String outcome;
            try {
                outcome = "returns " + Props.described(method.invoke(on, arguments));
            } catch (InvocationTargetException e) {
                outcome = "throws " + e.getCause();
            }
            journal.add(type.getName() + "." + method.getName() + Arrays.toString(method.getParameterTypes())
                    + " with " + occasion + " " + outcome + ", leaves " + props.left(arguments)
                    + Props.fields(type, on));
        }
    }
}
