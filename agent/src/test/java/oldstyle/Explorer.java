package oldstyle;

import java.io.FilterInputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Says what of the JDK and of Standpipe it can reach, which must not be more than without Standpipe. */
public final class Explorer {
    private Explorer() {}

    public static void main(String[] arguments) throws Exception {
        Program.main(arguments);
        openPackages();
        try {
            Field field = FilterInputStream.class.getDeclaredField("in");
            field.setAccessible(true);
            System.out.println("the field in is open");
        } catch (RuntimeException closed) {
            System.out.println("the field in is closed");
        }
        try {
            System.out.println("reached " + Class.forName("org.objectweb.asm.ClassReader"));
        } catch (ClassNotFoundException hidden) {
            System.out.println("there is no ASM");
        }
    }

    /** Of all modules that there are, to this class and to whoever comes in a loader of his own. */
    private static void openPackages() throws Exception {
        Method module;
        try {
            module = Class.class.getMethod("getModule");
        } catch (NoSuchMethodException java8) {
            return;
        }
        Object own = module.invoke(Explorer.class);
        Object another = ClassLoader.class.getMethod("getUnnamedModule").invoke(new ClassLoader() {});
        Class<?> type = Class.forName("java.lang.Module");
        Object layer = Class.forName("java.lang.ModuleLayer").getMethod("boot").invoke(null);
        Iterable<?> modules = (Iterable<?>)
                Class.forName("java.lang.ModuleLayer").getMethod("modules").invoke(layer);
        Method open = type.getMethod("isOpen", String.class, type);
        Method exported = type.getMethod("isExported", String.class, type);
        java.util.TreeSet<String> told = new java.util.TreeSet<>();
        for (Object each : modules) {
            for (Object name : (Iterable<?>) type.getMethod("getPackages").invoke(each)) {
                for (Object to : new Object[] {own, another}) {
                    if ((Boolean) open.invoke(each, name, to)) {
                        told.add("open " + name);
                    } else if ((Boolean) exported.invoke(each, name, to)) {
                        told.add("exported " + name);
                    }
                }
            }
        }
        for (String line : told) {
            System.out.println(line);
        }
    }
}
