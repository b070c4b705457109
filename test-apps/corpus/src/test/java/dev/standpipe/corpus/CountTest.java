package dev.standpipe.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.corpus.count.Carrying;
import dev.standpipe.corpus.count.CarryingLoop;
import dev.standpipe.rewrite.Hierarchy;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CountTest {
    @Test
    void callsEachLoopByItsName() throws IOException {
        Map<String, String> said = new TreeMap<>();
        for (Method method : CountedLoops.class.getDeclaredMethods()) {
            said.put(method.getName(), "other");
        }
        for (CarryingLoop loop : Carrying.loops(classFile(), Hierarchy.UNKNOWN)) {
            said.put(loop.method(), loop.pure() ? "pure" : "carries");
        }
        assertThat(said)
                .hasSizeGreaterThan(20)
                .allSatisfy((method, verdict) -> assertThat(method).startsWith(verdict));
    }

    @Test
    void saysWhereTheTransferIs() throws IOException {
        CarryingLoop loop = Carrying.loops(classFile(), Hierarchy.UNKNOWN).stream()
                .filter(l -> l.method().equals("pureRead"))
                .findAny()
                .orElseThrow();
        // iconst_0 istore_3 | iload_3 aload_2 arraylength if_icmpge aload_2 iload_3 aload_1 invokeinterface
        assertThat(loop.transfers()).containsExactly(9);
        assertThat(loop.reads()).isTrue();
        assertThat(loop.nested()).isFalse();
        assertThat(loop.line()).isPositive();
    }

    private static byte[] classFile() throws IOException {
        try (InputStream in = CountedLoops.class.getResourceAsStream("CountedLoops.class")) {
            return in.readAllBytes();
        }
    }
}
