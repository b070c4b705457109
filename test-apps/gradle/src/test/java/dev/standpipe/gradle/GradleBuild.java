package dev.standpipe.gradle;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.List;
import javax.tools.ToolProvider;
import net.bytebuddy.build.gradle.ByteBuddyTask;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.internal.project.ProjectInternal;
import org.gradle.api.tasks.Exec;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.testfixtures.ProjectBuilder;
import org.gradle.work.InputChanges;

/**
 * Gradle in this JVM, with the project of a folder and its {@code build.gradle}. A real build would run tasks one after
 * another, and tell them what has changed; this does so itself, and has javac do the work of Gradle's compiler.
 */
public final class GradleBuild {
    private final Project project;

    private GradleBuild(File folder) {
        project = ProjectBuilder.builder()
                .withName("app")
                .withProjectDir(folder)
                .withGradleUserHomeDir(new File(folder, "home"))
                .build();
        project.getExtensions().getExtraProperties().set("standpipeVersion", "0.1.0");
        runLinesInKotlin();
        ((ProjectInternal) project).evaluate();
    }

    /** Compiled, if there are any; those in Groovy are Gradle's business. */
    private void runLinesInKotlin() {
        try {
            Class.forName("dev.standpipe.gradle.LinesKt")
                    .getMethod("lines", Project.class)
                    .invoke(null, project);
        } catch (ClassNotFoundException inGroovy) {
            // Gradle finds them itself
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) {
        int code = 0;
        try {
            System.out.println(new GradleBuild(new File(arguments[0])).done(arguments[1]));
        } catch (Throwable e) {
            e.printStackTrace();
            code = 1;
        }
        // threads of Gradle's would go on
        System.exit(code);
    }

    private Object done(String task) throws IOException {
        if (task.equals("byteBuddy")) {
            compile();
            return rewrite();
        }
        return order((Exec) project.getTasks().getByName(task));
    }

    private void compile() {
        JavaCompile compiling = (JavaCompile) project.getTasks().getByName("compileJava");
        File classes = compiling.getDestinationDirectory().get().getAsFile();
        classes.mkdirs();
        String source = compiling.getSource().getSingleFile().getPath();
        int code = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.getPath(), source);
        if (code != 0) {
            throw new IllegalStateException("javac ends with " + code);
        }
    }

    /** Says which tasks it comes after. */
    private Object rewrite() throws IOException {
        ByteBuddyTask task = (ByteBuddyTask) project.getTasks().getByName("byteBuddy");
        task.apply((InputChanges) Proxy.newProxyInstance(
                GradleBuild.class.getClassLoader(),
                new Class<?>[] {InputChanges.class},
                (proxy, method, parameters) -> method.getName().equals("isIncremental") ? false : null));
        return task.getTaskDependencies().getDependencies(task);
    }

    /** What it would call, behind the tasks that come before. */
    private static Object order(Exec task) {
        StringBuilder order = new StringBuilder();
        for (Task before : task.getTaskDependencies().getDependencies(task)) {
            order.append(before.getName()).append('\n');
        }
        List<String> command = task.getCommandLine();
        return order + String.join("\n", command);
    }
}
