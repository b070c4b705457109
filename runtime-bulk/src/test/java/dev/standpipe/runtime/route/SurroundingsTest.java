package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.Op;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is proved holds for one class of one loader, as it was started, and for what its objects hold just now. */
class SurroundingsTest {
    private static final String NAME = Surrounded.class.getName() + "$";
    private static final LoadedCode CODE = new ClassFiles();

    @BeforeAll
    static void start() {
        assertThat(Switch.on()).isNull();
    }

    private static ProvedClass proved(Class<?> type) {
        return ProvedClass.of(type, CODE, true, ProvedClass.UNKNOWN);
    }

    private static long calls(InputStream stream, long most) {
        List<Bound> passages = proved(stream.getClass()).passages(Op.READ);
        assertThat(passages).hasSize(1);
        return passages.get(0).look(stream).calls(most);
    }

    @ParameterizedTest
    @CsvSource({"0, 1000", "2147483000, 647", "2147483647, 0", "-2000, 1000"})
    void aCounterThatDecidesDoesNotBeginAnew(int count, long calls) {
        assertThat(calls(new Surrounded.Counted(new ByteArrayInputStream(new byte[1]), count), 1000))
                .isEqualTo(calls);
    }

    @ParameterizedTest
    @CsvSource({"0, 1000", "-9223372036854775800, 2", "-9223372036854775808, 0"})
    void norDoesOneThatCountsDown(long left, long calls) {
        assertThat(calls(new Surrounded.CountedDown(new ByteArrayInputStream(new byte[1]), left), 1000))
                .isEqualTo(calls);
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "1000000, 1000", "0, 0", "-1, 0", "-9223372036854775808, 0", "9223372036854775807, 1000"})
    void aLimitIsKept(long left, long calls) {
        assertThat(calls(new Surrounded.Limited(new ByteArrayInputStream(new byte[1]), left), 1000))
                .isEqualTo(calls);
    }

    /** Defines some of the streams itself, whatever its parent has, and notes who asks it for what. */
    private static final class OwnLoader extends ClassLoader {
        private final List<String> defined;
        private final List<String> asked = new ArrayList<>();

        OwnLoader(String... defined) {
            super(SurroundingsTest.class.getClassLoader());
            this.defined = new ArrayList<>();
            this.defined.add(Surrounded.class.getName());
            for (String name : defined) {
                this.defined.add(NAME + name);
            }
        }

        Class<?> stream(String name) throws ClassNotFoundException {
            return Class.forName(NAME + name, true, this);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                asked.add(name);
                Class<?> found = findLoadedClass(name);
                if (found == null && defined.contains(name)) {
                    byte[] file = ClassFiles.of(name.replace('.', '/'));
                    found = defineClass(name, file, 0, file.length);
                }
                return found == null ? super.loadClass(name, resolve) : found;
            }
        }
    }

    private static InputStream made(Class<?> stream) throws Exception {
        Constructor<?> constructor = stream.getDeclaredConstructor(InputStream.class);
        constructor.setAccessible(true);
        return (InputStream) constructor.newInstance(new ByteArrayInputStream(new byte[100]));
    }

    @Test
    void nothingIsLoadedAndNoLoaderAsked() throws Exception {
        OwnLoader loader = new OwnLoader("Helped", "Helper");
        Class<?> helped = loader.stream("Helped");
        InputStream in = made(helped);
        loader.asked.clear();
        ProvedClass before = proved(helped);
        assertThat(loader.asked).isEmpty();
        assertThat(before.passages(Op.READ)).isEmpty();
        assertThat(before.isUndecided(Op.READ)).isTrue();
        assertThat(before.isWorthAnotherLook()).isFalse();
        in.read();
        assertThat(before.isWorthAnotherLook()).isTrue();
        loader.asked.clear();
        ProvedClass after = proved(helped);
        assertThat(loader.asked).isEmpty();
        assertThat(after.passages(Op.READ)).hasSize(1);
        assertThat(after.isUndecided(Op.READ)).isFalse();
    }

    @Test
    void kindsThatNobodyWantsAreLeftAlone() {
        LoadedCode unwanted = new LoadedCode() {
            @Override
            public byte[] classFile(String name, Class<?> type) {
                return CODE.classFile(name, type);
            }

            @Override
            public boolean wants(String kind) {
                return !kind.equals("delegate with a limit");
            }
        };
        ProvedClass left = ProvedClass.of(Surrounded.Limited.class, unwanted, true, ProvedClass.UNKNOWN);
        assertThat(left.isOfUse()).isFalse();
        assertThat(left.isUndecided()).isFalse();
        assertThat(left.kind).isNull();
        assertThat(left.whyNot).isEqualTo("the option streams leaves each delegate with a limit alone");
        assertThat(proved(Surrounded.Limited.class).isOfUse()).isTrue();
    }

    @Test
    void aHelperOfAnotherLoaderIsNotLookedAt() throws Exception {
        OwnLoader loader = new OwnLoader("Helped");
        InputStream in = made(loader.stream("Helped"));
        in.read();
        ProvedClass proved = proved(in.getClass());
        assertThat(proved.passages(Op.READ)).isEmpty();
        assertThat(proved.isUndecided(Op.READ)).isFalse();
    }

    @Test
    void aParentOfAnotherLoaderIsNotLookedAt() throws Exception {
        assertThat(proved(new OwnLoader("Child").stream("Child")).isOfUse()).isFalse();
        assertThat(proved(new OwnLoader("Child", "Parent").stream("Child")).passages(Op.READ))
                .hasSize(1);
    }

    /** An old JVM looks for the types of all fields of a class if it is asked for one. */
    @Test
    void fieldsWhoseTypesAreNotLoadedAreNotAskedFor() throws Exception {
        OwnLoader loader = new OwnLoader("WithAField", "Helper");
        Class<?> type = loader.stream("WithAField");
        loader.asked.clear();
        assertThat(proved(type).passages(Op.READ)).hasSize(JavaVersion.RUNNING >= 10 ? 1 : 0);
        assertThat(loader.asked).isEmpty();
        loader.stream("Helper");
        loader.asked.clear();
        assertThat(proved(type).passages(Op.READ)).hasSize(1);
        assertThat(loader.asked).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void assertionsAreAsTheClassWasToldAtItsStart(boolean on) throws Exception {
        OwnLoader loader = new OwnLoader("Asserting");
        loader.setClassAssertionStatus(Surrounded.class.getName(), on);
        Class<?> type = loader.stream("Asserting");
        loader.setClassAssertionStatus(Surrounded.class.getName(), !on);
        loader.setClassAssertionStatus(type.getName(), !on);
        loader.asked.clear();
        assertThat(proved(type).isUndecided(Op.READ)).isTrue();
        assertThat(loader.asked).isEmpty();
        loader.stream("Helper");
        assertThat(proved(type).passages(Op.READ)).hasSize(on ? 0 : 1);
    }

    @Test
    void ofOtherClassesItIsNotAsked() throws Exception {
        OwnLoader loader = new OwnLoader("AskingAsserting", "AssertingHelper");
        loader.setDefaultAssertionStatus(false);
        InputStream in = made(loader.stream("AskingAsserting"));
        in.read();
        assertThat(proved(in.getClass()).passages(Op.READ)).isEmpty();
    }

    @Test
    void aListenerIsStartedByNobodyButTheProgram() {
        Surrounded.Listener busy = new Surrounded.Listener() {
            @Override
            public void told() {}
        };
        InputStream in = new Surrounded.Listening(new ByteArrayInputStream(new byte[1]), busy);
        Bound passage = proved(in.getClass()).passages(Op.READ).get(0);
        assertThat(passage.look(in)).isNull();
        assertThat(Door.JDK.isInitialized(Surrounded.Listener.class)).isFalse();
        InputStream silent = new Surrounded.Listening(new ByteArrayInputStream(new byte[1]), Surrounded.Listener.NONE);
        assertThat(passage.look(silent)).isNotNull();
        assertThat(passage.look(in)).isNull();
    }
}
