package neighbours.host;

import java.io.File;
import java.lang.management.ManagementFactory;

/** Loads the program, then has the agent attached to itself if it is told which, and runs the program only then. */
public final class Late {
    private Late() {}

    public static void main(String[] arguments) throws Exception {
        Class<?> program = Class.forName(Program.NAME);
        Class.forName("neighbours.app.Column");
        if (arguments.length > 0) {
            String self = ManagementFactory.getRuntimeMXBean().getName().replaceFirst("@.*", "");
            String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
            int code = new ProcessBuilder(java, "-jar", arguments[0], "attach", self, "report=report.json")
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .redirectOutput(new File("attach.txt"))
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IllegalStateException("attach ended with " + code);
            }
        }
        Program.run(program);
    }
}
