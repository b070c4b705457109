package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataInputStream;
import java.io.File;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Which loader has what, where the agent is in its jar. */
class AgentClassLoaderIT {
    private URLClassLoader classPath;
    private ClassLoader loader;

    @BeforeEach
    void takeTheAgentFromItsJar() throws Exception {
        classPath =
                new URLClassLoader(new URL[] {new File(Jvm.agentJar()).toURI().toURL()}, null);
        Method ofTheAgent = classPath
                .loadClass("dev.standpipe.agent.AgentClassLoader")
                .getDeclaredMethod("ofTheAgent", Instrumentation.class);
        ofTheAgent.setAccessible(true);
        loader = (ClassLoader) ofTheAgent.invoke(null, (Instrumentation) null);
    }

    @AfterEach
    void close() throws Exception {
        classPath.close();
    }

    @Test
    void onlyTheAgentHasItsOwnClasses() throws Exception {
        for (String name : new String[] {
            "agent.RunningAgent",
            "agent.AgentSession",
            "options.Options",
            "report.Report",
            // with no instrumentation there is no way to the JVM's own loader
            "inside.rewriter.Rewriter",
            "inside.rewriter.asm.ClassReader"
        }) {
            Class<?> type = loader.loadClass("dev.standpipe." + name);
            assertThat(type.getClassLoader()).as(name).isSameAs(loader);
            assertThat(type.getProtectionDomain()).isSameAs(door().getProtectionDomain());
            assertThat(type.getPackage().getName()).isEqualTo(name(type));
        }
    }

    private static String name(Class<?> type) {
        return type.getName().substring(0, type.getName().lastIndexOf('.'));
    }

    private Class<?> door() throws ClassNotFoundException {
        return classPath.loadClass("dev.standpipe.agent.Agent");
    }

    @Test
    void theProgramMayHaveTheRuntime() throws Exception {
        for (String name : new String[] {
            "runtime.Switch",
            "runtime.codec.Codec",
            "runtime.link.Link",
            "io.AsyncFile",
            "agent.Agent",
            "agent.AttachHandler"
        }) {
            assertThat(loader.loadClass("dev.standpipe." + name).getClassLoader())
                    .as(name)
                    .isSameAs(classPath);
        }
        assertThat(loader.loadClass("java.util.ArrayList")).isSameAs(ArrayList.class);
    }

    @Test
    void theVersionIsKnown() throws Exception {
        Object version = loader.loadClass("dev.standpipe.report.Version")
                .getMethod("ofThis")
                .invoke(null);
        assertThat(version)
                .isEqualTo(door().getPackage().getImplementationVersion())
                .isNotNull();
    }

    @Test
    void resourcesAreThoseOfTheJar() throws Exception {
        String name = "dev/standpipe/runtime/link/java.io.Standpipe.bin";
        try (InputStream in = loader.getResourceAsStream(name);
                InputStream same = classPath.getResourceAsStream(name)) {
            assertThat(bytes(in)).isEqualTo(bytes(same)).hasSizeGreaterThan(1000);
        }
        assertThat(loader.getResourceAsStream("dev/standpipe/none")).isNull();
        try (InputStream in = loader.getResourceAsStream("META-INF/MANIFEST.MF")) {
            assertThat(in).isNotNull();
        }
    }

    private static byte[] bytes(InputStream in) throws Exception {
        byte[] bytes = new byte[in.available()];
        new DataInputStream(in).readFully(bytes);
        assertThat(in.read()).isNegative();
        return bytes;
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertThatThrownBy(() -> loader.loadClass("dev.standpipe.agent.None"))
                .isInstanceOf(ClassNotFoundException.class)
                .hasMessage("dev.standpipe.agent.None");
    }

    @Test
    void manyThreadsGetTheSameClasses() throws Exception {
        List<Callable<Class<?>>> requests =
                Collections.nCopies(16, () -> loader.loadClass("dev.standpipe.inside.rewriter.rule.Rules"));
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            Set<Class<?>> loaded = new HashSet<>();
            for (Future<Class<?>> one : threads.invokeAll(requests)) {
                loaded.add(one.get());
            }
            assertThat(loaded).hasSize(1);
        } finally {
            threads.shutdown();
        }
    }
}
