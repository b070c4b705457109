package dev.standpipe.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PatternsTest {
    @Test
    void matchesAsARegularExpressionWould() {
        Random random = new Random(7);
        int matched = 0;
        for (int i = 0; i < 20_000; i++) {
            String pattern = text(random, "ab.*?", 8);
            String name = text(random, "ab/", 10);
            String expression = pattern.replace(".", "/").replace("?", ".").replace("*", ".*");
            boolean expected = !pattern.isEmpty() && Pattern.matches(expression, name);
            assertThat(Patterns.of(pattern).match(name))
                    .as("%s against %s", pattern, name)
                    .isEqualTo(expected);
            matched += expected ? 1 : 0;
        }
        assertThat(matched).isGreaterThan(1000);
    }

    @Test
    void anyOfSeveralIsEnough() {
        Patterns patterns = Patterns.of("com.acme.* : :org/x/Y");
        assertThat(patterns.match("org.x.Y")).isTrue();
        assertThat(patterns.match("com.acme.A$B")).isTrue();
        assertThat(patterns.match("com.acmeA")).isFalse();
        assertThat(Patterns.of(" : ").isEmpty()).isTrue();
    }

    @Test
    void knowsWhichHaveMetNothing() {
        Patterns patterns = Patterns.of("com.*:com.acme.*:org.x.Y:*");
        assertThat(patterns.match("com/acme/A")).isTrue();
        assertThat(patterns.unmet()).containsExactly("org.x.Y");
        assertThat(patterns.match("com/B")).isTrue();
        assertThat(patterns.match("org/x/Y")).isTrue();
        assertThat(patterns.unmet()).isEmpty();
    }

    private static String text(Random random, String letters, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(length); i > 0; i--) {
            text.append(letters.charAt(random.nextInt(letters.length())));
        }
        return text.toString();
    }
}
