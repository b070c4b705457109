package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.QuietMethods;
import java.io.Standpipe;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What loops are told of the methods of other classes. */
class PromisesTest {
    private static final int MANY = 1 << 20;

    private static boolean isInitialized;

    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private boolean answer = true;
    private int enough;

    /** In the agent's place. */
    private final class Answering implements LoadedCode, QuietMethods {
        @Override
        public byte[] classFile(String name, Class<?> type) {
            return null;
        }

        @Override
        public boolean areQuiet(Class<?> type, Collection<String> methods, Class<?> caller) {
            asked.add(type.getSimpleName() + methods + caller.getSimpleName());
            return answer;
        }
    }

    static final class Late {
        static {
            isInitialized = true;
        }

        private Late() {}

        static void use() {}
    }

    static final class Used {
        static final Object ONE = new Object();

        private Used() {}
    }

    private static final class Loop {}

    private static final class LoopToo {}

    private static final class OtherLoop {}

    @BeforeEach
    void begin() {
        enough = Promise.worthALook;
        Promise.worthALook = 8192;
        assertThat(Switch.on()).isNull();
        ClassFileSource.use(Answering::new);
        assertThat(Used.ONE).isNotNull();
    }

    @AfterEach
    void end() {
        ClassFileSource.use(null);
        Promise.worthALook = enough;
    }

    private static String named(Class<?> type, String method) {
        return type.getName().replace('.', '/') + '.' + method;
    }

    /** The answer may take longer than whoever asks first waits for it. */
    private static Decline answered(Class<?> own, String methods) throws InterruptedException {
        for (int k = 0; k < 200 && Promises.whyNotKept(own, methods, MANY, true) == Decline.METHODS_AWAITED; k++) {
            Thread.sleep(10);
        }
        return Promises.whyNotKept(own, methods, MANY, true);
    }

    @Test
    void whatIsQuietIsAskedForOnce() throws InterruptedException {
        String methods = named(Used.class, "<init>(I)V.") + named(Used.class, "of()I");
        assertThat(answered(Loop.class, methods)).isNull();
        assertThat(Standpipe.areQuiet(null, Loop.class, methods, MANY, 0)).isTrue();
        assertThat(asked).containsExactly("Used[<init>(I)V, of()I]Loop");
    }

    @Test
    void whatIsNotIsAskedForOnceToo() throws InterruptedException {
        answer = false;
        String methods = named(Used.class, "<init>(J)V");
        assertThat(answered(Loop.class, methods)).isEqualTo(Decline.METHODS_UNKNOWN);
        assertThat(Standpipe.areQuiet(null, Loop.class, methods, MANY, 0)).isFalse();
        assertThat(asked).hasSize(1);
    }

    @Test
    void aFewRoundsAreNotWorthIt() {
        String methods = named(Used.class, "<init>(F)V");
        for (int k = 0; k < 8; k++) {
            assertThat(Promises.whyNotKept(Loop.class, methods, 1000, true)).isEqualTo(Decline.METHODS_AWAITED);
        }
        assertThat(asked).isEmpty();
    }

    /** With a buffer so many rounds take as long as a few. */
    @Test
    void itTakesMoreOfThemWhereTheLoopIsFast() throws InterruptedException {
        String methods = named(Used.class, "<init>(D)V");
        for (int k = 0; k < 8; k++) {
            assertThat(Promises.whyNotKept(Loop.class, methods, 100_000, false)).isEqualTo(Decline.METHODS_AWAITED);
        }
        assertThat(asked).isEmpty();
        Promises.whyNotKept(Loop.class, methods, 1_000_000, false);
        assertThat(answered(Loop.class, methods)).isNull();
    }

    @Test
    void noClassIsLoadedOrInitialized() throws InterruptedException {
        String methods = named(Late.class, "of()I");
        assertThat(Promises.whyNotKept(Loop.class, methods, MANY, true)).isEqualTo(Decline.METHODS_AWAITED);
        assertThat(isInitialized).isFalse();
        assertThat(asked).isEmpty();
        Late.use();
        assertThat(answered(Loop.class, methods)).isNull();
    }

    @Test
    void aClassWhoseFieldsAreUsedMustBeThere() throws ClassNotFoundException {
        ClassFileSource.use(null);
        String all = "java/awt/Point.";
        assertThat(Promises.whyNotKept(Loop.class, all, 1, false)).isEqualTo(Decline.METHODS_AWAITED);
        Class.forName("java.awt.Point", false, getClass().getClassLoader());
        assertThat(Promises.whyNotKept(Loop.class, all, 1, false)).isNull();
        assertThat(Promises.whyNotKept(Loop.class, all + "." + named(Used.class, "of()I"), MANY, true))
                .isEqualTo(Decline.METHODS_UNKNOWN);
    }

    @Test
    void withoutAnAgentNothingIsKnown() {
        ClassFileSource.use(null);
        assertThat(Promises.whyNotKept(OtherLoop.class, named(Used.class, "of()J"), MANY, true))
                .isEqualTo(Decline.METHODS_UNKNOWN);
    }

    /** The doorway is public. */
    @Test
    void whoeverAsksForAnythingLearnsNothing() throws InterruptedException {
        for (String odd : new String[] {
            "", ".", "..", "...", "a", "a.", ".b", "a.b", "a.b.", "a..b", "[I.<init>()V", "java/lang/String.<init>()V"
        }) {
            assertThat(Standpipe.areQuiet(null, LoopToo.class, odd, MANY, 0))
                    .as(odd)
                    .isFalse();
            assertThat(Standpipe.areQuiet(null, String.class, odd, MANY, -1))
                    .as(odd)
                    .isFalse();
        }
        assertThat(Standpipe.areQuiet(null, null, "a.b", MANY, 0)).isFalse();
        assertThat(Standpipe.areQuiet(null, LoopToo.class, null, MANY, 0)).isFalse();
        assertThat(Standpipe.areQuiet(null, LoopToo.class, "a.b", -1, 0)).isFalse();
        for (int k = 0; k < 1000; k++) {
            Standpipe.areQuiet(null, OtherLoop.class, "a.b" + k, MANY, 0);
        }
        assertThat(Promises.whyNotKept(OtherLoop.class, "a.c", MANY, true)).isEqualTo(Decline.METHODS_UNKNOWN);
        assertThat(asked).isEmpty();
    }
}
