package dev.standpipe.rewrite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.law.Laws;
import dev.standpipe.rewrite.report.Finding;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Loops that are left alone are counted; nothing else changes, neither in their methods nor for other loops. */
@Tag("once")
class CountedEntriesTest {
    private int numbers;

    private final Rewriter counting = Rewriter.standard().numberedBy(finding -> ++numbers);

    @TestFactory
    Stream<DynamicTest> theLawsHoldForLoopsThatAreCounted() {
        return Setting.all().stream()
                .map(setting -> DynamicTest.dynamicTest(setting.toString(), () -> {
                    Rewriter counts = counting.countingEntries();
                    for (byte[] classFile : setting.classes(Catalogue.apps()).values()) {
                        assertThat(Laws.breaches(counts, classFile)).isEmpty();
                    }
                }));
    }

    @Test
    void noDecisionDependsOnIt() {
        for (byte[] classFile : Setting.javac().classes(Catalogue.apps()).values()) {
            assertThat(verdicts(counting.countingEntries().rewrite(classFile)))
                    .isEqualTo(verdicts(counting.rewrite(classFile)));
        }
    }

    private static List<String> verdicts(Rewriting rewriting) {
        List<String> verdicts = new ArrayList<>();
        rewriting.findings().forEach(finding -> verdicts.add(finding.toString()));
        return verdicts;
    }

    @Test
    void jvmsTakeIt() throws Exception {
        Map<String, byte[]> classes = new HashMap<>();
        int counted = 0;
        int alone = 0;
        for (Map.Entry<String, byte[]> one :
                Setting.javac().classes(Catalogue.apps()).entrySet()) {
            Rewriting rewriting = counting.countingEntries().rewrite(one.getValue());
            classes.put(one.getKey().replace('/', '.'), rewriting.classFile());
            for (Finding finding : rewriting.findings()) {
                alone += finding.isRewritten() ? 0 : 1;
                counted += finding.isRewritten() || finding.site() == 0 ? 0 : 1;
            }
        }
        assertThat(counted).as("of " + alone + " loops").isGreaterThan(alone * 9 / 10);
        ClassLoader loader = new ClassLoader() {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] classFile = classes.get(name);
                if (classFile == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, classFile, 0, classFile.length);
            }
        };
        for (String name : classes.keySet()) {
            // which verifies it
            assertThat(Class.forName(name, true, loader).getClassLoader()).isSameAs(loader);
        }
    }
}
