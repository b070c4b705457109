package gaps;

import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Old programs one after the other in this JVM. {@code FOLDER ROUNDS CLASS SIZE…} */
public final class Suite {
    private Suite() {}

    public static void main(String[] args) throws Exception {
        for (int i = 2; i < args.length; i += 2) {
            File folder = new File(args[0], args[i]);
            if (!folder.isDirectory() && !folder.mkdirs()) {
                throw new IllegalStateException("cannot make " + folder);
            }
            System.out.println("program " + args[i]);
            run(args[i], "generate", folder.getPath(), args[i + 1]);
            for (int round = 0; round < Integer.parseInt(args[1]); round++) {
                run(args[i], "run", folder.getPath());
            }
        }
    }

    private static void run(String program, String... arguments) throws ReflectiveOperationException {
        Method main = Class.forName(program).getMethod("main", String[].class);
        main.setAccessible(true);
        try {
            main.invoke(null, (Object) arguments);
        } catch (InvocationTargetException x) {
            System.out.println(arguments[0] + ": " + x.getCause());
        }
    }
}
