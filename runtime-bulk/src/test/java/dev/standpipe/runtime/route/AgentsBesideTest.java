package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.File;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What came with the command line is seen, and what came later. */
@Tag("slow")
class AgentsBesideTest {
    private static final String DEBUGGED = "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=127.0.0.1:0";

    /** A native agent that does nothing. */
    private static final String AGENT = "int Agent_OnLoad(void *vm, char *o, void *r) { return 0; }\n"
            + "int Agent_OnAttach(void *vm, char *o, void *r) { return 0; }\n";

    @TempDir
    Path dir;

    private String javaAgent;

    @BeforeEach
    void needsProc() throws IOException {
        assumeTrue(new File("/proc/self/maps").canRead(), "/proc tells");
        javaAgent = "-javaagent:" + agentJar(dir);
    }

    /** An agent that does nothing. */
    public static final class Idle {
        private Idle() {}

        public static void premain(String arguments, Instrumentation instrumentation) {
            // it is there
        }

        public static void agentmain(String arguments, Instrumentation instrumentation) {
            // and so here
        }
    }

    private static Path agentJar(Path dir) throws IOException {
        Path jar = dir.resolve("idle.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", Idle.class.getName());
        manifest.getMainAttributes().putValue("Agent-Class", Idle.class.getName());
        String entry = Idle.class.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new ZipEntry(entry));
            out.write(BootClassFiles.from(Idle.class.getClassLoader(), entry.replace(".class", "")));
        }
        return jar;
    }

    private void run(String what, String... options) throws Exception {
        runBehind("", what, options);
    }

    private void runBehind(String before, String what, String... options) throws Exception {
        Fork.run(before, AgentsBesideTest.class, what, dir, options);
    }

    @Test
    void whoeverIsAloneIsToldSo() throws Exception {
        run("nobody");
        run("nobody", "-XX:+UnlockDiagnosticVMOptions", "-XX:+StartAttachListener");
    }

    @Test
    void javaAgentsAreSomebodyUnlessOneIsOurs() throws Exception {
        run("onlyOurs", javaAgent);
        run("somebody", "-javaagent:" + Files.copy(agentJar(dir), dir.resolve("other.jar")));
        run("somebody", javaAgent, "-javaagent:" + dir.resolve("other.jar"));
        runBehind("export JAVA_TOOL_OPTIONS=-javaagent:" + dir.resolve("other.jar") + ";", "somebody");
        Path file = Files.write(dir.resolve("arguments"), ("\"-javaagent:" + dir + "/other.jar\"\n").getBytes());
        if (JavaVersion.RUNNING >= 9) {
            run("somebody", "@" + file);
        }
    }

    @Test
    void aDebuggerIsSeenByOursOnly() throws Exception {
        run("onlyOurs", javaAgent, DEBUGGED);
        run("alone", DEBUGGED);
    }

    @Test
    void nativeAgentsAreSomebody() throws Exception {
        Path library = library();
        run("somebody", "-agentpath:" + library);
        assumeTrue(JavaVersion.RUNNING >= 9, "before, the attach API lies elsewhere");
        run("nativeComes", "-Djdk.attach.allowAttachSelf=true");
    }

    @Test
    void aJavaAgentThatComesIsSomebody() throws Exception {
        assumeTrue(JavaVersion.RUNNING >= 9, "before, the attach API lies elsewhere");
        run("javaComes", "-Djdk.attach.allowAttachSelf=true");
    }

    /** As programs do with those that they have brought, so that no file is left behind. */
    @Test
    void aLibraryThatWasDeletedIsLookedAtInMemory() throws Exception {
        String[] attached = {"-XX:+UnlockDiagnosticVMOptions", "-XX:+StartAttachListener"};
        library("libquiet.so", AGENT);
        run("deletedAgent", attached);
        library("libharmless.so", "int JNI_OnLoad(void *vm, void *r) { return 0x10006; }\n");
        run("deletedHarmless", attached);
    }

    @Test
    void aLibraryThatIsGoneIsSomebodyWhereSomebodyHasAttached() throws Exception {
        assertThatThrownBy(() -> Exports.haveAgent(dir.resolve("gone.so").toString()))
                .isInstanceOf(IOException.class);
        Path text = Files.write(dir.resolve("text.so"), new byte[200]);
        assertThatThrownBy(() -> Exports.haveAgent(text.toString())).hasMessage("another format");
        assertThat(Exports.haveAgent(library().toString())).isTrue();
        for (String line : Files.readAllLines(Paths.get("/proc/self/maps"))) {
            if (line.endsWith("/libjava.so") || line.endsWith("/libc.so.6")) {
                assertThat(Exports.haveAgent(line.substring(line.indexOf('/')))).isFalse();
            }
        }
    }

    private Path library() throws IOException, InterruptedException {
        return library("libquiet.so", AGENT);
    }

    private Path library(String name, String code) throws IOException, InterruptedException {
        assumeTrue(new File("/usr/bin/cc").exists(), "a C compiler");
        Path source = Files.write(dir.resolve("library.c"), code.getBytes());
        Path library = dir.resolve(name);
        Process cc = new ProcessBuilder("cc", "-shared", "-fPIC", "-o", library.toString(), source.toString())
                .inheritIO()
                .start();
        assertThat(cc.waitFor()).isZero();
        return library;
    }

    static void nobody(Path dir) {
        check(null, AgentsBeside.found());
        check(null, AgentsBeside.found(dir.resolve("idle.jar").toFile()));
    }

    static void onlyOurs(Path dir) {
        check(null, AgentsBeside.found(dir.resolve("idle.jar").toFile()));
        alone(dir);
    }

    static void alone(Path dir) {
        check("somebody", AgentsBeside.found() == null ? null : "somebody");
    }

    static void somebody(Path dir) {
        alone(dir);
        String found = AgentsBeside.found(dir.resolve("idle.jar").toFile());
        check("somebody", found == null ? null : "somebody");
    }

    static void deletedAgent(Path dir) throws IOException {
        deleted(dir.resolve("libquiet.so"));
        check(dir.resolve("libquiet.so") + DeletedLibrary.MARK, AgentsBeside.found());
    }

    static void deletedHarmless(Path dir) throws IOException {
        deleted(dir.resolve("libharmless.so"));
        nobody(dir);
    }

    private static void deleted(Path library) throws IOException {
        System.load(library.toString());
        Files.delete(library);
    }

    static void nativeComes(Path dir) throws Exception {
        nobody(dir);
        attach("loadAgentPath", dir.resolve("libquiet.so"));
        somebody(dir);
    }

    static void javaComes(Path dir) throws Exception {
        check(null, AgentsBeside.found());
        attach("loadAgent", dir.resolve("idle.jar"));
        alone(dir);
    }

    private static void attach(String how, Path what) throws Exception {
        Class<?> machines = Class.forName("com.sun.tools.attach.VirtualMachine");
        String self = ManagementFactory.getRuntimeMXBean().getName().replaceFirst("@.*", "");
        Object machine = machines.getMethod("attach", String.class).invoke(null, self);
        machines.getMethod(how, String.class).invoke(machine, what.toString());
    }

    private static void check(String expected, String found) {
        if (expected == null ? found != null : !expected.equals(found)) {
            throw new AssertionError("found " + found);
        }
    }
}
