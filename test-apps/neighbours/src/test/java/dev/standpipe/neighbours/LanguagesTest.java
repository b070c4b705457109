package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs of other compilers give the same with the agent, and their loops move in bulk. */
@Tag("once")
class LanguagesTest {
    /** Elements that each loop is asked for. */
    private static final long SIZE = 600;

    @Test
    void kotlin() throws Exception {
        Path library = Places.jar("kotlin-stdlib.jar");
        Map<String, Long> moved = moved("kotlin", "KotlinLoops", Places.COMPILED.resolve("kotlinc"), library);
        // Its index lives on, so the last element is left to the loop.
        assertThat(moved.remove("KotlinLoops.withIndex")).isEqualTo(SIZE - 1);
        assertThat(moved)
                .isEqualTo(all(
                        "KotlinLoops",
                        "down",
                        "each",
                        "forEach",
                        "indices",
                        "listed",
                        "looped",
                        "made",
                        "property",
                        "repeated",
                        "unsigned",
                        "until"));
    }

    @Test
    void scala2() throws Exception {
        Path library = Places.jar("scala-library.jar");
        assertThat(moved("scala-2", "ScalaLoops", Places.COMPILED.resolve("scalac-2"), library))
                .isEqualTo(all("ScalaLoops", "bytes", "go$1", "looped", "narrowed"));
    }

    @Test
    void scala3() throws Exception {
        Path[] classPath = {
            Places.COMPILED.resolve("scalac-3"), Places.jar("scala3-library.jar"), Places.jar("scala-library.jar")
        };
        assertThat(moved("scala-3", "ScalaLoops", classPath))
                .isEqualTo(all("ScalaLoops", "bytes", "go$1", "looped", "narrowed"));
    }

    @Test
    void groovy() throws Exception {
        assumeTrue(Places.JAVA >= 17, "the class at hand is of Java 17, as Groovy 4 makes them there");
        Path library = Places.jar("groovy.jar");
        assertThat(moved("groovy", "GroovyLoops", Places.COMPILED.resolve("groovyc"), library))
                .isEqualTo(all("GroovyLoops", "each"));
    }

    @Test
    void lombok() throws Exception {
        assertThat(moved("lombok", "neighbours.lombok.Grid"))
                .isEqualTo(all("Grid", "closing", "fields", "read", "write"));
    }

    private static Map<String, Long> all(String className, String... methods) {
        Map<String, Long> all = new TreeMap<>();
        for (String method : methods) {
            all.put(className + "." + method, SIZE);
        }
        return all;
    }

    private static Map<String, Long> moved(String name, String className, Path... classPath) throws Exception {
        Path[] all = Arrays.copyOf(classPath, classPath.length + 1);
        all[classPath.length] = Places.CLASSES;
        Trial trial = Trial.of(name, "-cp", Places.classPath(all), "neighbours.host.Languages", className);
        return Moved.elements(trial.run(0).get(1));
    }
}
