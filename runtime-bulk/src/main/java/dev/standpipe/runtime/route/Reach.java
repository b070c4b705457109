package dev.standpipe.runtime.route;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Whether the JVM lets the code of one class name another, and make objects of it. */
final class Reach {
    private static final int MODULES_SINCE = 9;

    private Reach() {}

    /** False also where it is not simply so. */
    static boolean isOpen(Class<?> type, Class<?> by) {
        int access = type.getModifiers();
        boolean isPublic = Modifier.isPublic(access) || Modifier.isProtected(access);
        boolean isBeside =
                type.getClassLoader() == by.getClassLoader() && packageOf(type).equals(packageOf(by));
        return !Modifier.isAbstract(access) && !type.isArray() && (isBeside || isPublic && isOfOneModule(type, by));
    }

    private static String packageOf(Class<?> type) {
        return type.getName().substring(0, type.getName().lastIndexOf('.') + 1);
    }

    /** Those without a name are open to each other. */
    private static boolean isOfOneModule(Class<?> type, Class<?> by) {
        if (JavaVersion.RUNNING < MODULES_SINCE) {
            return true;
        }
        try {
            Method module = Class.class.getMethod("getModule");
            Object its = module.invoke(type);
            Object own = module.invoke(by);
            Method isNamed = module.getReturnType().getMethod("isNamed");
            return its == own || !(Boolean) isNamed.invoke(its) && !(Boolean) isNamed.invoke(own);
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
