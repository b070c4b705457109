package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import oldstyle.Header;
import oldstyle.Hello;
import oldstyle.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program pays that has nothing to rewrite, in the currency that does not depend on the machine: classes. */
class StartUpIT {
    private static final Pattern LOADED = Pattern.compile("(?m)(?:\\[Loaded |\\[class,load\\] )(\\S+)");

    @Test
    void loadsNextToNothing() throws Exception {
        // What any agent makes the JVM load is not ours.
        List<String> before = loaded(Jvm.watched("enabled=false"));
        List<String> ours = loaded(Jvm.watched(""));
        ours.removeIf(name -> before.contains(name) && !name.startsWith("dev.standpipe."));
        assertThat(before).contains(Hello.class.getName());
        assertThat(ours).contains("dev.standpipe.agent.Agent");
        assertThat(ours).filteredOn(name -> name.startsWith("dev.standpipe.")).hasSizeLessThanOrEqualTo(17);
        assertThat(ours)
                .noneMatch(name -> name.startsWith("dev.standpipe.inside.")
                        || name.startsWith("dev.standpipe.runtime.")
                        || name.startsWith("java.util.regex.")
                        || name.startsWith("java.util.stream.")
                        || name.startsWith("java.util.logging.")
                        || name.startsWith("java.lang.management.")
                        || name.startsWith("dev.standpipe.") && name.contains("$$Lambda"));
    }

    /** From 18 on, reflection makes code for what it calls: 10 ms where it calls an agent. */
    @Test
    void theJdkMakesNoCodeToCallTheAgent() throws Exception {
        List<String> all = loaded(Jvm.watched(""));
        assertThat(all).contains("dev.standpipe.agent.Agent");
        assertThat(all.subList(all.indexOf("dev.standpipe.agent.Agent"), all.size()))
                .noneMatch(name -> name.startsWith("java.lang.invoke.LambdaForm$") || name.contains("$$Lambda"));
    }

    @Test
    void transfersThatAreInNoLoopTakeNoRewriter() throws Exception {
        assertThat(loaded(Jvm.watched(""), Header.class))
                .contains("dev.standpipe.rewrite.LoopFilter")
                .noneMatch(name -> name.startsWith("dev.standpipe.inside."))
                .doesNotContain("dev.standpipe.agent.ClassRewriting");
    }

    @Test
    void nothingOfTheCacheIsLoadedUnlessItIsWanted(@TempDir Path folder) throws Exception {
        String data = folder.resolve("cells").toString();
        assertThat(loaded(Jvm.helped(""), Program.class, data, "100"))
                .contains("dev.standpipe.runtime.engine.Engine")
                .noneMatch(StartUpIT::isOfTheCache);
        assertThat(loaded(Jvm.helped("cache=" + folder.resolve("cache")), Program.class, data, "100"))
                .anyMatch(StartUpIT::isOfTheCache);
    }

    private static boolean isOfTheCache(String name) {
        return name.startsWith("dev.standpipe.cache.")
                || name.matches("dev\\.standpipe\\.agent\\.(KeptVerdicts|CacheKey)");
    }

    /** On 8 the first lambda takes as long as a hundred classes. */
    @Test
    void theFirstLoopTakesNoLambda(@TempDir Path folder) throws Exception {
        List<String> all =
                loaded(Jvm.helped(""), Program.class, folder.resolve("cells").toString(), "100");
        assertThat(all).contains("dev.standpipe.runtime.engine.Engine", "java.io.Standpipe");
        assertThat(all).noneMatch(name -> name.startsWith("dev.standpipe.") && name.contains("$$Lambda"));
    }

    /** Each takes milliseconds, with what comes with it. */
    @Test
    void theFirstLoopTakesNothingOfTheJdkThatIsSlowToStart(@TempDir Path folder) throws Exception {
        assertThat(loaded(Jvm.helped(""), Program.class, folder.resolve("cells").toString(), "100"))
                .noneMatch(name -> name.startsWith("java.util.ArrayDeque$$Lambda"))
                .doesNotContain("java.util.concurrent.atomic.LongAdder");
    }

    @Test
    void whatTheFirstLoopTakesIsNotInflated(@TempDir Path folder) throws Exception {
        List<String> ours =
                loaded(Jvm.helped(""), Program.class, folder.resolve("cells").toString(), "100");
        ours.removeIf(name -> !name.startsWith("dev.standpipe."));
        assertThat(ours).hasSizeGreaterThan(100);
        try (ZipFile jar = new ZipFile(Jvm.agentJar())) {
            for (String pack : new String[] {"agent", "findings", "rewriter", "doorway", "engine"}) {
                assertStored(jar, "dev/standpipe/agent/" + pack + ".classes");
            }
            for (String name : ours) {
                if (name.matches("dev\\.standpipe\\.(runtime\\..*|agent\\.(Agent|AttachHandler|.*Class.*))")) {
                    assertStored(jar, name.replace('.', '/') + ".class");
                }
            }
        }
    }

    private static void assertStored(ZipFile jar, String file) {
        ZipEntry entry = jar.getEntry(file);
        assertThat(entry).as(file).isNotNull();
        assertThat(entry.getMethod()).as(file).isEqualTo(ZipEntry.STORED);
    }

    @Test
    void leavesNoTraceWhenDisabled() throws Exception {
        List<String> ours = loaded(Jvm.watched("enabled=false"));
        assertThat(ours)
                .filteredOn(name -> name.startsWith("dev.standpipe."))
                .allMatch(name -> name.startsWith("dev.standpipe.options.")
                        || name.matches(
                                "dev\\.standpipe\\.agent\\.(Agent|AgentClassLoader|AttachHandler|RunningAgent)"));
    }

    private static List<String> loaded(Jvm jvm) throws Exception {
        return loaded(jvm, Hello.class);
    }

    private static List<String> loaded(Jvm jvm, Class<?> program, Object... arguments) throws Exception {
        Jvm.Ended ended = jvm.unverified()
                .with("-verbose:class")
                .running(program, arguments)
                .end();
        assertThat(ended.code).as(ended.err).isZero();
        List<String> names = new ArrayList<>();
        Matcher line = LOADED.matcher(ended.out.replaceAll("\\[class,load *\\]", "[class,load]"));
        while (line.find()) {
            names.add(line.group(1));
        }
        return names;
    }
}
