package neighbours.host;

/** The program that all hosts run, by a loader of their own. */
final class Program {
    static final String NAME = "neighbours.app.Loops";

    private Program() {}

    static void run(ClassLoader loader) throws Exception {
        run(loader.loadClass(NAME));
    }

    static void run(Class<?> program) throws Exception {
        Thread.currentThread().setContextClassLoader(program.getClassLoader());
        program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    }
}
