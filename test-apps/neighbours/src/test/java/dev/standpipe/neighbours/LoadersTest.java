package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rewritten code finds the runtime, whichever loader it came by. */
class LoadersTest {
    private static final String PROGRAM = "neighbours.app.Loops";

    @Test
    @Tag("once")
    void application() throws Exception {
        Moved.allLoops(Trial.of("application", "-cp", Jars.app(), PROGRAM));
    }

    @Test
    @Tag("once")
    void childFirst() throws Exception {
        String classPath = Places.classPath(Jars.host(), Jars.app());
        Trial trial = Trial.of("child-first", "-cp", classPath, "neighbours.host.ChildFirst", Jars.app());
        assertThat(Moved.allLoops(trial).get(0).out()).contains("of neighbours.host.ChildFirst");
    }

    @Test
    void nullParent() throws Exception {
        Trial trial = Trial.of("null-parent", "-cp", Jars.host(), "neighbours.host.NullParent", Jars.app());
        assertThat(Moved.allLoops(trial).get(0).out()).contains("of java.net.URLClassLoader");
    }

    @Test
    @Tag("once")
    void osgi() throws Exception {
        String classPath = Places.classPath(Jars.host(), Places.jar("felix.jar"));
        Trial trial = Trial.of("osgi", "-cp", classPath, "neighbours.host.Osgi", Jars.bundle(), "cache");
        assertThat(Moved.allLoops(trial).get(0).out())
                .contains("of org.apache.felix.framework.BundleWiringImpl$BundleClassLoader");
    }

    @Test
    @Tag("once")
    void jbossModules() throws Exception {
        assumeTrue(Places.JAVA >= 11, "JBoss Modules 2.1.5 needs Java 11");
        Path module = Files.createDirectories(Places.MADE.resolve("modules/neighbours/app/main"));
        Files.copy(Jars.app(), module.resolve("app.jar"), StandardCopyOption.REPLACE_EXISTING);
        write(
                module.resolve("module.xml"),
                "<module xmlns='urn:jboss:module:1.9' name='neighbours.app'>"
                        + "<resources><resource-root path='app.jar'/></resources></module>");
        String classPath = Places.classPath(Jars.host(), Places.jar("jboss-modules.jar"));
        Path modules = Places.MADE.resolve("modules");
        Trial trial = Trial.of("jboss-modules", "-cp", classPath, "neighbours.host.JBoss", modules);
        assertThat(Moved.allLoops(trial).get(0).out()).contains("of org.jboss.modules.ModuleClassLoader");
    }

    @Test
    void namedModule() throws Exception {
        assumeTrue(Places.JAVA >= 9, "there are no modules before Java 9");
        Moved.allLoops(Trial.of("named-module", "-p", Jars.moduleFolder(), "-m", "neighbours.app/" + PROGRAM));
    }

    @Test
    void tomcat() throws Exception {
        Path lib = Files.createDirectories(Places.MADE.resolve("war/WEB-INF/lib"));
        Files.copy(Jars.app(), lib.resolve("app.jar"), StandardCopyOption.REPLACE_EXISTING);
        String classPath = Places.classPath(
                Jars.host(), Places.jar("tomcat-embed-core.jar"), Places.jar("tomcat-annotations-api.jar"));
        Trial trial = Trial.of("tomcat", "-cp", classPath, "neighbours.host.War", Places.MADE.resolve("war"), "base")
                .withChatter();
        assertThat(Moved.allLoops(trial).get(0).out())
                .contains("of org.apache.catalina.loader.ParallelWebappClassLoader");
    }

    @Test
    @Tag("once")
    void springBoot2() throws Exception {
        Path jar = Jars.springBoot("spring-boot-loader-2.jar", "org.springframework.boot.loader.JarLauncher");
        Trial trial = Trial.of("spring-boot-2", "-jar", jar);
        assertThat(Moved.allLoops(trial).get(0).out())
                .contains("of org.springframework.boot.loader.LaunchedURLClassLoader");
    }

    @Test
    @Tag("once")
    void springBoot3() throws Exception {
        assumeTrue(Places.JAVA >= 17, "Spring Boot 3 needs Java 17");
        Path jar = Jars.springBoot("spring-boot-loader-3.jar", "org.springframework.boot.loader.launch.JarLauncher");
        Trial trial = Trial.of("spring-boot-3", "-jar", jar);
        assertThat(Moved.allLoops(trial).get(0).out())
                .contains("of org.springframework.boot.loader.launch.LaunchedClassLoader");
    }

    private static Path write(Path file, String text) throws Exception {
        return Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
