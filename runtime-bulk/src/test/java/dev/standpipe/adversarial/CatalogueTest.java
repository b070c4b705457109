package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.reflect.Method;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Every adversarial case has a test here or a reason why it has none. */
class CatalogueTest {
    private static final int CASES = 32;
    private static final Map<Integer, String> NOT_THE_RUNTIMES = new LinkedHashMap<>();

    static {
        NOT_THE_RUNTIMES.put(13, "where the try begins and ends around a loop is decided when the prefix is inserted");
        NOT_THE_RUNTIMES.put(29, "methods and class files of odd shapes are read by the rewriter");
        NOT_THE_RUNTIMES.put(30, "other agents, archives and attaching are the agent's");
        NOT_THE_RUNTIMES.put(31, "what a class looks like after rewriting is the rewriter's");
    }

    @Test
    void everyCaseHasATestOrAReason() throws Exception {
        Set<Integer> expected = IntStream.rangeClosed(1, CASES).boxed().collect(Collectors.toCollection(TreeSet::new));
        expected.removeAll(NOT_THE_RUNTIMES.keySet());
        assertThat(tested()).isEqualTo(expected);
    }

    private static Set<Integer> tested() throws Exception {
        Set<Integer> tested = new TreeSet<>();
        File folder = new File(CatalogueTest.class.getResource(".").toURI());
        for (File file : folder.listFiles((in, name) -> name.endsWith("Test.class"))) {
            String type = CatalogueTest.class.getPackage().getName() + "."
                    + file.getName().replace(".class", "");
            for (Method method : Class.forName(type).getDeclaredMethods()) {
                if (isTest(method) && !type.equals(CatalogueTest.class.getName())) {
                    tested.add(number(method));
                }
            }
        }
        return tested;
    }

    private static boolean isTest(Method method) {
        return method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(ParameterizedTest.class);
    }

    /** The number in the tag, which the name shown for the test repeats. */
    private static int number(Method method) {
        String tag = method.getAnnotation(Tag.class).value();
        String number = tag.substring(tag.indexOf('-') + 1);
        assertThat(tag).startsWith("case-");
        assertThat(method.getAnnotation(DisplayName.class).value())
                .as(method.toString())
                .startsWith(number + ": ");
        return Integer.parseInt(number);
    }
}
